import Language
import Matching

/// What phrases call by number: shared grammars, dictionaries, and kinds of values. Each is made once, when it is
/// first called; all checks of some phrases share one table.
final class MachineTable {
  enum Machine {
    /// A finite set of texts.
    case texts(LetterAutomaton)
    /// Any text at all.
    case anyText
    /// A number, a date: only the same kind reads it.
    case value(String)
  }

  /// A slot as a letter of its own.
  struct Slot: Hashable {
    let parameter: String
    let reader: SlotReader
  }

  private(set) var machines: [Machine] = []
  /// A text for each machine that shows what it reads.
  private(set) var samples: [String] = []
  private(set) var slots: [Int: Slot] = [:]
  /// A dictionary has more names than are looked through.
  private(set) var isTooLarge = false

  let language: (any PhraseLanguage)?
  private let dictionaries: [DictionaryID: NameDictionary]
  /// Words that are no fillers here because a phrase or a name says them, in normal form.
  private let vocabulary: Set<String>
  private var definitions: [GrammarName: PhraseNode] = [:]
  private var grammarNumbers: [GrammarName: Int?] = [:]
  /// The first grammar of each definition.
  private var twins: [PhraseNode: GrammarName] = [:]
  private var gaps: [GrammarName: Bool] = [:]
  private var readerNumbers: [SlotReader: Int] = [:]
  private var slotNumbers: [Slot: Int] = [:]
  private var textNumber: Int?
  private var nameNumbers: [[String]: Int] = [:]

  /// Names beyond this many of one dictionary are not looked through.
  static let nameLimit = 20_000

  init(
    language: (any PhraseLanguage)?, dictionaries: [DictionaryID: NameDictionary], vocabulary: Set<String>
  ) {
    self.language = language
    self.dictionaries = dictionaries
    self.vocabulary = vocabulary
  }

  convenience init(_ checked: CheckedPhrases) {
    self.init(
      language: checked.rules, dictionaries: checked.dictionaries, vocabulary: checked.vocabulary)
  }

  func define(_ grammars: [GrammarName: PhraseNode]) {
    definitions.merge(grammars) { first, _ in first }
  }

  private func add(_ machine: Machine, sample: String) -> Int {
    machines.append(machine)
    samples.append(sample)
    return machines.count - 1
  }

  // MARK: Grammars

  /// The machine of a grammar; nil if it reads nothing but words that mean nothing.
  func grammar(_ name: GrammarName) -> Int? {
    if let known = grammarNumbers[name] { return known }
    // 주문해줘 and 주문해 주세요 stand for the same; then they are the same.
    if let twin = definitions[name].flatMap({ twins[$0] }) {
      let number = grammar(twin)
      grammarNumbers[name] = number
      return number
    }
    var graph = LetterGraph()
    var number: Int?
    if let end = add(definitions[name] ?? .empty, to: &graph, from: 0) {
      graph.accept(end, 0)
      if let automaton = LetterAutomaton(graph, limit: 50_000), automaton.states.count > 1 {
        number = add(.texts(automaton), sample: Self.sample(of: automaton, name))
      }
    }
    grammarNumbers[name] = number
    if let definition = definitions[name] { twins[definition] = name }
    return number
  }

  /// The words that the grammar is named after, if it reads them; else the shortest text.
  private static func sample(of automaton: LetterAutomaton, _ name: GrammarName) -> String {
    let written = name.text.split(separator: ".", maxSplits: 2).last.map(String.init) ?? ""
    if automaton.accepts(NormalText(written).scalars) { return written }
    let texts = automaton.shortestTexts
    let ends = automaton.states.indices.filter { !automaton.states[$0].accepted.isEmpty }
    return ends.compactMap { texts[$0] }.min { ($0.count, $0) < ($1.count, $1) } ?? ""
  }

  /// Nil where nothing can be read.
  private func add(_ node: PhraseNode, to graph: inout LetterGraph, from source: Int32) -> Int32? {
    switch node {
    // A comma parts what could as well be said without one.
    case .empty, .mark, .joined, .slot, .applicationName, .permutation, .text(","): return source
    case .wordEnd, .typedSpace: return graph.fork(source, isSpaced: true)
    case .text(let text):
      var state = source
      let normal = NormalText(text)
      for (index, scalar) in normal.scalars.enumerated() {
        if index > 0, normal.spaceBefore[index] { state = graph.fork(state, isSpaced: true) }
        state = graph.step(state, Letter(scalar))
      }
      return state
    case .grammar(let name):
      guard let number = grammar(name), case .texts(let automaton) = machines[number] else {
        return graph.fork(source, isSpaced: true)
      }
      return graph.insert(automaton, from: source)
    case .sequence(let nodes):
      guard let said = nodes.contains(.mark(.fillerAdded)) ? pruned(nodes) : nodes else { return nil }
      var state = source
      for node in said {
        guard let next = add(node, to: &graph, from: state) else { return nil }
        state = next
      }
      return state
    case .alternatives(let nodes):
      let ends = nodes.compactMap { add($0, to: &graph, from: graph.fork(source)) }
      guard !ends.isEmpty else { return nil }
      let target = graph.addState()
      for end in ends { graph.connect(end, target) }
      return target
    }
  }

  /// A filler with only those of its words that a phrase or a name says; nil if there are none.
  private func pruned(_ nodes: [PhraseNode]) -> [PhraseNode]? {
    let kept = nodes.map { pruned($0) }
    return kept.contains(nil) ? nil : kept.compactMap(\.self)
  }

  private func pruned(_ node: PhraseNode) -> PhraseNode? {
    switch node {
    case .text(","): .empty
    case .text(let text): vocabulary.contains(Self.word(text)) ? node : nil
    case .sequence(let nodes): pruned(nodes).map { .sequence($0) }
    case .alternatives(let nodes):
      nodes.contains(where: { pruned($0) != nil }) ? .alternatives(nodes.compactMap { pruned($0) }) : nil
    default: node
    }
  }

  /// Whether a grammar stands between words: it reads fillers, or nothing.
  func isGap(_ name: GrammarName) -> Bool {
    if let known = gaps[name] { return known }
    let isGap = definitions[name]?.hasFiller ?? false
    gaps[name] = isGap
    return isGap
  }

  /// A word as the vocabulary has it.
  static func word(_ text: String) -> String { String(String.UnicodeScalarView(NormalText(text).scalars)) }
}

// MARK: Slots

extension MachineTable {
  func number(of slot: Slot) -> Int {
    if let known = slotNumbers[slot] { return known }
    let number = add(.value(slot.parameter), sample: "{\(slot.parameter)}")
    slotNumbers[slot] = number
    slots[number] = slot
    return number
  }

  /// Any text at all.
  var anyText: Int {
    if let textNumber { return textNumber }
    let number = add(.anyText, sample: language?.sampleValues.text ?? "abc")
    textNumber = number
    return number
  }

  func value(_ reader: SlotReader, _ kind: String, sample: String) -> Int {
    if let known = readerNumbers[reader] { return known }
    let number = add(.value(kind), sample: sample)
    readerNumbers[reader] = number
    return number
  }

  /// A machine of these names; one without a name for none.
  func names(_ names: [String]) -> Int {
    if let known = nameNumbers[names] { return known }
    var graph = LetterGraph()
    for name in names.prefix(Self.nameLimit) {
      let normal = NormalText(name)
      guard !normal.scalars.isEmpty else { continue }
      var state: Int32 = 0
      for (index, scalar) in normal.scalars.enumerated() {
        if index > 0, normal.spaceBefore[index] { state = graph.fork(state, isSpaced: true) }
        state = graph.step(state, Letter(scalar))
      }
      graph.accept(state, 0)
    }
    if names.count > Self.nameLimit { isTooLarge = true }
    guard let automaton = LetterAutomaton(graph, limit: .max) else { return 0 }
    let number = add(.texts(automaton), sample: names.first ?? "")
    nameNumbers[names] = number
    return number
  }

  /// The machine of a dictionary; nil when it is not known or empty.
  func names(of id: DictionaryID) -> Int? {
    guard let dictionary = dictionaries[id], !dictionary.isEmpty else { return nil }
    if dictionary.nameCount > Self.nameLimit {
      isTooLarge = true
      return value(
        .names(id, acceptsOtherText: false), id.text, sample: dictionary.entries.first?.names.first ?? "")
    }
    let reader = SlotReader.names(id, acceptsOtherText: false)
    if let known = readerNumbers[reader] { return known }
    let number = names(dictionary.entries.flatMap(\.names))
    readerNumbers[reader] = number
    return number
  }

  /// The words for yes and no; nil in a language that has none.
  var booleans: Int? {
    let words = (language?.booleanWords.keys).map { $0.sorted() } ?? []
    return words.isEmpty ? nil : names(words)
  }
}

extension PhraseNode {
  fileprivate var hasFiller: Bool {
    switch self {
    case .mark(.fillerAdded): true
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasFiller)
    default: false
    }
  }
}
