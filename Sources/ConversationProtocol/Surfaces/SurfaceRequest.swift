public import JSONText

/// What is asked of a board of widgets, or of the controls.
public enum SurfaceRequest: Hashable, Sendable {
  /// The widgets from top to bottom.
  ///
  /// - `looksAnew`: somebody has just begun to look, for whom all providers are asked.
  case board(looksAnew: Bool)
  /// One widget as it is now.
  case show(widget: String)
  /// What can be placed.
  case kinds
  /// What a kind looks like to somebody who chooses it.
  case preview(kind: String, family: String?)
  case place(kind: String, family: String?, values: [String: String])
  case configure(widget: String, values: [String: String])
  case resize(widget: String, family: String)
  /// Puts a widget into a stack, in which the one that matters now is on top; nil takes it out of its stack.
  case stack(widget: String, in: String?)
  /// From 1, from top to bottom.
  case move(widget: String, to: Int)
  case remove(widget: String)
  case press(SurfacePress)
  case controls
  /// Gives a control other values.
  case configureControl(String, values: [String: String])
  /// What goes on and is seen, the most relevant first.
  case activities
  /// Puts an activity away.
  case dismiss(activity: String)
  /// Whether an app may show activities; nil: all apps.
  case allowActivities(Bool, of: String? = nil)
  /// Whether activities of an app may often be updated from outside.
  case allowFrequentUpdates(Bool, of: String)
  /// What was delivered, the newest first.
  case notifications
  /// Puts a notification away; nil: all of them.
  case clear(notification: String?)
  /// Whether an app may notify.
  case allowNotifications(app: String, Bool)
}

/// A press of a button or switch.
public struct SurfacePress: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A widget as people name it, and its button by number or title.
    case button(String, of: String)
    /// The identifier of a widget, and that of the button that the caller was given with the tree.
    case action(String, of: String)
    case control(String)
    /// The address of a widget, or of one of its links by number, title or address.
    case link(String?, of: String)
    /// An activity as people name it, and its button by number or title.
    case activityButton(String, of: String)
    /// The identifier of an activity, and that of the button that the caller was given with a tree.
    case activityAction(String, of: String)
    /// The address of an activity as people name it, or of one of its links by number, title or address.
    case activityLink(String?, of: String)
    /// A notification as people name it, and its action by identifier, number or title.
    case notificationAction(String, of: String)
  }

  public var target: Target
  /// What a switch is to be set to; nil for a button, and for a switch that is to be turned over.
  public var wanted: Bool?
  /// Two presses of one identifier are one.
  public var request: String
  /// The conversation in which it is a turn; nil: one of its own.
  public var session: String?
  /// What is written to an action of a notification.
  public var text: String?
  /// Given for the turn, as for a sentence: answers by slot, and whether ordinary confirmations are answered with yes.
  public var answers: [String: String] = [:]
  public var acceptsConfirmations = false

  public init(_ target: Target, wanted: Bool? = nil, request: String, session: String? = nil) {
    (self.target, self.wanted, self.request, self.session) = (target, wanted, request, session)
  }
}

// MARK: Its JSON

extension SurfaceRequest: JSONConvertible {
  public var jsonValue: JSON {
    switch self {
    case .board(let looksAnew): JSON(["verb": "board", "anew": .boolean(looksAnew)])
    case .show(let widget): JSON(["verb": "show", "widget": .text(widget)])
    case .kinds: JSON(["verb": "kinds"])
    case .controls: JSON(["verb": "controls"])
    case .configureControl(let control, let values):
      JSON(["verb": "configure-control", "control": .text(control), "values": Self.json(values)])
    case .activities: JSON(["verb": "activities"])
    case .notifications: JSON(["verb": "notifications"])
    case .clear(let notification): JSON(["verb": "clear", "notification": .text(notification)])
    case .allowNotifications(let app, let isOn):
      JSON(["verb": "allow-notifications", "app": .text(app), "on": .boolean(isOn)])
    case .dismiss(let activity): JSON(["verb": "dismiss", "activity": .text(activity)])
    case .allowActivities(let isOn, let app):
      JSON(["verb": "allow-activities", "app": .text(app), "on": .boolean(isOn)])
    case .allowFrequentUpdates(let isOn, let app):
      JSON(["verb": "allow-frequent-updates", "app": .text(app), "on": .boolean(isOn)])
    case .preview(let kind, let family):
      JSON(["verb": "preview", "kind": .text(kind), "family": .text(family)])
    case .place(let kind, let family, let values):
      JSON([
        "verb": "place", "kind": .text(kind), "family": .text(family), "values": Self.json(values),
      ])
    case .configure(let widget, let values):
      JSON(["verb": "configure", "widget": .text(widget), "values": Self.json(values)])
    case .resize(let widget, let family):
      JSON(["verb": "resize", "widget": .text(widget), "family": .text(family)])
    case .stack(let widget, let stack):
      JSON(["verb": "stack", "widget": .text(widget), "stack": .text(stack)])
    case .move(let widget, let place):
      JSON(["verb": "move", "widget": .text(widget), "to": .integer(place)])
    case .remove(let widget): JSON(["verb": "remove", "widget": .text(widget)])
    case .press(let press): press.jsonValue
    }
  }

  private static func json(_ values: [String: String]) -> JSON { JSON(values.mapValues { .text($0) }) }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    switch try json.text("verb") {
    case "board": self = .board(looksAnew: try json.booleanIfGiven("anew") ?? false)
    case "kinds": self = .kinds
    case "show": self = .show(widget: try json.name("widget"))
    case "controls": self = .controls
    case "configure-control":
      self = .configureControl(try json.name("control"), values: try Self.values(json))
    case "activities": self = .activities
    case "notifications": self = .notifications
    case "clear": self = .clear(notification: try json.nameIfGiven("notification"))
    case "allow-notifications":
      self = .allowNotifications(app: try json.name("app"), try json.boolean("on"))
    case "dismiss": self = .dismiss(activity: try json.name("activity"))
    case "allow-activities":
      self = .allowActivities(try json.boolean("on"), of: try json.nameIfGiven("app"))
    case "allow-frequent-updates":
      self = .allowFrequentUpdates(try json.boolean("on"), of: try json.name("app"))
    case "preview": self = .preview(kind: try json.name("kind"), family: try json.nameIfGiven("family"))
    case "place":
      self = .place(
        kind: try json.name("kind"), family: try json.nameIfGiven("family"), values: try Self.values(json))
    case "configure": self = .configure(widget: try json.name("widget"), values: try Self.values(json))
    case "resize": self = .resize(widget: try json.name("widget"), family: try json.name("family"))
    case "stack": self = .stack(widget: try json.name("widget"), in: try json.nameIfGiven("stack"))
    case "move": self = .move(widget: try json.name("widget"), to: try json.integer("to"))
    case "remove": self = .remove(widget: try json.name("widget"))
    case "press": self = .press(try SurfacePress(jsonValue: json))
    default: throw try json.value("verb").otherValue("verb")
    }
  }

  private static func values(_ json: JSON) throws(JSONMistake) -> [String: String] {
    try json.textMembersIfGiven("values") ?? [:]
  }
}

extension SurfacePress: JSONConvertible {
  public var jsonValue: JSON {
    var members: [String: JSON] = [
      "verb": "press", "request": .text(request), "session": .text(session),
      "on": wanted.map { .boolean($0) } ?? .null, "answers": JSON(answers.mapValues { .text($0) }),
      "yes": .boolean(acceptsConfirmations), "text": .text(text),
    ]
    switch target {
    case .button(let button, let widget):
      members.merge(["button": .text(button), "widget": .text(widget)]) { $1 }
    case .action(let action, let widget):
      members.merge(["action": .text(action), "widget": .text(widget)]) { $1 }
    case .control(let control): members["control"] = .text(control)
    case .link(let link, let widget):
      members.merge(["open": .text(widget), "link": .text(link)]) { $1 }
    case .activityButton(let button, let activity):
      members.merge(["button": .text(button), "activity": .text(activity)]) { $1 }
    case .activityAction(let action, let activity):
      members.merge(["action": .text(action), "activity": .text(activity)]) { $1 }
    case .activityLink(let link, let activity):
      members.merge(["openActivity": .text(activity), "link": .text(link)]) { $1 }
    case .notificationAction(let action, let notification):
      members.merge(["action": .text(action), "notification": .text(notification)]) { $1 }
    }
    return JSON(members)
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      try Target(reading: json), wanted: try json.booleanIfGiven("on"), request: try json.name("request"),
      session: try json.nameIfGiven("session"))
    text = try json.textIfGiven("text")
    answers = try json.textMembersIfGiven("answers") ?? [:]
    acceptsConfirmations = try json.booleanIfGiven("yes") ?? false
  }

  /// What is given for the turn.
  public func turnRequest(language: String? = nil) -> TurnRequest {
    TurnRequest(
      .answers(), in: session.map { .session($0) } ?? .new, answers: answers,
      acceptsConfirmations: acceptsConfirmations, id: request, language: language)
  }
}

extension SurfacePress.Target {
  fileprivate init(reading json: JSON) throws(JSONMistake) {
    let action = try json.nameIfGiven("action")
    if let control = try json.nameIfGiven("control") {
      self = .control(control)
    } else if let widget = try json.nameIfGiven("open") {
      self = .link(try json.textIfGiven("link"), of: widget)
    } else if let activity = try json.nameIfGiven("openActivity") {
      self = .activityLink(try json.textIfGiven("link"), of: activity)
    } else if let notification = try json.nameIfGiven("notification") {
      self = .notificationAction(try json.name("action"), of: notification)
    } else if let activity = try json.nameIfGiven("activity") {
      self =
        if let action { .activityAction(action, of: activity) } else {
          .activityButton(try json.name("button"), of: activity)
        }
    } else {
      let widget = try json.name("widget")
      self =
        if let action { .action(action, of: widget) } else { .button(try json.name("button"), of: widget) }
    }
  }
}
