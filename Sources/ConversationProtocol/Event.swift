public import struct Foundation.Date
public import JSONText

/// Something that happened, as subscribers are told it: an object of `--jsonl`, of the control socket and of the
/// stream of HTTP.
///
/// `ended` is the last of a turn and carries it whole.
public struct Event: Hashable, Sendable {
  /// What happened.
  public enum Content: Hashable, Sendable {
    /// What the assistant says.
    case said(TurnPlace, text: String, TurnSpeech)
    case asked(TurnPlace, TurnQuestion)
    case performed(TurnPlace, TurnPerformance)
    case ended(Turn)
    /// An app tells of something that happened by itself.
    case notified(Notice)
    /// A widget shows something else.
    case widget(WidgetReport)
    /// A control has another value.
    case control(ControlReport)
    /// An activity began, shows something else, or is over.
    case activity(LiveActivityReport)
    /// A notification was delivered.
    case notification(NotificationReport)
  }

  /// Increases over all events of the daemon, also from one of its processes to the next.
  public var id: Int
  public var time: Date
  /// The people whom it concerns; nil: everybody. Not part of the JSON.
  public var users: Set<String>?
  public var content: Content

  public init(id: Int, time: Date, users: Set<String>? = nil, content: Content) {
    self.id = id
    self.time = time
    self.users = users
    self.content = content
  }

  /// The events of one turn, in their order.
  public static func contents(of turn: Turn) -> [Content] {
    let place = TurnPlace(session: turn.session, turn: turn.turn)
    return [.said(place, text: turn.text, turn.speech)] + turn.performed.map { .performed(place, $0) }
      + (turn.question.map { [.asked(place, $0)] } ?? []) + [.ended(turn)]
  }

  /// Whether to send the event to this user. An empty name receives every event.
  public func concerns(_ user: String) -> Bool { user.isEmpty || users?.contains(user) ?? true }
}

/// Which turn of which conversation.
public struct TurnPlace: Hashable, Sendable {
  public var session: String
  public var turn: Int

  public init(session: String, turn: Int) {
    self.session = session
    self.turn = turn
  }
}

/// What a subscriber is sent.
public enum EventLine: Hashable, Sendable {
  case event(Event)
  /// Events between the one that the subscriber knew and the next one are no longer there.
  case reset

  /// `said`, `asked`, `performed`, `notified`, `ended`, `widget`, `control`, `activity`, `notification`,
  /// `reset`.
  public var name: String {
    switch self {
    case .event(let event): event.content.name
    case .reset: "reset"
    }
  }
}

extension EventLine: JSONConvertible {
  public var jsonValue: JSON {
    switch self {
    case .event(let event): event.jsonValue
    case .reset: JSON(["event": "reset", "v": .integer(1)])
    }
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self = json["event"]?.string == "reset" ? .reset : .event(try Event(jsonValue: json))
  }
}

extension Event: JSONConvertible {
  public var jsonValue: JSON {
    var members: [String: JSON] = [
      "v": .integer(1), "id": .integer(id), "at": .text(timestamp(time)), "event": .text(content.name),
    ]
    members.merge(content.members) { $1 }
    return JSON(members)
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(id: try json.integer("id"), time: try json.time("at"), content: try Content(reading: json))
  }
}

extension Event.Content {
  fileprivate var name: String {
    switch self {
    case .said: "said"
    case .asked: "asked"
    case .performed: "performed"
    case .notified: "notified"
    case .ended: "ended"
    case .widget: "widget"
    case .control: "control"
    case .activity: "activity"
    case .notification: "notification"
    }
  }

  fileprivate var members: [String: JSON] {
    switch self {
    case .said(let place, let text, let speech):
      place.members.merging(["text": .text(text), "speech": speech.jsonValue]) { $1 }
    case .asked(let place, let question): place.members.merging(["question": question.jsonValue]) { $1 }
    case .performed(let place, let performance): place.members.merging(performance.members) { $1 }
    case .ended(let turn):
      ["session": .text(turn.session), "outcome": .text(turn.outcome.rawValue), "turn": turn.jsonValue]
    case .notified(let notice): notice.members
    case .widget(let widget): ["widget": widget.jsonValue]
    case .control(let control): ["control": control.jsonValue]
    case .activity(let activity): ["activity": activity.jsonValue]
    case .notification(let notification): ["notification": notification.jsonValue]
    }
  }

  fileprivate init(reading json: JSON) throws(JSONMistake) {
    switch try json.text("event") {
    case "said": self = .said(try TurnPlace(json), text: try json.text("text"), try json.read("speech"))
    case "asked": self = .asked(try TurnPlace(json), try json.read("question"))
    case "performed": self = .performed(try TurnPlace(json), try TurnPerformance(jsonValue: json))
    case "ended": self = .ended(try json.read("turn"))
    case "notified": self = .notified(try Notice(jsonValue: json))
    case "widget": self = .widget(try json.read("widget"))
    case "control": self = .control(try json.read("control"))
    case "activity": self = .activity(try json.read("activity"))
    case "notification": self = .notification(try json.read("notification"))
    default: throw try json.value("event").otherValue("event")
    }
  }
}

extension TurnPlace {
  fileprivate var members: [String: JSON] { ["session": .text(session), "turn": .integer(turn)] }

  fileprivate init(_ json: JSON) throws(JSONMistake) {
    self.init(session: try json.text("session"), turn: try json.integer("turn"))
  }
}
