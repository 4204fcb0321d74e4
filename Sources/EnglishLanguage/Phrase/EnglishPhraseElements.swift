import Language

extension [PhraseElement] {
  /// “order with ” is left when the app's name is set aside; its preposition goes with it.
  func withoutNamePrepositions() -> [PhraseElement] {
    indices.compactMap { index -> PhraseElement? in
      let isBeforeName = index + 1 < count && self[index + 1].token == .applicationName
      if isBeforeName, let word = self[index].token.word?.lowercased(),
        EnglishLanguage.applicationPrepositions.contains(word)
      {
        return nil
      }
      return self[index].mappingRows { $0.withoutNamePrepositions() }
    }
  }

  /// The words in lower case and the contractions in full: “What's” is the words what and is.
  func inFull() -> [PhraseElement] {
    flatMap { element -> [PhraseElement] in
      guard let word = element.token.word else { return [element.mappingRows { $0.inFull() }] }
      let folded = NormalText(word).text
      return EnglishContraction.words(of: folded.isEmpty ? word : folded).map {
        PhraseElement(token: .word($0), isJoined: false)
      }
    }
  }

  // MARK: Samples

  /// Sentences of the phrase, its slots filled by a word of no meaning; not all of them if there are many.
  func samples(upTo limit: Int) -> [[String]] {
    var sentences: [[String]] = [[]]
    for element in self {
      let parts = element.token.samples(upTo: limit)
      let longer = sentences.flatMap { sentence in parts.map { sentence + $0 } }
      sentences = [[String]](longer.prefix(limit))
    }
    return sentences
  }

  /// A full sentence of the phrase: of every group its first row that is not empty.
  var leadingSample: [String] {
    flatMap { element -> [String] in
      switch element.token {
      case .word(let word): [word]
      case .slot, .applicationName: [PhraseToken.placeholder]
      case .group(let rows), .permutation(let rows): rows.first { !$0.isEmpty }?.leadingSample ?? []
      }
    }
  }

  // MARK: Changes

  /// The phrase with other forms of its first word, nil when it begins with a slot or something optional.
  func changingFirstWord(to forms: (String) -> [String]) -> [PhraseElement]? {
    guard let first else { return nil }
    let rest = Array(dropFirst())
    switch first.token {
    case .word(let word):
      let rows = forms(word).map { [PhraseElement(token: .word($0), isJoined: false)] }
      return [PhraseElement(token: .group(rows), isJoined: false)] + rest
    case .group(let rows):
      let changed = rows.compactMap { $0.changingFirstWord(to: forms) }
      guard changed.count == rows.count else { return nil }
      return [PhraseElement(token: .group(changed), isJoined: false)] + rest
    case .slot, .applicationName, .permutation: return nil
    }
  }

  /// What follows a beginning such as “I'll have” or “get me”; one result for every group that has one.
  func afterThingFrame() -> [[PhraseElement]] {
    let leading = prefix { $0.token.word != nil }.compactMap(\.token.word)
    let lengths = EnglishFrameGrammar.thingFrames.filter { leading.starts(with: $0) }.map(\.count)
    if let length = lengths.max(), length < count { return [Array(dropFirst(length))] }
    guard case .group(let rows) = first?.token, count > 1 else { return [] }
    let rests = rows.compactMap { row -> [PhraseElement]? in
      let words = row.compactMap(\.token.word)
      return words.count == row.count && EnglishFrameGrammar.thingFrames.contains(words) ? [] : nil
    }
    return rests.isEmpty ? [] : [Array(dropFirst())]
  }

  /// where is my order → where my order is; nil for questions of another build.
  func indirectQuestion() -> [PhraseElement]? {
    guard let (word, form, rest) = fronted, !rest.isEmpty else { return nil }
    let be = PhraseElement(token: .word(form), isJoined: false)
    return [word] + rest + [be]
  }

  private var fronted: (PhraseElement, String, [PhraseElement])? {
    if count > 1, let words = first?.token.words, words.allSatisfy(EnglishPhraseWords.indirectWords.contains),
      let form = self[1].token.word, EnglishPhraseWords.forms.contains(form)
    {
      return (self[0], form, Array(dropFirst(2)))
    }
    guard case .group(let rows) = first?.token else { return nil }
    let pairs = rows.map { $0.compactMap(\.token.word) }
    guard let pair = pairs.first, pair.count == 2, pairs.allSatisfy({ $0 == pair }),
      rows.allSatisfy({ $0.count == 2 }),
      EnglishPhraseWords.indirectWords.contains(pair[0]), EnglishPhraseWords.forms.contains(pair[1])
    else { return nil }
    return (rows[0][0], pair[1], Array(dropFirst()))
  }
}

extension PhraseElement {
  fileprivate func mappingRows(_ change: ([PhraseElement]) -> [PhraseElement]) -> PhraseElement {
    switch token {
    case .group(let rows): PhraseElement(token: .group(rows.map(change)), isJoined: isJoined)
    case .permutation(let rows): PhraseElement(token: .permutation(rows.map(change)), isJoined: isJoined)
    case .word, .slot, .applicationName: self
    }
  }
}

extension PhraseToken {
  /// Stands for a slot's value in a sample: no word of any language.
  fileprivate static let placeholder = "xo"

  fileprivate func samples(upTo limit: Int) -> [[String]] {
    switch self {
    case .word(let word): [[word]]
    case .slot, .applicationName: [[Self.placeholder]]
    case .group(let rows): [[String]](rows.flatMap { $0.samples(upTo: limit) }.prefix(limit))
    case .permutation(let rows): rows.reduce([]) { $0 + $1 }.samples(upTo: limit)
    }
  }
}
