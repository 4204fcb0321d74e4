public import JSONText
public import struct Foundation.Date

/// A widget as it stands on a board at one moment: an object of `malgil widgets --json`, of `GET /v1/widgets` and of the
/// event `widget`.
public struct WidgetReport: Hashable, Sendable {
  public var id: String
  public var app: String
  public var kind: String
  public var title: String
  /// `systemSmall`, `systemMedium`, …
  public var family: String
  /// Widgets of one stack stand in one place.
  public var stack: String?
  /// What it shows, as `Docs/Views.md` has it; nil where there is nothing to show yet. A button carries an identifier that
  /// means something to the caller alone, and only while this entry is shown.
  public var tree: JSON?
  /// It is older than it should be: its provider failed.
  public var isStale: Bool
  /// Why, for the app's developer.
  public var problem: String?
  public var relevance: Double
  /// When it shows something else, as far as is known.
  public var next: Date?
  /// What its person has set, by name, as it was said.
  public var configuration: [String: String] = [:]

  public init(
    id: String, app: String, kind: String, title: String, family: String, stack: String? = nil,
    tree: JSON? = nil, isStale: Bool = false, problem: String? = nil, relevance: Double = 0,
    next: Date? = nil
  ) {
    (self.id, self.app, self.kind, self.title) = (id, app, kind, title)
    (self.family, self.stack, self.tree) = (family, stack, tree)
    (self.isStale, self.problem) = (isStale, problem)
    (self.relevance, self.next) = (relevance, next)
  }
}

extension WidgetReport: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "app": .text(app), "kind": .text(kind), "title": .text(title),
      "family": .text(family), "stack": .text(stack), "tree": tree ?? .null, "stale": .boolean(isStale),
      "problem": .text(problem), "relevance": .number(relevance), "next": .text(next.map { timestamp($0) }),
      "configuration": JSON(configuration.mapValues { .text($0) }),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), app: try json.text("app"), kind: try json.text("kind"),
      title: try json.text("title"), family: try json.text("family"), stack: try json.textIfGiven("stack"),
      tree: json.given("tree"), isStale: try json.boolean("stale"), problem: try json.textIfGiven("problem"),
      relevance: try json.numberIfGiven("relevance") ?? 0,
      next: json.given("next") == nil ? nil : try json.time("next"))
    configuration = try json.textMembersIfGiven("configuration") ?? [:]
  }
}

/// A kind of widget that can be placed.
public struct WidgetKindReport: Hashable, Sendable {
  public var app: String
  public var kind: String
  public var title: String
  public var details: String
  public var families: [String]
  /// What a person can set, by name.
  public var settings: [String]
  /// The same, described for a form.
  public var parameters: [WidgetParameterReport] = []
  /// Of these, what has to be set before it can be shown.
  public var required: [String]

  public init(
    app: String, kind: String, title: String, details: String, families: [String], settings: [String],
    required: [String] = []
  ) {
    (self.app, self.kind, self.title) = (app, kind, title)
    (self.details, self.families, self.settings, self.required) = (details, families, settings, required)
  }
}

extension WidgetKindReport: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "app": .text(app), "kind": .text(kind), "title": .text(title), "details": .text(details),
      "families": .texts(families), "settings": .texts(settings), "required": .texts(required),
      "parameters": .list(of: parameters),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      app: try json.text("app"), kind: try json.text("kind"), title: try json.text("title"),
      details: try json.text("details"), families: try json.texts("families"),
      settings: try json.texts("settings"), required: try json.texts("required"))
    parameters = json.given("parameters") == nil ? [] : try json.readList("parameters")
  }
}
