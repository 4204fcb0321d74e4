import Languages

@testable import Matching

/// Phrases made with little to say about each.
struct TestPhrases {
  var app = "Test"
  var language = "xx"
  var isExact = false
  var rules: [String: String] = [:]
  var parameters: [String: SlotReader] = [:]
  var lists: [String: SlotReader] = [:]

  func phrase(_ template: String, intent: String = "Order", line: Int = 1) throws -> Phrase {
    Phrase(
      app: app, intent: intent, language: language, template: try Template(template),
      rules: try rules.mapValues { try Template($0) }, parameters: parameters, lists: lists, isExact: isExact,
      origin: PhraseOrigin(file: "test.yaml", line: line, column: 5))
  }

  func set(_ templates: [String], applicationNames: [String: [String]] = [:]) throws -> PhraseSet {
    try PhraseSet(
      phrases: templates.enumerated().map { try phrase($0.element, line: $0.offset + 1) },
      languages: PhraseLanguages.all, applicationNames: applicationNames)
  }

  func matcher(
    _ templates: [String], dictionaries: [DictionaryID: NameDictionary] = [:],
    applicationNames: [String: [String]] = [:]
  ) throws -> Matcher {
    Matcher(
      phrases: try set(templates, applicationNames: applicationNames), dictionaries: dictionaries,
      applicationNames: applicationNames)
  }
}

extension NameDictionary {
  /// Names that stand for themselves.
  init(_ names: [String]) { self.init(names.map { Entry(id: $0, names: [$0]) }) }
}
