/// Turns an English phrase as written into what it stands for: polite openings and closings around it,
/// articles before its slots and nouns, and words that end where words end.
struct EnglishPhraseMeaning {
  static func meaning(of phrase: PhraseNode) -> MeantPhrase {
    let elements = phrase.elements().withoutApplicationName().withoutDanglingPrepositions()
    let node = PhraseNode.sequence([
      .grammar(EnglishFiller.opening), row(elements), .grammar(EnglishFiller.closing), ending,
    ])
    return MeantPhrase(kind: kind(of: elements), node: node, grammars: EnglishFiller.grammars)
  }

  static func meaning(ofNominal form: PhraseNode) -> MeantPhrase {
    MeantPhrase(kind: .noun, node: row(form.elements()), grammars: EnglishFiller.grammars)
  }

  private static let ending = PhraseNode.mark(
    .ending(family: "imperative", askFirst: false, askFirstIfQuestion: false))

  private static let questionWords: Set<String> = [
    "what", "where", "when", "who", "how", "which", "is", "are", "did", "has", "have", "what's", "where's",
    "when's",
  ]

  private static func kind(of elements: [PhraseElement]) -> PhraseKind {
    guard let first = elements.first?.token.word?.lowercased() else { return .request }
    return questionWords.contains(first) ? .question : .request
  }

  private static func row(_ elements: [PhraseElement]) -> PhraseNode {
    .sequence(elements.flatMap { node($0) })
  }

  private static func node(_ element: PhraseElement) -> [PhraseNode] {
    switch element.token {
    case .word(let word): [.text(word), .wordEnd]
    case .slot(let name): [.grammar(EnglishFiller.article), .slot(name), .wordEnd]
    case .applicationName: [.applicationName, .wordEnd]
    case .group(let rows): [.alternatives(rows.map { row($0) })]
    case .permutation(let rows): [.permutation(rows.map { row($0) })]
    }
  }
}

extension [PhraseElement] {
  /// “order with ” is left when the app's name is set aside; its preposition goes with it.
  fileprivate func withoutDanglingPrepositions() -> [PhraseElement] {
    guard let last = last?.token.word?.lowercased(), count > 1,
      EnglishLanguage.applicationPrepositions.contains(last)
    else { return self }
    return Array(dropLast())
  }
}
