extension PhraseToken {
  package var word: String? {
    if case .word(let word) = self { return word }
    return nil
  }

  /// What plain words and groups of them can spell; nil for everything else.
  fileprivate var spellings: [String]? {
    switch self {
    case .word(let word): return [word]
    case .group(let rows):
      let texts = rows.map {
        $0.isEmpty ? [""] : $0.allSatisfy { $0.token.spellings != nil } ? $0.trailingTexts : []
      }
      return texts.contains(where: \.isEmpty) ? nil : texts.flatMap(\.self)
    case .slot, .applicationName, .permutation: return nil
    }
  }

  package var isSlot: Bool {
    if case .slot = self { return true }
    return false
  }

  package var containsSlot: Bool {
    switch self {
    case .slot: true
    case .word, .applicationName: false
    case .group(let rows), .permutation(let rows): rows.contains { $0.contains { $0.token.containsSlot } }
    }
  }
}

extension [PhraseElement] {
  /// The phrase without the app's name, its particle and groups that hold nothing else: an app's name is
  /// set aside before a sentence is read, wherever it stands.
  package func withoutApplicationName() -> [PhraseElement] {
    var result: [PhraseElement] = []
    var follows = false
    for element in self {
      let isParticle = follows && element.isJoined && element.token.word != nil
      follows = element.token == .applicationName
      if follows || isParticle { continue }
      guard case .group(let rows) = element.token else {
        result.append(element)
        continue
      }
      let kept = rows.map { $0.withoutApplicationName() }
      if kept.contains(where: { !$0.isEmpty }) {
        result.append(PhraseElement(token: .group(kept), isJoined: element.isJoined))
      }
    }
    return result
  }

  /// How many plain words stand at the end.
  package var trailingWordCount: Int { reversed().prefix { $0.token.word != nil }.count }

  /// The plain words at the end.
  package var trailingText: [String] { suffix(trailingWordCount).compactMap(\.token.word) }

  /// Everything that the words and groups of words at the end can spell, joined to a noun where they are
  /// written joined to a slot: of `{note}(이라고|라고) 적어줘` both ways to say it.
  package var trailingTexts: [String] {
    var texts: [String]?
    var isJoined = false
    for element in reversed() {
      let heads = element.token.spellings ?? (isJoined && element.token.isSlot ? [Self.noun] : [])
      let tails = texts ?? [""]
      guard !heads.isEmpty, heads.count * tails.count <= Self.textLimit else { break }
      let separator = isJoined ? "" : " "
      texts = heads.flatMap { head in
        tails.map { head.isEmpty || $0.isEmpty ? head + $0 : head + separator + $0 }
      }
      if element.token.isSlot { break }
      isJoined = element.isJoined
    }
    return texts ?? []
  }

  /// What stands for a slot: a word that no rule is about.
  private static var noun: String { "것" }

  /// More ways than this are not spelled out.
  private static var textLimit: Int { 256 }
}
