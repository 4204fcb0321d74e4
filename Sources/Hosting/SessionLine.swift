package import Assistant
import ConversationProtocol
package import JSONText

/// A conversation in a list.
package struct SessionLine: Hashable, Sendable {
  package var id: String
  package var owner: String
  package var updated: String
  /// A question is open.
  package var isParked: Bool

  package init(_ record: ConversationRecord) {
    id = record.id
    owner = record.owner
    updated = timestamp(record.updated)
    isParked = record.isParked
  }
}

extension SessionLine: JSONConvertible {
  package var jsonValue: JSON {
    JSON([
      "id": .text(id), "owner": .text(owner), "parked": .boolean(isParked), "updated": .text(updated),
    ])
  }

  package init(jsonValue json: JSON) throws(JSONMistake) {
    id = try json.text("id")
    owner = try json.text("owner")
    updated = try json.text("updated")
    isParked = try json.boolean("parked")
  }
}
