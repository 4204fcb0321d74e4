public import JSONText

/// A control as it is at one moment: an object of `malgil controls --json`, of `GET /v1/controls` and of the event
/// `control`.
public struct ControlReport: Hashable, Sendable {
  /// The app and the kind.
  public var id: String
  public var app: String
  public var kind: String
  public var title: String
  /// What it says of its value, in words of the app.
  public var value: String
  /// What a press does, in a few words.
  public var hint: String?
  /// Nil for a button.
  public var isOn: Bool?
  public var isDisabled: Bool
  /// What it shows, as `Docs/Views.md` has it; nil when its value is not known.
  public var tree: JSON?
  /// Why its value is not known, for the app's developer.
  public var problem: String?
  /// What a person can set of it; nil for a control that cannot be set.
  public var form: Form?

  /// What can be set, and what is.
  public struct Form: Hashable, Sendable {
    public var parameters: [WidgetParameterReport]
    /// By name, as it was said.
    public var values: [String: String]
    /// What has to be set before the control can be shown, and is not.
    public var missing: [String]

    public init(parameters: [WidgetParameterReport], values: [String: String], missing: [String]) {
      (self.parameters, self.values, self.missing) = (parameters, values, missing)
    }
  }

  public init(
    id: String, app: String, kind: String, title: String, value: String, hint: String? = nil,
    isOn: Bool? = nil, isDisabled: Bool = false, tree: JSON? = nil, problem: String? = nil
  ) {
    (self.id, self.app, self.kind, self.title) = (id, app, kind, title)
    (self.value, self.hint, self.isOn, self.isDisabled) = (value, hint, isOn, isDisabled)
    (self.tree, self.problem) = (tree, problem)
  }
}

extension ControlReport: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "app": .text(app), "kind": .text(kind), "title": .text(title),
      "value": .text(value), "hint": .text(hint), "on": isOn.map { .boolean($0) } ?? .null,
      "disabled": .boolean(isDisabled), "tree": tree ?? .null, "problem": .text(problem),
      "form": .of(form),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), app: try json.text("app"), kind: try json.text("kind"),
      title: try json.text("title"), value: try json.text("value"), hint: try json.textIfGiven("hint"),
      isOn: try json.booleanIfGiven("on"), isDisabled: try json.boolean("disabled"),
      tree: json.given("tree"), problem: try json.textIfGiven("problem"))
    form = try json.readIfGiven("form")
  }
}

extension ControlReport.Form: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "parameters": .list(of: parameters), "values": JSON(values.mapValues { .text($0) }),
      "missing": .texts(missing),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      parameters: try json.readList("parameters"), values: try json.textMembersIfGiven("values") ?? [:],
      missing: try json.texts("missing"))
  }
}
