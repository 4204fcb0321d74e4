import Language

/// Numbers for slots, grammars and marks, shared by all automata of one phrase set.
struct SymbolTable: SymbolNumbering {
  private(set) var slots: [SlotBinding] = []
  private(set) var marks: [PhraseMark] = []

  private let languages: [String: any PhraseLanguage]
  private let applicationNames: [String: [String]]
  private var slotNumbers: [SlotBinding: Int32] = [:]
  private var markNumbers: [PhraseMark: Int32] = [:]
  private var definitions: [GrammarName: PhraseNode] = [:]
  private var grammarNumbers: [GrammarName: Int32] = [:]
  /// In numbering order; automaton 0 is the union of all phrases, so grammar i is automaton i + 1.
  private var grammarsToCompile: [GrammarToCompile] = []

  private var app = ""
  private var language = ""
  private var readers: [String: SlotReader] = [:]
  private var parameters: [String: String] = [:]
  /// The numbers of the slots met in what was entered last.
  private var enteredSlots: [String: Int32] = [:]
  private var compiledReaders: [ReaderInLanguage: CompiledReader] = [:]

  private struct ReaderInLanguage: Hashable {
    let reader: SlotReader
    let language: String
  }

  private struct GrammarToCompile {
    var node: PhraseNode
    var language: String
    var readers: [String: SlotReader]
    /// After one reading, a joiner and the same again.
    var joiner: PhraseNode?
  }

  init(languages: [String: any PhraseLanguage], applicationNames: [String: [String]]) {
    self.languages = languages
    self.applicationNames = applicationNames
  }

  mutating func define(_ grammars: [GrammarName: PhraseNode]) {
    definitions.merge(grammars) { first, _ in first }
  }

  mutating func enter(phrase: Phrase, readers: [String: SlotReader], parameters: [String: String]) {
    app = phrase.app
    language = phrase.language
    self.readers = readers
    self.parameters = parameters
    enteredSlots.removeAll(keepingCapacity: true)
  }

  mutating func slot(named name: String) -> Int32 {
    if let known = enteredSlots[name] { return known }
    let reader = readers[name] ?? .text
    let binding = SlotBinding(name: parameters[name] ?? name, reader: compiled(reader))
    let number = slotNumbers[binding] ?? Int32(slots.count)
    if number == slots.count {
      slots.append(binding)
      slotNumbers[binding] = number
    }
    enteredSlots[name] = number
    return number
  }

  mutating func mark(_ mark: PhraseMark) -> Int32 {
    if let number = markNumbers[mark] { return number }
    marks.append(mark)
    markNumbers[mark] = Int32(marks.count - 1)
    return Int32(marks.count - 1)
  }

  mutating func grammar(named name: GrammarName) -> Int32 {
    number(of: name) { table in
      GrammarToCompile(node: table.definitions[name] ?? .empty, language: table.language, readers: [:])
    }
  }

  mutating func applicationName() -> Int32 {
    let app = app
    return number(of: GrammarName("application.\(app)")) { table in
      let names = (table.applicationNames[app] ?? []).map { PhraseNode.text($0) }
      let node = PhraseNode.sequence([.mark(.applicationName), .alternatives(names)])
      return GrammarToCompile(node: node, language: table.language, readers: [:])
    }
  }

  /// Builds every grammar asked for, in numbering order; building one may ask for more.
  mutating func compileGrammars() throws(StateLimitExceeded) -> [Automaton] {
    var automata: [Automaton] = []
    while automata.count < grammarsToCompile.count {
      let grammar = grammarsToCompile[automata.count]
      language = grammar.language
      readers = grammar.readers
      parameters = [:]
      enteredSlots.removeAll(keepingCapacity: true)
      automata.append(try automaton(of: grammar))
    }
    return automata
  }

  // MARK: Lists and composites

  private mutating func compiled(_ reader: SlotReader) -> CompiledReader {
    let key = ReaderInLanguage(reader: reader, language: language)
    if let known = compiledReaders[key] { return known }
    let made = make(reader)
    compiledReaders[key] = made
    return made
  }

  private mutating func make(_ reader: SlotReader) -> CompiledReader {
    switch reader {
    case .names(let dictionary, let acceptsOtherText):
      .names(dictionary, acceptsOtherText: acceptsOtherText, language: language)
    case .number(let bounds): .number(bounds, language: language)
    case .quantity: .quantity(language: language)
    case .boolean: .boolean(language: language)
    case .date: .date(language: language)
    case .duration: .duration(language: language)
    case .text: .text(language: language)
    case .list(let member): .list(list(of: member))
    case .composite(let forms, let slots): .composite(composite(forms, slots))
    }
  }

  private mutating func list(of member: SlotReader) -> Int32 {
    number(of: GrammarName("\(language).list.\(member.identity)")) { table in
      let joiner =
        table.languages[table.language]?.listJoiner ?? ExpandedPhrase(kind: .noun, node: .text(","))
      table.define(joiner.grammars)
      return GrammarToCompile(
        node: .slot("member"), language: table.language, readers: ["member": member], joiner: joiner.node)
    }
  }

  private mutating func composite(_ forms: [PhraseNode], _ slots: [String: SlotReader]) -> Int32 {
    let reader = SlotReader.composite(forms: forms, slots: slots)
    return number(of: GrammarName("\(language).\(reader.identity)")) { table in
      let meant = forms.map { form in
        table.languages[table.language]?.meaning(ofNominal: form)
          ?? ExpandedPhrase(kind: .noun, node: form.separatingWords())
      }
      for form in meant { table.define(form.grammars) }
      return GrammarToCompile(
        node: .alternatives(meant.map(\.node)), language: table.language, readers: slots)
    }
  }

  // MARK: Building

  private mutating func number(
    of name: GrammarName, _ make: (inout SymbolTable) -> GrammarToCompile
  ) -> Int32 {
    if let number = grammarNumbers[name] { return number }
    let grammar = make(&self)
    grammarsToCompile.append(grammar)
    let number = Int32(grammarsToCompile.count)
    grammarNumbers[name] = number
    return number
  }

  private mutating func automaton(of grammar: GrammarToCompile) throws(StateLimitExceeded) -> Automaton {
    var builder = AutomatonBuilder(limit: PhraseSet.stateLimit * 50)
    let end = try builder.add(grammar.node, from: 0, symbols: &self)
    builder.accept(end, id: 0)
    if let joiner = grammar.joiner {
      builder.loop(try builder.add(joiner, from: end, symbols: &self), to: 0)
    }
    return try Automaton(builder.automaton, limit: PhraseSet.stateLimit * 5)
  }
}
