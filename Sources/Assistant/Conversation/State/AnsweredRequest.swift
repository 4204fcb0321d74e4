package import ConversationProtocol

/// A reply that was given to a request with an id.
package struct AnsweredRequest: Hashable, Sendable, Codable {
  /// The JSON of the turn.
  package var text: String
  package var outcome: TurnOutcome
  /// Counts the requests of a conversation, so that the oldest can be told.
  package var number: Int?

  init(_ turn: Turn) {
    // A turn holds nothing that JSON cannot say.
    text = turn.json()
    outcome = turn.outcome
  }

  /// Nil when another version of the program wrote it.
  package var turn: Turn? { try? Turn(json: text) }
}

extension [String: AnsweredRequest] {
  /// A request is repeated soon or never.
  private static let capacity = 32

  /// Keeps the reply to a request; the oldest one gives way.
  mutating func keep(_ reply: AnsweredRequest, for id: String) {
    var reply = reply
    reply.number = (values.compactMap(\.number).max() ?? 0) + 1
    self[id] = reply
    guard count > Self.capacity,
      let oldest = self.min(by: { ($0.value.number ?? 0) < ($1.value.number ?? 0) })
    else { return }
    self[oldest.key] = nil
  }
}

extension Turn {
  /// - Parameter secrets: names of the sensitive parameters of an app's intent.
  func withoutSecrets(_ secrets: (_ app: String, _ intent: String) -> Set<String>) -> Turn {
    var turn = self
    if let app, let intent {
      let hidden = secrets(app, intent)
      turn.slots = turn.slots.filter { !hidden.contains($0.key) }
      // What was repaired is a part of what was said.
      if !hidden.isEmpty { turn.match?.repaired = nil }
    }
    for index in turn.performed.indices {
      let performance = turn.performed[index]
      let hidden = secrets(performance.app, performance.intent)
      turn.performed[index].slots = performance.slots.filter { !hidden.contains($0.key) }
    }
    return turn
  }
}
