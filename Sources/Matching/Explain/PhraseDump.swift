import Language

/// What phrases become inside, as text: for whoever writes rules of a language or looks for a slow phrase.
///
///     let dump = PhraseDump(matcher.phrases)
///     print(dump.meaning(of: phrase))
public struct PhraseDump: Sendable {
  private let phrases: PhraseSet

  public init(_ phrases: PhraseSet) { self.phrases = phrases }

  /// A phrase as it is meant: the tree that its language made of it, then the grammars that the tree names.
  public func meaning(of phrase: Phrase) -> String {
    var resolver = TemplateResolver(phrase)
    do throws(TemplateError) {
      let written = try resolver.resolve()
      let meant = PhraseCompiler.meaning(
        of: written, phrase: phrase, language: phrases.language(phrase.language))
      var lines = ["\(phrase.template)", "kind \(meant.kind.rawValue)"]
      if !meant.spelledOut.isEmpty {
        lines.append("spells out " + meant.spelledOut.sorted().joined(separator: ", "))
      }
      lines += Self.lines(meant.node, depth: 0)
      for (name, node) in meant.grammars.sorted(by: { $0.key.text < $1.key.text }) {
        lines += ["", "<\(name.text)>"] + Self.lines(node, depth: 1)
      }
      return lines.joined(separator: "\n")
    } catch {
      return PhraseError(origin: phrase.origin, error: error).description
    }
  }

  /// The automaton of a phrase by itself and those it calls: every state with its arcs.
  public func automaton(of phrase: Phrase) -> String {
    do throws(PhraseSetErrors) {
      let set = try PhraseSet(phrases: [phrase], languages: phrases.languages, applicationNames: [:])
      return set.tables.text
    } catch {
      return error.description
    }
  }

  /// The parts of the image of all phrases, with their sizes in bytes.
  public var image: String { phrases.tables.sizes }

  private static func lines(_ node: PhraseNode, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    func group(_ name: String, _ nodes: [PhraseNode]) -> [String] {
      [indent + name] + nodes.flatMap { lines($0, depth: depth + 1) }
    }
    switch node {
    case .empty: return [indent + "nothing"]
    case .text(let text): return [indent + "“\(text)”"]
    case .slot(let name): return [indent + "{\(name)}"]
    case .applicationName: return [indent + "<applicationName>"]
    case .sequence(let nodes): return group("one after another", nodes)
    case .alternatives(let nodes): return group("one of", nodes)
    case .permutation(let nodes): return group("each, in any order", nodes)
    case .grammar(let name): return [indent + "<\(name.text)>"]
    case .mark(let mark): return [indent + "mark \(mark)"]
    case .wordEnd: return [indent + "end of a word"]
    case .typedSpace: return [indent + "a typed space"]
    case .joined: return [indent + "joined"]
    }
  }
}

extension PhraseTables {
  /// Every automaton with its states and arcs.
  fileprivate var text: String {
    (0..<automatonCount).flatMap { automaton in
      ["automaton \(automaton)"]
        + (automata[automaton]..<automata[automaton + 1]).map { "  " + line(of: $0) }
    }.joined(separator: "\n")
  }

  private func line(of state: UInt32) -> String {
    var parts = byteArcs(state).map { "\(Self.name(of: $0.label)) → \($0.target)" }
    parts += arcRange(state).map { "\(name(of: arcs[$0].symbol)) → \(arcs[$0].target)" }
    let ids = acceptRange(state).map { String(accepted[$0]) }
    if !ids.isEmpty { parts.append("accepts " + ids.joined(separator: ", ")) }
    return "\(state): " + parts.joined(separator: "; ")
  }

  private func name(of symbol: PackedSymbol) -> String {
    switch symbol.kind {
    case .wordEnd: "end of a word"
    case .joined: "joined"
    case .typedSpace: "a typed space"
    case .mark: "mark \(marks[symbol.number])"
    case .call: "automaton \(symbol.number)"
    case .slot: "{\(slots[symbol.number].name)}"
    case nil: "nothing"
    }
  }

  /// An onset as ㄱ-, a vowel as -ㅏ-, a coda as -ㄱ; of other characters the byte.
  private static func name(of label: UInt8) -> String {
    switch label {
    case 0x21..<0x7F: "“\(Character(Unicode.Scalar(label)))”"
    case 0x80...0x92: "\(Hangul.onsets[Int(label) - 0x80])-"
    case 0x93...0xA7: "-\(Hangul.vowels[Int(label) - 0x93])-"
    case 0xA8...0xC2: "-\(Hangul.codas[Int(label) - 0xA8])"
    default: "byte \(label)"
    }
  }

  /// The sections of the image with their sizes.
  fileprivate var sizes: String {
    let sections = ImageSection.allCases.map { ("\($0)", reader.range($0).count) }
    let rows = sections + [("all", reader.bytes.count)]
    let counts =
      "\(automatonCount) automata, \(stateCount) states, \(arcs.count) arcs, \(phraseCount) phrases"
    return (rows.map { Self.padded($0.0, 12) + String($0.1) } + [counts]).joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
