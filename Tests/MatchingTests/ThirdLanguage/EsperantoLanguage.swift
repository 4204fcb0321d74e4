import Language

/// A tiny language, to show that one type is all that a third language needs: the rules of Esperanto that five sentences use.
///
/// Facts are from the Fundamento de Esperanto (1905): §2 the article la, §2 the accusative -n, §3 the numerals, §14 bonvolu.
struct EsperantoLanguage: PhraseLanguage {
  let tag = "eo"
  let sample = "mendu du kafojn"
  let sampleValues = SampleValues(quantity: "du")

  /// A phrase is said as it is written, with a please in front; of its words none has another form.
  func meaning(of phrase: PhraseNode) -> ExpandedPhrase {
    ExpandedPhrase(kind: .request, node: .sequence([.optional(.text("bonvolu ")), withArticles(phrase)]))
  }

  func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase {
    ExpandedPhrase(kind: .noun, node: withArticles(form))
  }

  /// A name may have its article before it.
  private func withArticles(_ node: PhraseNode) -> PhraseNode {
    switch node {
    case .slot: .sequence([.optional(.text("la ")), node])
    case .sequence(let nodes): .sequence(nodes.map(withArticles))
    case .alternatives(let nodes): .alternatives(nodes.map(withArticles))
    default: node
    }
  }

  var listJoiner: ExpandedPhrase { ExpandedPhrase(kind: .noun, node: .text(" kaj ")) }

  func applicationNames(at range: Range<Int>, in text: NormalText) -> [(range: Range<Int>, isMarked: Bool)] {
    []
  }

  func numbers(in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int) -> [PhraseNumber] {
    Self.numerals.all(in: scalars, at: position).map {
      PhraseNumber(end: $0.end, value: Double($0.value)...Double($0.value))
    }
  }

  private static let numerals = WordTable([("unu", 1), ("du", 2), ("tri", 3)])

  /// kafo is kafon as an object, and kafojn where there are several.
  func inflectedEnd(ofName name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Int? {
    let rest = scalars[name.upperBound...]
    return ["jn", "n", "j"].first { rest.starts(with: $0.unicodeScalars) }.map {
      name.upperBound + $0.unicodeScalars.count
    }
  }

  func vetoes(in text: NormalText) -> [PhraseVeto] {
    guard text.spaced.split(separator: " ").contains("ne") else { return [] }
    return [PhraseVeto(rule: VetoRule.prohibition.rawValue, range: 0..<text.count)]
  }

  let answerWords = AnswerMeaning.words([(.yes, "jes {jes,bone}dankon"), (.no, "ne"), (.cancel, "nuligu")])
  let booleanWords = ["ŝaltu": true, "malŝaltu": false]
  let pointingWords: Set<String> = ["ĝi", "tio"]
  let conversation: ConversationWords = {
    var words = ConversationWords()
    words.phrases = [.resume: ["daŭrigu [la laboron]"]]
    return words
  }()
}
