/// A phrase as a row of constituents, which is how a language thinks of it.
///
/// The tree of a template is flattened as far as its meaning needs: words are cut at spaces, small groups
/// inside a word are multiplied out, larger groups stay groups.
package indirect enum PhraseToken: Hashable {
  /// A written word, without spaces.
  case word(String)
  case slot(String)
  case applicationName
  /// Alternatives, each a row of its own; an empty row makes the group optional.
  case group([[PhraseElement]])
  case permutation([[PhraseElement]])
}

/// A token and whether it is written joined to the one before.
package struct PhraseElement: Hashable {
  package var token: PhraseToken
  package var isJoined: Bool

  package init(token: PhraseToken, isJoined: Bool) {
    self.token = token
    self.isJoined = isJoined
  }
}

extension PhraseNode {
  /// The elements of the phrase in writing order.
  package func elements() -> [PhraseElement] {
    var elements: [PhraseElement] = []
    var isJoined = false
    collect(into: &elements, &isJoined)
    return elements.multiplyingOutWords()
  }

  private func collect(into elements: inout [PhraseElement], _ isJoined: inout Bool) {
    switch self {
    case .text(let text):
      var isFirst = true
      if text.first == " " { isJoined = false }
      for word in text.split(separator: " ") {
        elements.append(PhraseElement(token: .word(String(word)), isJoined: isFirst && isJoined))
        isFirst = false
      }
      isJoined = text.last != " "
    case .slot(let name): append(.slot(name), &elements, &isJoined)
    case .applicationName: append(.applicationName, &elements, &isJoined)
    case .sequence(let nodes): for node in nodes { node.collect(into: &elements, &isJoined) }
    case .alternatives(let nodes): append(.group(nodes.map { $0.elements() }), &elements, &isJoined)
    case .permutation(let nodes): append(.permutation(nodes.map { $0.elements() }), &elements, &isJoined)
    case .empty, .grammar, .mark, .wordEnd, .typedSpace, .joined: break
    }
  }

  private func append(_ token: PhraseToken, _ elements: inout [PhraseElement], _ isJoined: inout Bool) {
    elements.append(PhraseElement(token: token, isJoined: isJoined && !elements.isEmpty))
    isJoined = true
  }
}

extension [PhraseElement] {
  /// 켜[줘|줄래] is the words 켜, 켜줘 and 켜줄래: a group joined to a word becomes alternatives of words.
  fileprivate func multiplyingOutWords() -> [PhraseElement] {
    var result: [PhraseElement] = []
    for element in self {
      if element.isJoined, let last = result.last, let words = joined(last.token, element.token) {
        result[result.count - 1].token = words
      } else {
        result.append(element)
      }
    }
    return result
  }

  /// Most words that a group inside a word may become.
  private static var wordLimit: Int { 64 }

  private func joined(_ left: PhraseToken, _ right: PhraseToken) -> PhraseToken? {
    guard let heads = left.words, let tails = right.words else { return nil }
    if case (.word, .word) = (left, right) { return .word(heads[0] + tails[0]) }
    guard heads.count * tails.count <= Self.wordLimit else { return nil }
    let words = heads.flatMap { head in tails.map { head + $0 } }
    return .group(words.map { $0.isEmpty ? [] : [PhraseElement(token: .word($0), isJoined: false)] })
  }
}

extension PhraseToken {
  /// The words that the token stands for, if it is nothing but single words.
  package var words: [String]? {
    switch self {
    case .word(let word): [word]
    case .group(let rows):
      rows.allSatisfy { $0.count <= 1 }
        ? rows.compactMap { row in Self.onlyWord(row) }.nilUnless(count: rows.count) : nil
    case .slot, .applicationName, .permutation: nil
    }
  }

  private static func onlyWord(_ row: [PhraseElement]) -> String? {
    guard let token = row.first?.token else { return "" }
    if case .word(let word) = token { return word }
    return nil
  }
}

extension [String] {
  fileprivate func nilUnless(count wanted: Int) -> [String]? { count == wanted ? self : nil }
}
