import Language

/// Writes the constituents of a phrase as a tree: articles vary, contractions are written either way, nouns
/// may be one or many, and words end where words end.
struct EnglishPhraseRow {
  /// The row begins with the phrase's verb, which may be followed by me or us.
  let isOpening: Bool

  func node(_ elements: [PhraseElement]) -> PhraseNode {
    var nodes: [PhraseNode] = []
    var index = 0
    while index < elements.count {
      let before = index > 0 ? elements[index - 1].token.words?.last : nil
      if let pair = contraction(elements, index) {
        nodes.append(pair)
        index += 2
        continue
      }
      nodes.append(leadIn(elements[index], before: before, index: index))
      nodes.append(node(elements[index], isFirst: index == 0))
      index += 1
    }
    return .sequence(nodes)
  }

  private func node(_ element: PhraseElement, isFirst: Bool) -> PhraseNode {
    let inner = EnglishPhraseRow(isOpening: isOpening && isFirst)
    return switch element.token {
    case .word(let word): self.word(word, isFirst: isFirst)
    case .slot(let name): .sequence([.slot(name), .wordEnd, EnglishFiller.comma])
    case .applicationName: .sequence([.applicationName, .wordEnd])
    case .group(let rows): .alternatives(rows.map { inner.node($0) })
    case .permutation(let rows): .permutation(rows.map { EnglishPhraseRow(isOpening: false).node($0) })
    }
  }

  private func word(_ word: String, isFirst: Bool) -> PhraseNode {
    if let determiner = EnglishFiller.determiner(word) { return .grammar(determiner) }
    let isVerb = isFirst && isOpening
    let forms = [word] + (isVerb ? [] : EnglishPhraseWords.otherNumbers(of: word))
    let texts = forms.map { PhraseNode.text($0) }
    return .sequence([texts.count == 1 ? texts[0] : .alternatives(texts), .wordEnd])
  }

  /// An article before a slot, and before a noun that follows the verb or a preposition.
  private func leadIn(_ element: PhraseElement, before: String?, index: Int) -> PhraseNode {
    let followsVerb = isOpening && index == 1
    switch element.token {
    case .slot: return .grammar(followsVerb ? EnglishFiller.receiver : EnglishFiller.article)
    case .word(let word) where EnglishPhraseWords.isNoun(word):
      let isAfterVerb = followsVerb && before.map(EnglishVerbTable.bases.contains) == true
      if isAfterVerb { return .grammar(EnglishFiller.receiver) }
      return before.map(EnglishPhraseWords.prepositions.contains) == true
        ? .grammar(EnglishFiller.article) : .empty
    case .group(let rows) where followsVerb && rows.allSatisfy({ $0.first?.token.containsSlot == true }):
      return .grammar(EnglishFiller.receiver)
    default: return .empty
    }
  }

  /// Two words that are written as one as well, also when the first is one of several: (what|where) is.
  private func contraction(_ elements: [PhraseElement], _ index: Int) -> PhraseNode? {
    guard index + 1 < elements.count, let second = elements[index + 1].token.word,
      let firsts = elements[index].token.words, !firsts.contains("")
    else { return nil }
    let spellings = firsts.map { EnglishContraction.spellings(of: [$0, second]) }
    guard spellings.contains(where: { $0.count > 1 }) else { return nil }
    return .alternatives(firsts.map { EnglishFiller.words("\($0) \(second)") })
  }
}
