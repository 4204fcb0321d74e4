public import JSONText
public import struct Foundation.Date

/// A notification that was delivered: an object of `malgil notifications --json`, of `GET /v1/notifications` and of the
/// event `notification`.
public struct NotificationReport: Hashable, Sendable {
  /// Something that can be done with it.
  public struct Action: Hashable, Sendable {
    public var id: String
    public var title: String
    /// Whether something is written to it.
    public var takesText: Bool
    public var isDestructive: Bool

    public init(id: String, title: String, takesText: Bool = false, isDestructive: Bool = false) {
      (self.id, self.title, self.takesText, self.isDestructive) = (id, title, takesText, isDestructive)
    }
  }

  /// Of this delivery: what is delivered again has another one.
  public var id: String
  public var app: String
  /// What the app is called.
  public var name: String
  public var title: String
  public var subtitle: String
  public var body: String
  /// Notifications of one thread belong together.
  public var thread: String
  /// `passive`, `active`, `timeSensitive`, `critical`.
  public var level: String
  public var isHeard: Bool
  /// The app wants a picture shown beside it: `GET /v1/notifications/ID/picture`.
  public var hasPicture: Bool
  public var delivered: Date
  public var actions: [Action]

  public init(
    id: String, app: String, name: String, title: String, subtitle: String = "", body: String = "",
    thread: String = "", level: String = "active", isHeard: Bool = false,
    hasPicture: Bool = false, delivered: Date, actions: [Action] = []
  ) {
    (self.id, self.app, self.name, self.title) = (id, app, name, title)
    (self.subtitle, self.body, self.thread, self.level) = (subtitle, body, thread, level)
    (self.isHeard, self.hasPicture) = (isHeard, hasPicture)
    (self.delivered, self.actions) = (delivered, actions)
  }

  /// What it says, in one line.
  public var words: String {
    let head = [title, subtitle].filter { !$0.isEmpty }.joined(separator: " · ")
    return [head, body].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension NotificationReport: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "app": .text(app), "name": .text(name), "title": .text(title),
      "subtitle": .text(subtitle), "body": .text(body), "thread": .text(thread), "level": .text(level),
      "sound": .boolean(isHeard), "picture": .boolean(hasPicture),
      "delivered": .text(timestamp(delivered)), "actions": .list(of: actions),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), app: try json.text("app"), name: try json.text("name"),
      title: try json.text("title"), subtitle: try json.text("subtitle"), body: try json.text("body"),
      thread: try json.text("thread"), level: try json.text("level"), isHeard: try json.boolean("sound"),
      hasPicture: try json.booleanIfGiven("picture") ?? false, delivered: try json.time("delivered"),
      actions: try json.readList("actions"))
  }
}

extension NotificationReport.Action: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "title": .text(title), "text": .boolean(takesText),
      "destructive": .boolean(isDestructive),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), title: try json.text("title"), takesText: try json.boolean("text"),
      isDestructive: try json.boolean("destructive"))
  }
}
