public import JSONText
public import struct Foundation.Date

/// A Live Activity as it is at one moment: an object of `malgil activities --json`, of `GET /v1/activities` and of the
/// event `activity`.
public struct LiveActivityReport: Hashable, Sendable {
  /// How far its life has come.
  public enum State: String, CaseIterable, Sendable { case pending, active, stale, ended, dismissed }

  public var id: String
  public var app: String
  /// The type of its attributes, in the app's own terms.
  public var kind: String
  /// What the app is called.
  public var title: String
  public var state: State
  /// What it shows where there is room, as `Docs/Views.md` has it; nil where it cannot be shown, and once it is dismissed.
  public var tree: JSON?
  /// What it shows where there is little, by place: `compactLeading`, `compactTrailing`, `minimal`, `expandedLeading`,
  /// `expandedCenter`, `expandedTrailing`, `expandedBottom`.
  public var island: [String: JSON]
  public var relevance: Double
  public var begins: Date
  /// When it ends by itself, or has ended.
  public var ends: Date
  /// When its state is another one by itself.
  public var next: Date?
  /// Why it cannot be shown, for the app's developer.
  public var problem: String?

  public init(
    id: String, app: String, kind: String, title: String, state: State, tree: JSON? = nil,
    island: [String: JSON] = [:], relevance: Double = 0, begins: Date, ends: Date, next: Date? = nil,
    problem: String? = nil
  ) {
    (self.id, self.app, self.kind, self.title, self.state) = (id, app, kind, title, state)
    (self.tree, self.island, self.relevance) = (tree, island, relevance)
    (self.begins, self.ends, self.next, self.problem) = (begins, ends, next, problem)
  }
}

extension LiveActivityReport: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "app": .text(app), "kind": .text(kind), "title": .text(title),
      "state": .text(state.rawValue), "tree": tree ?? .null, "island": JSON(island),
      "relevance": .number(relevance), "begins": .text(timestamp(begins)), "ends": .text(timestamp(ends)),
      "next": .text(next.map { timestamp($0) }), "problem": .text(problem),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    guard let state = State(rawValue: try json.text("state")) else {
      throw try json.value("state").otherValue("state")
    }
    self.init(
      id: try json.text("id"), app: try json.text("app"), kind: try json.text("kind"),
      title: try json.text("title"), state: state, tree: json.given("tree"),
      island: Dictionary((json["island"]?.object ?? []).map { ($0.key, $0.value) }) { first, _ in first },
      relevance: try json.numberIfGiven("relevance") ?? 0, begins: try json.time("begins"),
      ends: try json.time("ends"), next: json.given("next") == nil ? nil : try json.time("next"),
      problem: try json.textIfGiven("problem"))
  }
}
