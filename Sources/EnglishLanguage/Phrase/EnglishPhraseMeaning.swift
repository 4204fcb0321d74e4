import Language

/// Turns an English phrase as written into everything it stands for.
///
/// A request stands for every way of asking for it (could you …, I'd like to …, would you mind …ing); one that
/// names a wanted thing (I'll have …) for all of those; a question for its indirect form (tell me where …); the
/// name of a thing (order status) for asking about it. Articles vary and contractions are written either way.
enum EnglishPhraseMeaning {
  static func meaning(of phrase: PhraseNode) -> ExpandedPhrase {
    let elements = phrase.elements().withoutNamePrepositions().withoutApplicationName().inFull()
    let parts = parts(of: elements)
    let bodies = parts.map { body($0.elements, $0.kind) }
    let node = PhraseNode.sequence([
      .grammar(EnglishFiller.opening), .alternatives(bodies), .grammar(EnglishFiller.closing),
    ])
    let kinds = parts.map(\.kind)
    let kind = kinds.contains(.request) ? .request : kinds.first ?? .noun
    return ExpandedPhrase(kind: kind, node: node, spelledOut: spelledOut(elements, kinds), grammars: grammars)
  }

  static func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase {
    let node = EnglishPhraseRow(isOpening: false).node(form.elements().inFull())
    return ExpandedPhrase(kind: .noun, node: node, grammars: grammars)
  }

  private static let grammars = EnglishFiller.grammars.merging(EnglishFrameGrammar.grammars) { first, _ in
    first
  }

  // MARK: Kinds

  /// The phrase by kinds: “(find|what) dishes …” is a request and a question.
  private static func parts(of elements: [PhraseElement]) -> [(kind: PhraseKind, elements: [PhraseElement])] {
    guard case .group(let rows) = elements.first?.token, rows.allSatisfy({ !$0.isEmpty }) else {
      return [(kind(of: elements.leadingSample), elements)]
    }
    let rest = Array(elements.dropFirst())
    return [PhraseKind.request, .question, .noun].compactMap { wanted in
      let chosen = rows.filter { kind(of: ($0 + rest).leadingSample) == wanted }
      guard !chosen.isEmpty else { return nil }
      return (wanted, [PhraseElement(token: .group(chosen), isJoined: false)] + rest)
    }
  }

  private static func body(_ elements: [PhraseElement], _ kind: PhraseKind) -> PhraseNode {
    switch kind {
    case .question: question(elements)
    case .noun: noun(elements)
    case .request: request(elements)
    }
  }

  private static func kind(of words: [String]) -> PhraseKind {
    if EnglishFrameGrammar.thingFrames.contains(where: { words.starts(with: $0) }) { return .request }
    if words.starts(with: ["do", "not"]) { return .request }
    if let first = words.first, EnglishPhraseWords.questionWords.contains(first) {
      return ["can", "could", "would", "will"].contains(first) && words.dropFirst().first == "you"
        ? .request : .question
    }
    if words.starts(with: ["have", "i"]) || words.starts(with: ["have", "you"]) { return .question }
    return EnglishPhraseWords.isNounPhrase(words) ? .noun : .request
  }

  // MARK: Requests

  private static func request(_ elements: [PhraseElement]) -> PhraseNode {
    let row = EnglishPhraseRow(isOpening: true)
    var variants = [PhraseNode.sequence([.grammar(EnglishFrameGrammar.base), row.node(elements)])]
    if let gerund = elements.changingFirstWord(to: { EnglishVerb($0).gerunds }) {
      variants.append(.sequence([.grammar(EnglishFrameGrammar.gerund), row.node(gerund)]))
    }
    for rest in elements.afterThingFrame() {
      let thing = EnglishPhraseRow(isOpening: false).node(rest)
      variants.append(
        .sequence([.grammar(EnglishFrameGrammar.thing), .grammar(EnglishFiller.article), thing]))
    }
    return .alternatives(variants)
  }

  // MARK: Questions and nouns

  private static func question(_ elements: [PhraseElement]) -> PhraseNode {
    let row = EnglishPhraseRow(isOpening: false)
    var variants = [
      row.node(elements), .sequence([.grammar(EnglishFrameGrammar.indirectQuestion), row.node(elements)]),
    ]
    if let indirect = elements.indirectQuestion() {
      variants.append(.sequence([.grammar(EnglishFrameGrammar.indirectQuestion), row.node(indirect)]))
    }
    return .sequence([.alternatives(variants), EnglishFrames.question.mark])
  }

  private static func noun(_ elements: [PhraseElement]) -> PhraseNode {
    let row = EnglishPhraseRow(isOpening: false).node(elements)
    let asked = PhraseNode.sequence([
      .grammar(EnglishFrameGrammar.base), .grammar(EnglishFrameGrammar.topic),
    ])
    return .sequence([.optional(asked), .grammar(EnglishFiller.article), row, EnglishFrames.noun.mark])
  }

  // MARK: Vetoes that the phrase itself says

  private static let sampleLimit = 32

  /// The rules that the phrase's own words trigger, over samples of its sentences. A question asks the same
  /// when it is asked indirectly.
  private static func spelledOut(_ elements: [PhraseElement], _ kinds: [PhraseKind]) -> Set<String> {
    let rules = elements.samples(upTo: sampleLimit).flatMap { words in
      EnglishVetoReader.vetoes(in: NormalText(words.joined(separator: " "))).map(\.rule)
    }
    return Set((kinds.contains(.question) ? rules + [.embeddedQuestion] : rules).map(\.rawValue))
  }
}
