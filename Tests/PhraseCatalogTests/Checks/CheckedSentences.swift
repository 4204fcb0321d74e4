import Language
import Matching

@testable import PhraseCatalog

/// Phrases of a small app that checks are tried on, each with the line that it would stand on.
struct CheckedSentences {
  private var phrases: [Phrase] = []
  private var dictionaries: [DictionaryID: NameDictionary] = [:]
  var commands: [String]? = []
  var isApples = false
  let language: String

  init(_ language: String = "ko", dishes: [String] = ["치킨", "피자"]) {
    self.language = language
    dictionaries[DictionaryID("Food.Dish")] = NameDictionary(dishes.map { .init(id: $0, names: [$0]) })
  }

  /// - Parameters:
  ///   - intent: `say` starts it.
  ///   - shortcut: it stands in an App Shortcut of that number.
  mutating func add(_ intent: String, _ say: String..., shortcut: Int? = nil, isExact: Bool = false) throws {
    for source in say {
      phrases.append(
        Phrase(
          app: "Food", intent: intent, shortcut: shortcut, language: language, template: try Template(source),
          rules: ["order": try Template("(주문해줘|시켜줘)")], parameters: Self.readers, isExact: isExact,
          origin: PhraseOrigin(file: "Food.yaml", line: phrases.count + 1, column: 1)))
    }
  }

  private static let readers: [String: SlotReader] = [
    "dish": .names(DictionaryID("Food.Dish"), acceptsOtherText: false),
    "place": .names(DictionaryID("Food.Place"), acceptsOtherText: true), "note": .text, "count": .number(nil),
    "lines": .list(
      .composite(
        forms: [.sequence([.slot("dish"), .text(" "), .optional(.slot("count"))])],
        slots: ["dish": .names(DictionaryID("Food.Dish"), acceptsOtherText: false), "count": .number(nil)])),
  ]

  var checked: CheckedPhrases {
    CheckedPhrases(
      app: "Food", language: language, phrases: phrases, dictionaries: dictionaries, applicationNames: ["한입"],
      commands: commands, isApples: isApples)
  }

  /// Findings of one code, one a line.
  func findings(_ code: FindingCode) throws -> [String] {
    try PhraseChecks(checked, only: [code]).findings.map {
      "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message)"
    }
  }
}
