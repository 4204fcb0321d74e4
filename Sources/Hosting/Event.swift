package import Assistant
package import Foundation

/// Something that happened, as subscribers are told it: an object of `--jsonl`.
///
/// `ended` is the last of a turn and carries it whole.
package struct Event: Sendable {
  package enum Content: Sendable {
    /// What the assistant says.
    case said(Turn)
    case asked(Turn, TurnQuestion)
    case performed(Turn, TurnPerformance)
    case ended(Turn)
    /// An app tells of something that happened by itself.
    case notified(Notice)
  }

  /// Increases over all events of the daemon, also from one of its processes to the next.
  package var id: Int
  package var time: Date
  /// The person whom it concerns; nil: everybody.
  package var user: String?
  package var content: Content

  package init(id: Int, time: Date, user: String? = nil, content: Content) {
    self.id = id
    self.time = time
    self.user = user
    self.content = content
  }

  /// The events of one turn, in their order.
  package static func contents(of turn: Turn) -> [Content] {
    [.said(turn)] + turn.performed.map { .performed(turn, $0) }
      + (turn.question.map { [.asked(turn, $0)] } ?? [])
      + [.ended(turn)]
  }
}

/// What an app tells by itself: an order that moved on.
package struct Notice: Hashable, Sendable, Codable {
  package var app: String
  /// What it is about, in the app's own terms: the identifier of an order. A later notice replaces an earlier one.
  package var about: String
  /// In the daemon's language.
  package var text: String
  /// By language.
  package var texts: [String: String]
  /// From 0 to 1; nil when nothing progresses.
  package var fraction: Double?

  package init(
    app: String, about: String, text: String, texts: [String: String] = [:], fraction: Double? = nil
  ) {
    self.app = app
    self.about = about
    self.text = text
    self.texts = texts
    self.fraction = fraction
  }
}

extension Event: Encodable {
  private enum Key: String, CodingKey {
    case v, id, event, at, session, turn, text, texts, speech, question, app, intent, slots, effects, about,
      fraction
    case outcome
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .v)
    try container.encode(id, forKey: .id)
    try container.encode(timestamp(time), forKey: .at)
    switch content {
    case .said(let turn):
      try begin("said", of: turn, in: &container)
      try container.encode(turn.text, forKey: .text)
      try container.encode(turn.speech, forKey: .speech)
    case .asked(let turn, let question):
      try begin("asked", of: turn, in: &container)
      try container.encode(question, forKey: .question)
    case .performed(let turn, let performance):
      try begin("performed", of: turn, in: &container)
      try container.encode(performance.app, forKey: .app)
      try container.encode(performance.intent, forKey: .intent)
      try container.encode(performance.slots, forKey: .slots)
    case .ended(let turn):
      try container.encode("ended", forKey: .event)
      try container.encode(turn.session, forKey: .session)
      try container.encode(turn.outcome, forKey: .outcome)
      try container.encode(turn, forKey: .turn)
    case .notified(let notice):
      try container.encode("notified", forKey: .event)
      try container.encode(notice.app, forKey: .app)
      try container.encode(notice.about, forKey: .about)
      try container.encode(notice.text, forKey: .text)
      try container.encode(notice.texts, forKey: .texts)
      try container.encode(notice.fraction, forKey: .fraction)
    }
  }

  private func begin(
    _ name: String, of turn: Turn, in container: inout KeyedEncodingContainer<Key>
  ) throws {
    try container.encode(name, forKey: .event)
    try container.encode(turn.session, forKey: .session)
    try container.encode(turn.turn, forKey: .turn)
  }

  /// One line of JSON.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// `said`, `asked`, `performed`, `notified`, `ended`.
  package var name: String {
    switch content {
    case .said: "said"
    case .asked: "asked"
    case .performed: "performed"
    case .notified: "notified"
    case .ended: "ended"
    }
  }
}
