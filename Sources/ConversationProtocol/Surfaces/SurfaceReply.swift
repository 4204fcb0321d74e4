public import JSONText

/// What a board, or the controls, come to.
public struct SurfaceReply: Hashable, Sendable {
  /// From top to bottom; of a press, the widget that was pressed.
  public var widgets: [WidgetReport] = []
  public var kinds: [WidgetKindReport] = []
  public var controls: [ControlReport] = []
  /// What goes on, the most relevant first; of a press, the activity that was pressed.
  public var activities: [LiveActivityReport] = []
  /// What was delivered and not put away, the newest first.
  public var notifications: [NotificationReport] = []
  /// Of a press.
  public var turn: Turn?
  /// What was pressed is no longer shown: nothing was done, and the widget is shown as it is now.
  public var isStale = false
  /// Of a press on a link that leads out of the apps: for a person to open. It was not fetched.
  public var address: String?
  /// Sentences that can be said here.
  public var sentences: [String] = []

  public init() {}
}

extension SurfaceReply: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "widgets": .list(of: widgets), "kinds": .list(of: kinds), "controls": .list(of: controls),
      "activities": .list(of: activities), "notifications": .list(of: notifications),
      "turn": .of(turn), "stale": .boolean(isStale), "address": .text(address),
      "sentences": .texts(sentences),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    widgets = try json.readList("widgets")
    kinds = try json.readList("kinds")
    controls = try json.readList("controls")
    activities = json.given("activities") == nil ? [] : try json.readList("activities")
    notifications = json.given("notifications") == nil ? [] : try json.readList("notifications")
    turn = try json.readIfGiven("turn")
    isStale = try json.boolean("stale")
    address = try json.textIfGiven("address")
    sentences = try json.texts("sentences")
  }
}
