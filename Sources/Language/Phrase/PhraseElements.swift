extension PhraseToken {
  var word: String? {
    if case .word(let word) = self { return word }
    return nil
  }

  var isSlot: Bool {
    if case .slot = self { return true }
    return false
  }

  var containsSlot: Bool {
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
  func withoutApplicationName() -> [PhraseElement] {
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
  var trailingWordCount: Int { reversed().prefix { $0.token.word != nil }.count }

  /// The plain words at the end.
  var trailingText: [String] { suffix(trailingWordCount).compactMap(\.token.word) }
}
