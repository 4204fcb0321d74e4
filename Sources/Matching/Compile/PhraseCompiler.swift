import Language

/// Builds the automata of a phrase set: the union of all phrases, and each shared grammar once.
struct PhraseCompiler {
  let languages: [String: any PhraseLanguage]
  private var symbols: SymbolTable
  private var union = AutomatonBuilder()
  private var facts: [PhraseFacts] = []
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
      facts.append(PhraseFacts(app: phrase.app, intent: phrase.intent, kind: .request, size: 0))
    }
  }

  mutating func finish() throws(PhraseSetErrors) -> PhraseTables {
    guard errors.isEmpty else { throw PhraseSetErrors(errors: errors) }
    // Each phrase kept below its own limit; the union of beginnings can only be smaller than their sum.
    let limit = facts.reduce(PhraseSet.stateLimit) { $0 + $1.size } * 2
    guard let main = try? Automaton(union.automaton, limit: limit),
      let grammars = try? symbols.compileGrammars(),
      let tables = try? tables([main] + grammars)
    else { throw PhraseSetErrors(errors: tooLarge()) }
    return tables
  }

  private func tables(_ automata: [Automaton]) throws(CompiledFormatError) -> PhraseTables {
    var image = CompiledFormatWriter()
    image.append(automata)
    for slot in symbols.slots { SlotCoding.append(slot, to: &image) }
    for mark in symbols.marks { MarkCoding.append(mark, to: &image) }
    image.append(facts)
    return try PhraseTables(CompiledFormatReader(CompiledFormatBytes(copying: image.finished())))
  }

  private mutating func compile(_ phrase: Phrase) throws(TemplateError) {
    var resolver = TemplateResolver(phrase)
    let written = try resolver.resolve()
    let meant = meaning(of: written, phrase: phrase)
    symbols.define(meant.grammars)
    symbols.enter(phrase: phrase, readers: resolver.slots, parameters: resolver.parameters)
    let size: Int
    do throws(StateLimitExceeded) {
      var alone = AutomatonBuilder(limit: PhraseSet.stateLimit * 10)
      let end = try alone.add(meant.node, from: 0, symbols: &symbols)
      alone.accept(end, id: 0)
      size = try Automaton(alone.automaton, limit: PhraseSet.stateLimit).states.count
      let shared = try union.add(meant.node, from: 0, symbols: &symbols)
      union.accept(shared, id: Int32(facts.count))
    } catch {
      let whole = 0..<phrase.template.source.unicodeScalars.count
      throw TemplateError(
        .tooLarge(states: error.states, limit: PhraseSet.stateLimit), source: phrase.template.source,
        range: whole)
    }
    facts.append(
      PhraseFacts(
        app: phrase.app, intent: phrase.intent, kind: meant.kind, size: size, spelledOut: meant.spelledOut))
  }

  private func meaning(of written: PhraseNode, phrase: Phrase) -> ExpandedPhrase {
    Self.meaning(of: written, phrase: phrase, language: languages[phrase.language])
  }

  /// What a phrase stands for; as written if it is exact, or its language has no rules here.
  static func meaning(
    of written: PhraseNode, phrase: Phrase, language: (any PhraseLanguage)?
  ) -> ExpandedPhrase {
    guard !phrase.isExact, let language else {
      return ExpandedPhrase(kind: .request, node: written.separatingWords())
    }
    return language.meaning(of: written)
  }

  private func tooLarge() -> [PhraseError] {
    let error = TemplateError(
      .tooLarge(states: facts.reduce(0) { $0 + $1.size }, limit: PhraseSet.stateLimit), source: "",
      range: 0..<0)
    return [PhraseError(origin: PhraseOrigin(file: "all phrases together"), error: error)]
  }
}

/// What matching has to know of a phrase without its words.
struct PhraseFacts {
  var app: String
  var intent: String
  var kind: PhraseKind
  var size: Int
  /// The must-not-execute rules that the phrase itself spells out.
  var spelledOut: Set<String> = []
}

extension CompiledFormatWriter {
  fileprivate mutating func append(_ phrases: [PhraseFacts]) {
    struct Intent: Hashable {
      var app: String
      var name: String
    }
    var intents: [Intent: UInt32] = [:]
    var spelledOutCount: UInt32 = 0
    for phrase in phrases {
      let intent = Intent(app: phrase.app, name: phrase.intent)
      let number = intents[intent] ?? UInt32(intents.count)
      intents[intent] = number
      append(
        [self.number(of: phrase.app), number, phrase.kind.number, UInt32(phrase.size), spelledOutCount],
        to: .phrases)
      for rule in phrase.spelledOut.sorted() { append(self.number(of: rule), to: .spelledOut) }
      spelledOutCount += UInt32(phrase.spelledOut.count)
    }
    append([0, 0, 0, 0, spelledOutCount], to: .phrases)
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
