import Language

/// Turns a Korean phrase as written into everything it stands for.
///
/// The phrase is a row of constituents before a last predicate. Constituents may change places or one may
/// follow the verb; particles vary; fillers stand between parts; the predicate stands for its whole class.
struct KoreanPhraseMeaning {
  private(set) var grammars: [GrammarName: PhraseNode] = KoreanFiller.grammars
  private(set) var spelledOut: Set<String> = []
  private var kind: PhraseKind?
  /// Text with its particle may follow the predicate of the sentence that is being arranged.
  private var takesText = false

  /// More movable constituents than this keep their written order.
  private static let movableLimit = 3

  static func meaning(of phrase: PhraseNode) -> ExpandedPhrase {
    var meaning = KoreanPhraseMeaning()
    let sentence = meaning.sentence(phrase.elements().withoutApplicationName())
    let node = PhraseNode.sequence([
      .grammar(KoreanFiller.opening), sentence, .grammar(KoreanFiller.closing),
    ])
    return ExpandedPhrase(
      kind: meaning.kind ?? .noun, node: node, spelledOut: meaning.spelledOut, grammars: meaning.grammars)
  }

  static func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase {
    var meaning = KoreanPhraseMeaning()
    let constituents = meaning.constituents(of: form.elements())
    let node = PhraseNode.sequence(
      constituents.enumerated().map { index, constituent in meaning.nominal(constituent, isFirst: index == 0)
      })
    return ExpandedPhrase(kind: .noun, node: node, grammars: meaning.grammars)
  }

  // MARK: Sentences

  private mutating func sentence(_ elements: [PhraseElement]) -> PhraseNode {
    guard let last = elements.last else { return .empty }
    let before = Array(elements.dropLast())
    if case .group(let rows) = last.token, rows.contains(where: \.isEmpty) {
      let full = rows.filter { !$0.isEmpty }
      let group = PhraseElement(token: .group(full), isJoined: last.isJoined)
      return .alternatives([sentence(before + [group]), sentence(before)])
    }
    if case .group(let rows) = last.token {
      let tails = rows.map { row in tail(row, after: before) }
      let isVerb = rows.allSatisfy {
        Self.isVerb(KoreanPredicateGrammar.of($0.trailingText), $0.trailingText)
      }
      return arranged(before, tail: .alternatives(tails), isVerb: isVerb)
    }
    return sentenceWithPredicate(elements)
  }

  /// A row of a closing group: a sentence of its own, or just the predicate.
  private mutating func tail(_ row: [PhraseElement], after before: [PhraseElement]) -> PhraseNode {
    noteSpelledOut(before + row)
    return sentence(row)
  }

  private mutating func sentenceWithPredicate(_ elements: [PhraseElement]) -> PhraseNode {
    noteSpelledOut(elements)
    let words = elements.trailingText
    if let predicate = KoreanPredicateGrammar.of(words) {
      grammars.merge(predicate.grammars) { first, _ in first }
      kind = kind ?? predicate.kind
      // A question is also asked indirectly: 언제 오는지 알려 줘.
      if predicate.kind != .request { spelledOut.insert(VetoRule.embeddedQuestion.rawValue) }
      let lead = elements.dropLast(words.count - predicate.leadCount)
      let said = PhraseNode.grammar(predicate.name)
      return arranged(
        Array(lead), tail: predicate.fitsAnything ? .sequence([.mark(.knownValuesOnly), said]) : said,
        isVerb: Self.isVerb(predicate, words))
    }
    kind = kind ?? .noun
    // A bare name is asked about, and only a name: any text at all would be one otherwise.
    let bare = PhraseMark.ending(family: "bare", askFirst: true, askFirstIfQuestion: false)
    return arranged(elements, tail: .sequence([.mark(.knownValuesOnly), .mark(bare)]), isVerb: false)
  }

  /// Whether a predicate is written as a verb that says what is asked for, so that any text may be what it is asked of.
  /// A noun (메모) could as well belong to the text.
  private static func isVerb(_ predicate: KoreanPredicateGrammar?, _ words: [String]) -> Bool {
    guard let predicate, predicate.kind == .request, !predicate.fitsAnything, let last = words.last else {
      return false
    }
    return !VerbalNounLexicon.all.contains { last.hasSuffix($0) }
  }

  private mutating func noteSpelledOut(_ elements: [PhraseElement]) {
    for text in elements.trailingTexts {
      spelledOut.formUnion(Self.vetoRules.value(for: text) { KoreanLanguage.vetoRules(in: NormalText(text)) })
    }
  }

  private static let vetoRules = KeptResults<Set<String>>()

  // MARK: Order

  /// The constituents in every order that keeps the meaning, then the tail; or one of them after the tail.
  ///
  /// - Parameter isVerb: any text with its particle may follow the tail, not only what is known by name.
  private mutating func arranged(_ elements: [PhraseElement], tail: PhraseNode, isVerb: Bool) -> PhraseNode {
    takesText = isVerb
    let constituents = constituents(of: elements)
    var variants = [PhraseNode.sequence(constituents.map { node($0, endsWithGap: true) } + [tail])]
    let movable = constituents.indices.filter { constituents[$0].isMovable }
    if !movable.isEmpty, movable.count <= Self.movableLimit {
      variants += reordered(constituents, movable, tail)
      variants += movable.map { postposed(constituents, $0...$0, tail) }
      variants += movable.flatMap { floating(constituents, $0, tail) }
    }
    if kind == .request, let noun = closingNoun(constituents) {
      variants.append(postposed(constituents, noun...constituents.count - 1, tail))
    }
    return .alternatives(variants)
  }

  /// Where the last noun before the predicate begins, with the slots that lead to it: the 피자집 of 피자집 추천해 줘. Nil
  /// without one, and where a slot with its own particle or nothing at all stands there.
  private func closingNoun(_ all: [Constituent]) -> Int? {
    guard let last = all.last, !last.isMovable else { return nil }
    return (all.dropLast().lastIndex { !$0.leadsOn } ?? -1) + 1
  }

  /// Every order but the written one of every set of movable constituents that can be said together.
  private mutating func reordered(_ all: [Constituent], _ movable: [Int], _ tail: PhraseNode) -> [PhraseNode]
  {
    // What cannot move stands before the predicate (계획 of “{landmark} 계획 추가해줘”) or keeps all others in place.
    guard movable == Array(movable.indices), movable.count > 1 else { return [] }
    let fixed = all.dropFirst(movable.count).map { node($0, endsWithGap: true) }
    var variants: [PhraseNode] = []
    for chosen in 1..<(1 << movable.count) {
      let present = movable.filter { chosen & (1 << $0) != 0 }
      let isComplete = movable.allSatisfy { present.contains($0) || all[$0].isOptional }
      guard isComplete, present.count > 1 else { continue }
      for order in present.permutations() where order != present {
        let nodes = order.map { node(all[$0].required, endsWithGap: true) }
        variants.append(.sequence([.mark(.reordered)] + nodes + fixed + [tail]))
      }
    }
    return variants
  }

  private mutating func postposed(
    _ all: [Constituent], _ moved: ClosedRange<Int>, _ tail: PhraseNode
  ) -> PhraseNode {
    let others = all.indices.filter { !moved.contains($0) }.map { node(all[$0], endsWithGap: true) }
    let before = moved.dropLast().map { node(all[$0], endsWithGap: true) }
    return .sequence(others + [tail] + behindVerb(before, all[moved.upperBound]))
  }

  /// The slot of a constituent behind the verb, and what leads to it in its place: 표 찾아줘 두 장, 기본 장소 바꿔줘 부산으로.
  private mutating func floating(_ all: [Constituent], _ index: Int, _ tail: PhraseNode) -> [PhraseNode] {
    let elements = all[index].elements
    guard let slot = elements.lastIndex(where: { $0.token.containsSlot }), slot > 0, !elements[slot].isJoined,
      !elements[..<slot].contains(where: { $0.token.containsSlot })
    else { return [] }
    var others = all
    others[index] = Constituent(elements: Array(elements[..<slot]), isMovable: false)
    let moved = Constituent(elements: Array(elements[slot...]), isMovable: true)
    let end = PhraseNode.sequence([tail] + behindVerb([], moved))
    return [.sequence(others.map { node($0, endsWithGap: true) } + [end])]
      + reordered(others, others.indices.filter { others[$0].isMovable }, end)
  }

  /// - Parameter before: what was moved with it and stands before it.
  private mutating func behindVerb(_ before: [PhraseNode], _ moved: Constituent) -> [PhraseNode] {
    let closing = PhraseNode.optional(
      .alternatives(["이요", "요", "말이야", "말이에요", "으로", "로", "이야"].map { .text($0) }))
    let part = moved.required
    let known: [PhraseNode] =
      [.mark(.postposed), Self.stop, .grammar(KoreanFiller.gap)] + before + [
        node(part, endsWithGap: false), closing,
      ]
    guard takesText, before.isEmpty, let marked = withSaidParticle(part.elements) else { return known }
    return [
      .alternatives([
        .sequence(known),
        .sequence([.mark(.postposedWithParticle), Self.stop, .grammar(KoreanFiller.gap), marked]),
      ])
    ]
  }

  /// 등록해 줄래? 부산을: what was to be the end of the sentence.
  private static let stop = PhraseNode.optional(.alternatives(["?", "!", "."].map { .text($0) }))

  /// A slot with its particle, which has to be said; nil for anything else.
  private mutating func withSaidParticle(_ elements: [PhraseElement]) -> PhraseNode? {
    switch elements.first?.token {
    case .slot(let name) where elements.count == 1:
      return .sequence([.slot(name), .alternatives([.text("을"), .text("를")])])
    case .slot(let name) where elements.count == 2 && elements[1].isJoined:
      let said = (elements[1].token.words ?? []).filter { !$0.isEmpty }.compactMap { define($0) }
      return said.isEmpty ? nil : .sequence([.slot(name), .alternatives(said)])
    case .group(let rows) where elements.count == 1:
      let marked = rows.filter { !$0.isEmpty }.compactMap { withSaidParticle($0) }
      return marked.isEmpty ? nil : .alternatives(marked)
    default: return nil
    }
  }

  // MARK: Constituents

  /// Elements that stay together: modifiers and the slot or noun with a particle that they lead to.
  private struct Constituent {
    var elements: [PhraseElement]
    var isMovable: Bool

    var isOptional: Bool {
      guard elements.count == 1, case .group(let rows) = elements[0].token else { return false }
      return rows.contains(where: \.isEmpty)
    }

    /// It ends in a slot without a particle, or may be one: what follows belongs to it.
    var leadsOn: Bool {
      switch elements.last?.token {
      case .slot: true
      case .group(let rows): rows.allSatisfy { $0.last?.token.isSlot ?? true }
      default: false
      }
    }

    /// The same without the possibility of leaving it out.
    var required: Constituent {
      guard isOptional, case .group(let rows) = elements[0].token else { return self }
      let group = PhraseElement(token: .group(rows.filter { !$0.isEmpty }), isJoined: elements[0].isJoined)
      return Constituent(elements: [group], isMovable: isMovable)
    }
  }

  private func constituents(of elements: [PhraseElement]) -> [Constituent] {
    var result: [Constituent] = []
    var open: [PhraseElement] = []
    for (index, element) in elements.enumerated() {
      open.append(element)
      if index + 1 < elements.count, elements[index + 1].isJoined { continue }
      guard endsConstituent(open) else { continue }
      result.append(Constituent(elements: open, isMovable: true))
      open = []
    }
    if !open.isEmpty { result.append(Constituent(elements: open, isMovable: false)) }
    return result
  }

  private func endsConstituent(_ elements: [PhraseElement]) -> Bool {
    switch elements.last?.token {
    case .slot: true
    case .word(let word):
      elements.last?.isJoined == true && elements.dropLast().last?.token.isSlot == true
        || KoreanParticleGrammar.split(word) != nil
    case .group(let rows):
      rows.contains { $0.contains { $0.token.containsSlot } }
        || elements.last?.isJoined == true && elements.dropLast().last?.token.isSlot == true
    case .permutation: true
    case .applicationName, nil: false
    }
  }

  /// A part of a form; fillers may stand before every part but the first.
  private mutating func nominal(_ constituent: Constituent, isFirst: Bool) -> PhraseNode {
    let part = node(constituent.required, endsWithGap: false)
    let whole = isFirst ? part : .sequence([.grammar(KoreanFiller.gap), part])
    return constituent.isOptional ? .optional(whole) : whole
  }

  private mutating func node(_ constituent: Constituent, endsWithGap: Bool) -> PhraseNode {
    let gap = endsWithGap ? PhraseNode.grammar(KoreanFiller.gap) : .empty
    if constituent.isOptional {
      return .optional(.sequence([node(constituent.required, endsWithGap: false), gap]))
    }
    return .sequence([row(constituent.elements), gap])
  }

  private mutating func row(_ elements: [PhraseElement]) -> PhraseNode {
    var nodes: [PhraseNode] = []
    var index = 0
    while index < elements.count {
      if index > 0, !elements[index].isJoined { nodes.append(.grammar(KoreanFiller.gap)) }
      switch elements[index].token {
      case .slot(let name):
        nodes.append(.slot(name))
        let next = index + 1 < elements.count && elements[index + 1].isJoined ? elements[index + 1] : nil
        if let particle = particle(next) {
          nodes.append(particle)
          index += 1
        } else if next == nil {
          nodes.append(unwrittenParticle())
        }
      case .word(let word): nodes.append(noun(word))
      case .group(let rows): nodes.append(.alternatives(rows.map { row in group(row) }))
      case .permutation(let rows): nodes.append(.permutation(rows.map { row in group(row) }))
      case .applicationName: nodes.append(.applicationName)
      }
      index += 1
    }
    return .sequence(nodes)
  }

  private mutating func group(_ elements: [PhraseElement]) -> PhraseNode {
    elements.isEmpty ? .empty : row(elements)
  }

  /// What a word joined to a slot stands for, if it is a particle or a group of particles.
  private mutating func particle(_ element: PhraseElement?) -> PhraseNode? {
    guard let words = element?.token.words?.filter({ !$0.isEmpty }), !words.isEmpty else { return nil }
    let said = words.compactMap { define($0) }
    guard said.count == words.count else { return nil }
    let isDroppable = words.contains(where: KoreanParticleGrammar.isDroppable)
    return .alternatives(isDroppable ? said + [.mark(.particleDropped)] : said)
  }

  private mutating func openParticle() -> PhraseNode { define("을") ?? .empty }

  private mutating func unwrittenParticle() -> PhraseNode {
    grammars[KoreanParticleGrammar.unwritten] = KoreanParticleGrammar.unwrittenDefinition
    grammars[KoreanParticleGrammar.rare] = KoreanParticleGrammar.rareDefinition
    return .alternatives([
      .grammar(KoreanParticleGrammar.unwritten),
      .sequence([.mark(.particleUnwritten), .grammar(KoreanParticleGrammar.rare)]),
    ])
  }

  private mutating func define(_ particle: String) -> PhraseNode? {
    guard let name = KoreanParticleGrammar.grammar(for: particle) else { return nil }
    grammars[name] = KoreanParticleGrammar.definition(for: particle)
    return .grammar(name)
  }

  /// A word of the phrase: its own particle varies; a bare noun may get one.
  private mutating func noun(_ word: String) -> PhraseNode {
    if Self.things.contains(word) { return thing() }
    guard let (noun, particle) = KoreanParticleGrammar.split(word), let varied = define(particle) else {
      return .sequence([spelled(word), openParticle()])
    }
    // 장바구니에 needs its 에; a word whose end only looks like a particle (고양이) stays possible as it is.
    let isOpen = KoreanParticleGrammar.grammar(for: particle) == KoreanParticleGrammar.open
    return isOpen
      ? .alternatives([spelled(word), .sequence([spelled(noun), varied])])
      : .sequence([spelled(noun), varied])
  }

  private static let things = ["거", "것", "꺼"]

  /// 거 melts with the particles behind it: 다녀온 걸로, 다녀온 걸, 다녀온 건.
  private mutating func thing() -> PhraseNode {
    let melted = ["걸로", "걸", "건"].map { PhraseNode.text($0) }
    return .alternatives([
      .sequence([.alternatives(Self.things.map { .text($0) }), openParticle()]),
      .sequence([.mark(.particleAdded), .alternatives(melted)]),
    ])
  }

  /// A word in every way that it is commonly spelled.
  private func spelled(_ word: String) -> PhraseNode {
    let variants = KoreanSpelling.variants(of: word)
    return variants.isEmpty ? .text(word) : .alternatives(([word] + variants).map { .text($0) })
  }
}

extension [Int] {
  /// All orders of the elements, the given one first.
  fileprivate func permutations() -> [[Int]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index -> [[Int]] in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations().map { [first] + $0 }
    }
  }
}
