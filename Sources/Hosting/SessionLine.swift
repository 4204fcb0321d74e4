package import Assistant
package import ConversationProtocol

extension SessionLine {
  /// The line of what is kept.
  package init(_ record: ConversationRecord) {
    self.init(
      id: record.id, owner: record.owner, updated: timestamp(record.updated), isParked: record.isParked)
  }
}
