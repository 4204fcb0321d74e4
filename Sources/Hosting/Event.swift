package import Assistant
package import Foundation
package import JSONText

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
  /// The people whom it concerns; nil: everybody.
  package var users: Set<String>?
  package var content: Content

  package init(id: Int, time: Date, users: Set<String>? = nil, content: Content) {
    self.id = id
    self.time = time
    self.users = users
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
package struct Notice: Hashable, Sendable {
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

extension Event {
  /// Somebody of no name is told of everything.
  package func concerns(_ user: String) -> Bool { user.isEmpty || users?.contains(user) ?? true }

  /// One line of JSON.
  package func json() -> String {
    var members: [String: JSON] = [
      "v": .integer(1), "id": .integer(id), "at": .text(timestamp(time)), "event": .text(name),
    ]
    members.merge(content.members) { $1 }
    return JSON(members).line
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

extension Event.Content {
  fileprivate var members: [String: JSON] {
    switch self {
    case .said(let turn): named(turn, ["text": .text(turn.text), "speech": turn.speech.jsonValue])
    case .asked(let turn, let question): named(turn, ["question": question.jsonValue])
    case .performed(let turn, let performance):
      named(
        turn,
        [
          "app": .text(performance.app), "intent": .text(performance.intent),
          "slots": .object(of: performance.slots),
        ])
    case .ended(let turn):
      [
        "session": .text(turn.session), "outcome": .text(turn.outcome.rawValue), "turn": turn.jsonValue,
      ]
    case .notified(let notice): notice.members
    }
  }

  private func named(_ turn: Turn, _ members: [String: JSON]) -> [String: JSON] {
    members.merging(["session": .text(turn.session), "turn": .integer(turn.turn)]) { $1 }
  }
}

extension Notice {
  fileprivate var members: [String: JSON] {
    [
      "app": .text(app), "about": .text(about), "text": .text(text),
      "texts": JSON(texts.mapValues { .text($0) }),
      "fraction": .number(fraction),
    ]
  }

  /// What an event tells; nil when it tells of something else.
  package init?(ofEvent json: JSON) throws(JSONMistake) {
    guard json["event"]?.string == "notified" else { return nil }
    self.init(
      app: try json.text("app"), about: try json.text("about"), text: try json.text("text"),
      texts: (try json.members("texts")).reduce(into: [:]) { $0[$1.key] = $1.value.string },
      fraction: json["fraction"]?.number)
  }
}
