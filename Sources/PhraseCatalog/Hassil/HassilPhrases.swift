import Language
public import Matching

/// The templates of one language as phrases, with the dictionaries that their lists need.
///
/// Lists that only a home knows (`name`, `area`, `floor`) are dictionaries that `dictionaries(home:)` fills.
/// A list whose values depend on a block's conditions is a dictionary of its own for these conditions.
public struct HassilPhrases: Sendable {
  /// The lists that a home provides.
  public static let homeLists: Set<String> = ["name", "area", "floor"]

  public private(set) var phrases: [Phrase] = []
  /// The dictionaries of the lists in the files.
  public private(set) var dictionaries: [DictionaryID: NameDictionary] = [:]

  /// For each phrase the position of its block in `HassilLanguage.blocks`.
  private(set) var blocks: [Int] = []
  /// For each phrase what its slots may be read from.
  private(set) var sources: [HassilSlots] = []
  private(set) var entries: [String: HassilEntry] = [:]
  private var homeDictionaries: [DictionaryID: HomeDictionary] = [:]
  private let language: HassilLanguage
  private let app: String

  /// A list of a home for one set of conditions.
  private struct HomeDictionary {
    let list: String
    let conditions: HassilConditions
  }

  /// - Parameters:
  ///   - app: the name of the app that the intents belong to.
  ///   - isExact: match as written, which is what hassil does; otherwise each template stands for
  ///     everything that a phrase of ours would.
  /// - Throws: `PhraseFileErrors` for lists and rules that are not there and rules inside themselves.
  public init(_ language: HassilLanguage, app: String = "homeassistant", isExact: Bool = true)
    throws(PhraseFileErrors)
  {
    self.language = language
    self.app = app
    var mistakes: [PhraseFileError] = []
    for (index, block) in language.blocks.enumerated() {
      for sentence in block.sentences {
        let phrase = phrase(sentence, in: block, number: index, isExact: isExact)
        if let mistake = phrase.mistake { mistakes.append(PhraseFileError(hassil: mistake)) }
      }
    }
    guard mistakes.isEmpty else { throw PhraseFileErrors(errors: mistakes) }
  }

  /// The dictionaries of a home's names, to be used beside `dictionaries`.
  public func dictionaries(home: [String: [HassilEntry]]) -> [DictionaryID: NameDictionary] {
    homeDictionaries.mapValues { Self.dictionary(home[$0.list] ?? [], named: $0.list, $0.conditions) }
  }

  // MARK: Phrases

  private mutating func phrase(
    _ sentence: PhraseFile.Sentence, in block: HassilBlock, number: Int, isExact: Bool
  ) -> Phrase {
    let rules = language.rules.merging(block.rules) { _, own in own }
    let slots = HassilSlots(of: sentence.template, rules: rules)
    var readers: [String: SlotReader] = [:]
    var ranges: [String: HassilRange] = [:]
    for name in slots.lists {
      readers[name] = reader(of: name, in: block, number)
      if case .range(let range) = block.lists[name] ?? language.lists[name] { ranges[name] = range }
    }
    // A slot that is filled from a list of another name need not be a list itself.
    var parameters = Dictionary(uniqueKeysWithValues: slots.names.map { ($0, readers[$0] ?? .text) })
    for name in slots.lists where readers[name] == nil { parameters[name] = nil }
    let phrase = Phrase(
      app: app, intent: block.intent, language: language.language, template: sentence.template, rules: rules,
      parameters: parameters, lists: readers, isExact: isExact, origin: sentence.origin)
    phrases.append(phrase)
    blocks.append(number)
    sources.append(slots.with(ranges: ranges))
    return phrase
  }

  /// Nil for a list that is nowhere.
  private mutating func reader(of list: String, in block: HassilBlock, _ number: Int) -> SlotReader? {
    let isLocal = block.lists[list] != nil
    let conditions = HassilConditions(block)
    switch block.lists[list] ?? language.lists[list] {
    case .values(let values):
      let relevant = conditions.relevant(to: values)
      let scope = isLocal ? "\(list)@\(block.intent).\(number)" : list
      let id = DictionaryID("\(app).\(language.language).list.\(scope)\(relevant)")
      if dictionaries[id] == nil {
        dictionaries[id] = Self.dictionary(values, named: scope, relevant)
        for (index, value) in values.enumerated() { entries["\(scope)#\(index)"] = value }
      }
      return .names(id, acceptsOtherText: false)
    case .range(let range): return .number(range.bounds)
    case .text: return .text
    case nil where Self.homeLists.contains(list):
      let id = DictionaryID("\(app).\(language.language).home.\(list)\(conditions)")
      homeDictionaries[id] = HomeDictionary(list: list, conditions: conditions)
      return .names(id, acceptsOtherText: false)
    case nil: return nil
    }
  }

  private static func dictionary(_ values: [HassilEntry], named name: String, _ conditions: HassilConditions)
    -> NameDictionary
  {
    NameDictionary(
      values.enumerated().filter { conditions.allow($0.element) }.map { index, value in
        .init(id: "\(name)#\(index)", names: value.said.map { HassilText($0).text })
      })
  }

  /// The entries of a home's lists by the identifiers that `dictionary` gives them.
  static func entries(home: [String: [HassilEntry]]) -> [String: HassilEntry] {
    var entries: [String: HassilEntry] = [:]
    for (list, values) in home {
      for (index, value) in values.enumerated() { entries["\(list)#\(index)"] = value }
    }
    return entries
  }
}

extension PhraseFileError {
  /// A mistake of a phrase in the words of hassil's files, where every slot is a list.
  fileprivate init(hassil error: PhraseError) {
    let (place, reason) = (PhraseFileError(error), error.error.reason)
    file = place.file
    line = place.line
    column = place.column
    excerpt = place.excerpt
    message = Self.hassilMessage(reason) ?? error.error.message
  }

  private static func hassilMessage(_ reason: TemplateError.Reason) -> String? {
    switch reason {
    case .unknownSlot(let name, _), .unknownList(let name): "there is no list “\(name)” in this language"
    case .unknownRule(let name): "there is no rule “\(name)” in this language"
    case .inRule(let name, let reason): hassilMessage(reason).map { "in the rule “\(name)”: \($0)" }
    default: nil
    }
  }
}
