import Language

/// What a walk needs of a phrase set and its names, looked up once for all sentences.
final class MatchPlan: Sendable {
  /// A language with its words as scalars.
  struct Rules: Sendable {
    let language: any PhraseLanguage
    let booleans: [(word: [Unicode.Scalar], value: Bool)]
    let pointing: [[Unicode.Scalar]]

    init(_ language: any PhraseLanguage) {
      self.language = language
      booleans = language.booleanWords.map { (Array($0.key.unicodeScalars), $0.value) }
        .sorted { ($0.word.count, $0.word) < ($1.word.count, $1.word) }
      pointing = language.pointingWords.map { Array($0.unicodeScalars) }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
    }
  }

  /// A slot's reader with its dictionary and language at hand, by their numbers.
  enum Reader: Sendable {
    /// The number of the dictionary in `dictionaries`, if there is one.
    case names(Int?, acceptsOtherText: Bool, rules: Int?)
    case number(NumberBounds?, rules: Int)
    case quantity(rules: Int)
    case boolean(rules: Int)
    case date(rules: Int)
    case duration(rules: Int)
    case text(rules: Int?)
    case list(Int)
    case composite(Int)
    /// Without its language nothing can be read.
    case nothing

    /// Reads text that nothing explains.
    var takesText: Bool {
      switch self {
      case .text, .names(_, acceptsOtherText: true, _): true
      default: false
      }
    }
  }

  struct Mark: Sendable {
    /// What it costs, and for what.
    var cost: Int32
    var what: MatchCost?
    var modifier: Reading.Modifiers
    var ending: Ending?
    var isApplicationName: Bool
    /// Never behind free text, whose end it would guess.
    var isBarredBehindText: Bool
    var isForKnownValues: Bool
    var isPostposed: Bool
  }

  struct Ending: Sendable {
    var asksFirst: Bool
    var asksFirstIfQuestion: Bool
  }

  struct Names: Sendable {
    let dictionary: NameDictionary
    /// What the dictionary keeps in memory, if that is one table.
    let onlyTable: NameRecords?
  }

  let tables: PhraseTables
  let rules: [Rules]
  /// Different readers; slots that read the same way share one, and with it what it found.
  let readers: [Reader]
  let readerOfSlot: [Int]
  let dictionaries: [Names]
  let marks: [Mark]

  init(_ phrases: PhraseSet, dictionaries: [DictionaryID: NameDictionary]) {
    tables = phrases.tables
    rules = phrases.languages.map { Rules($0) }
    let tags = Dictionary(
      phrases.languages.enumerated().map { ($0.element.tag, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let names = dictionaries.sorted { $0.key.text < $1.key.text }
    let places = Dictionary(
      names.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.dictionaries = names.map { Names(dictionary: $0.value, onlyTable: $0.value.onlyTable) }
    var numbers: [CompiledReader: Int] = [:]
    var readers: [Reader] = []
    readerOfSlot = tables.slots.map { slot in
      if let known = numbers[slot.reader] { return known }
      numbers[slot.reader] = readers.count
      readers.append(Reader(slot.reader, places, tags))
      return readers.count - 1
    }
    self.readers = readers
    marks = tables.marks.map { mark in
      Mark(
        cost: Int32(mark.cost?.amount ?? 0), what: mark.cost, modifier: Reading.Modifiers(mark),
        ending: Ending(mark), isApplicationName: mark == .applicationName,
        isBarredBehindText: [.particleDropped, .particleUnwritten].contains(mark),
        isForKnownValues: mark == .knownValuesOnly, isPostposed: mark == .postposed)
    }
  }
}

extension MatchPlan.Ending {
  fileprivate init?(_ mark: PhraseMark) {
    guard case .ending(_, let askFirst, let askFirstIfQuestion) = mark else { return nil }
    self.init(asksFirst: askFirst, asksFirstIfQuestion: askFirstIfQuestion)
  }
}

extension MatchPlan.Reader {
  fileprivate init(
    _ reader: CompiledReader, _ dictionaries: [DictionaryID: Int], _ tags: [String: Int]
  ) {
    func ifKnown(_ language: String, _ make: (Int) -> Self) -> Self { tags[language].map(make) ?? .nothing }
    self =
      switch reader {
      case .names(let dictionary, let acceptsOtherText, let language):
        .names(dictionaries[dictionary], acceptsOtherText: acceptsOtherText, rules: tags[language])
      case .number(let bounds, let language): ifKnown(language) { .number(bounds, rules: $0) }
      case .quantity(let language): ifKnown(language) { .quantity(rules: $0) }
      case .boolean(let language): ifKnown(language) { .boolean(rules: $0) }
      case .date(let language): ifKnown(language) { .date(rules: $0) }
      case .duration(let language): ifKnown(language) { .duration(rules: $0) }
      case .text(let language): .text(rules: tags[language])
      case .list(let grammar): .list(Int(grammar))
      case .composite(let grammar): .composite(Int(grammar))
      }
  }
}

private func < (left: (Int, [Unicode.Scalar]), right: (Int, [Unicode.Scalar])) -> Bool {
  left.0 != right.0 ? left.0 < right.0 : left.1.lexicographicallyPrecedes(right.1)
}
