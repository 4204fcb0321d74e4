import Language

/// Builds the automata of a phrase set: the union of all phrases, and each shared grammar once.
struct PhraseCompiler {
  struct Result {
    var kinds: [PhraseKind]
    var sizes: [Int]
    var automata: [Automaton]
    var slots: [SlotBinding]
    var spelledOut: [Set<String>]
    var marks: [PhraseMark]
  }

  let languages: [String: any PhraseLanguage]
  private var symbols: SymbolTable
  private var union = AutomatonBuilder()
  private var kinds: [PhraseKind] = []
  private var sizes: [Int] = []
  private var spelledOut: [Set<String>] = []
  private var errors: [PhraseError] = []

  init(languages: [any PhraseLanguage], applicationNames: [String: [String]]) {
    self.languages = Dictionary(languages.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })
    symbols = SymbolTable(languages: self.languages, applicationNames: applicationNames)
  }

  mutating func add(_ phrase: Phrase) {
    do throws(TemplateError) {
      try compile(phrase)
    } catch {
      errors.append(PhraseError(origin: phrase.origin, error: error))
      kinds.append(.request)
      sizes.append(0)
      spelledOut.append([])
    }
  }

  mutating func finish() throws(PhraseSetErrors) -> Result {
    guard errors.isEmpty else { throw PhraseSetErrors(errors: errors) }
    // Each phrase kept below its own limit; the union of beginnings can only be smaller than their sum.
    let limit = sizes.reduce(PhraseSet.stateLimit, +) * 2
    guard let main = try? Automaton(union.automaton, limit: limit),
      let grammars = try? symbols.compileGrammars()
    else { throw PhraseSetErrors(errors: tooLarge()) }
    return Result(
      kinds: kinds, sizes: sizes, automata: [main] + grammars, slots: symbols.slots,
      spelledOut: spelledOut, marks: symbols.marks)
  }

  private mutating func compile(_ phrase: Phrase) throws(TemplateError) {
    var resolver = TemplateResolver(phrase)
    let written = try resolver.resolve()
    let meant = meaning(of: written, phrase: phrase)
    symbols.define(meant.grammars)
    symbols.enter(phrase: phrase, readers: resolver.slots, parameters: resolver.parameters)
    do throws(StateLimitExceeded) {
      var alone = AutomatonBuilder(limit: PhraseSet.stateLimit * 10)
      let end = try alone.add(meant.node, from: 0, symbols: &symbols)
      alone.accept(end, id: 0)
      sizes.append(try Automaton(alone.automaton, limit: PhraseSet.stateLimit).states.count)
      let shared = try union.add(meant.node, from: 0, symbols: &symbols)
      union.accept(shared, id: Int32(kinds.count))
    } catch {
      let whole = 0..<phrase.template.source.unicodeScalars.count
      throw TemplateError(
        .tooLarge(states: error.states, limit: PhraseSet.stateLimit), source: phrase.template.source,
        range: whole)
    }
    kinds.append(meant.kind)
    spelledOut.append(meant.spelledOut)
  }

  private func meaning(of written: PhraseNode, phrase: Phrase) -> MeantPhrase {
    guard !phrase.isExact, let language = languages[phrase.language] else {
      return MeantPhrase(kind: .request, node: written.separatingWords())
    }
    return language.meaning(of: written)
  }

  private func tooLarge() -> [PhraseError] {
    let error = TemplateError(
      .tooLarge(states: sizes.reduce(0, +), limit: PhraseSet.stateLimit), source: "", range: 0..<0)
    return [PhraseError(origin: PhraseOrigin(file: "all phrases together"), error: error)]
  }
}

extension PhraseNode {
  /// The same phrase with a word end after every word of its text: all that is done for a language without
  /// rules of its own.
  func separatingWords() -> PhraseNode {
    switch self {
    case .text(let text):
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let nodes = words.flatMap { [.wordEnd, $0.isEmpty ? .empty : PhraseNode.text(String($0))] }
      return .sequence(Array(nodes.dropFirst()))
    case .sequence(let nodes): return .sequence(nodes.map { $0.separatingWords() })
    case .alternatives(let nodes): return .alternatives(nodes.map { $0.separatingWords() })
    case .permutation(let nodes):
      return .permutation(nodes.map { .sequence([.wordEnd, $0.separatingWords(), .wordEnd]) })
    default: return self
    }
  }
}
