public import JSONText

/// What a daemon says of itself, so that a tool knows whether both are the same.
public struct HostGreeting: Hashable, Sendable {
  public var version: String
  public var apps: [String]
  /// Of what the apps can do.
  public var fingerprint: String
  /// The folder of data and conversations.
  public var data: String
  /// What people are told of apps that cannot be used now.
  public var warnings: [String]
  public var process: Int32

  public init(
    version: String, apps: [String], fingerprint: String, data: String, warnings: [String], process: Int32
  ) {
    self.version = version
    self.apps = apps
    self.fingerprint = fingerprint
    self.data = data
    self.warnings = warnings
    self.process = process
  }
}

extension HostGreeting: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "apps": .texts(apps), "data": .text(data), "fingerprint": .text(fingerprint),
      "process": .integer(Int(process)), "version": .text(version), "warnings": .texts(warnings),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      version: try json.text("version"), apps: try json.texts("apps"),
      fingerprint: try json.text("fingerprint"), data: try json.text("data"),
      warnings: try json.texts("warnings"), process: Int32(clamping: try json.integer("process")))
  }
}

/// The words of the loaded apps that are worth completing.
public struct CompletionVocabulary: Hashable, Sendable {
  public var sentences: [String]
  /// What the things of short lists are called: a synonym is offered only where no title fits.
  public var titles: [String]

  public init(sentences: [String] = [], titles: [String] = []) {
    self.sentences = sentences
    self.titles = titles
  }
}

extension CompletionVocabulary: JSONConvertible {
  public var jsonValue: JSON { JSON(["sentences": .texts(sentences), "titles": .texts(titles)]) }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(sentences: try json.texts("sentences"), titles: try json.texts("titles"))
  }
}

/// A conversation in a list.
public struct SessionLine: Hashable, Sendable {
  public var id: String
  public var owner: String
  /// When it was gone on with last, in ISO 8601.
  public var updated: String
  /// A question is open.
  public var isParked: Bool

  public init(id: String, owner: String, updated: String, isParked: Bool) {
    self.id = id
    self.owner = owner
    self.updated = updated
    self.isParked = isParked
  }
}

extension SessionLine: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "owner": .text(owner), "parked": .boolean(isParked), "updated": .text(updated),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), owner: try json.text("owner"), updated: try json.text("updated"),
      isParked: try json.boolean("parked"))
  }
}
