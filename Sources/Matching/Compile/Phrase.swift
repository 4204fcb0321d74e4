import Language

/// One written phrase with everything that is known about it before compilation.
public struct Phrase: Sendable {
  public var app: String
  public var intent: String
  /// The shortcut whose preset values a match starts from, when the phrase came from a provider.
  public var shortcut: Int?
  /// A BCP 47 tag.
  public var language: String
  public var template: Template
  /// Rules that the template may name: its file's and its app's.
  public var rules: [String: Template]
  /// Readers of the intent's parameters by name.
  public var parameters: [String: SlotReader]
  /// Readers of the lists that the template may name.
  public var lists: [String: SlotReader]
  /// Words are matched as written, without widening.
  public var isExact: Bool
  public var origin: PhraseOrigin

  public init(
    app: String, intent: String, shortcut: Int? = nil, language: String, template: Template,
    rules: [String: Template] = [:], parameters: [String: SlotReader] = [:],
    lists: [String: SlotReader] = [:],
    isExact: Bool = false, origin: PhraseOrigin
  ) {
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.language = language
    self.template = template
    self.rules = rules
    self.parameters = parameters
    self.lists = lists
    self.isExact = isExact
    self.origin = origin
  }
}

/// A phrase as it was written, without what it is made of.
public struct PhraseWords: Hashable, Sendable {
  public var app: String
  public var intent: String
  /// The shortcut whose preset values a match starts from, when the phrase came from a provider.
  public var shortcut: Int?
  /// A BCP 47 tag.
  public var language: String
  /// The template.
  public var source: String
  /// A path, or the name of a Swift type.
  var file: String
}

extension PhraseWords {
  init(_ phrase: Phrase) {
    self.init(
      app: phrase.app, intent: phrase.intent, shortcut: phrase.shortcut, language: phrase.language,
      source: phrase.template.source, file: phrase.origin.file)
  }
}

/// Where a phrase was written.
public struct PhraseOrigin: Hashable, Sendable {
  /// A path, or the name of a Swift type.
  public var file: String
  /// From 1; 0 when unknown.
  public var line: Int
  /// Of the template's first character, from 1; 0 when unknown.
  public var column: Int

  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A template that does not compile, and where it was written.
public struct PhraseError: Error, Hashable, Sendable, CustomStringConvertible {
  public let origin: PhraseOrigin
  public let error: TemplateError

  public init(origin: PhraseOrigin, error: TemplateError) {
    self.origin = origin
    self.error = error
  }

  public var description: String {
    let column = origin.column == 0 ? "" : ":\(origin.column + error.range.lowerBound)"
    let place = origin.line == 0 ? origin.file : "\(origin.file):\(origin.line)\(column)"
    return "\(place): error: \(error.message)\n\(error.caret(indent: "    "))"
  }
}
