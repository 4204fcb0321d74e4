package import Assistant

/// A conversation in a list.
package struct SessionLine: Hashable, Sendable, Codable {
  package var id: String
  package var owner: String
  package var updated: String
  /// A question is open.
  package var isParked: Bool

  private enum CodingKeys: String, CodingKey { case id, owner, updated, isParked = "parked" }

  package init(_ record: ConversationRecord) {
    id = record.id
    owner = record.owner
    updated = timestamp(record.updated)
    isParked = record.isParked
  }
}
