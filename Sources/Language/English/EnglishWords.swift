/// The words of a normal form, as its spaces and commas part them.
struct EnglishWords {
  struct Word {
    let text: String
    let range: Range<Int>
    /// A comma or the beginning of the sentence stands before it.
    let startsClause: Bool
  }

  let words: [Word]

  init(_ text: NormalText) {
    var words: [Word] = []
    var start = 0
    var startsClause = true
    for index in 0...text.count {
      let isComma = index < text.count && ",;\"".unicodeScalars.contains(text.scalars[index])
      guard isComma || text.spaceBefore[index] else { continue }
      if start < index {
        words.append(Word(text: text.slice(start..<index), range: start..<index, startsClause: startsClause))
        startsClause = false
      }
      start = isComma ? index + 1 : index
      startsClause = startsClause || isComma
    }
    self.words = words
  }

  var count: Int { words.count }

  subscript(index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// Whether the words from an index on fit a pattern: words with `|` between alternatives; `*ing` and
  /// `*ed` fit endings, `*` fits any word.
  func fits(_ pattern: [Substring], at start: Int) -> Bool {
    guard start + pattern.count <= count else { return false }
    return pattern.indices.allSatisfy { offset in
      pattern[offset].split(separator: "|").contains { Self.fits(self[start + offset], String($0)) }
    }
  }

  private static func fits(_ word: String, _ pattern: String) -> Bool {
    switch pattern {
    case "*": true
    case "*ing": word.count > 4 && word.hasSuffix("ing")
    case "*ed": EnglishPast.isPast(word)
    default: word == pattern || EnglishRequest.spellings(of: pattern).contains(word)
    }
  }

  /// The scalars of some words.
  func range(_ indices: Range<Int>) -> Range<Int> {
    words[indices.lowerBound].range.lowerBound..<words[indices.upperBound - 1].range.upperBound
  }
}

/// Past forms of the verbs that people use with an assistant.
enum EnglishPast {
  static func isPast(_ word: String) -> Bool {
    irregular.contains(word)
      || (word.count > 4 && word.hasSuffix("ed")
        && !["need", "feed", "speed", "seed", "proceed", "exceed", "hundred"].contains(word))
  }

  private static let irregular: Set<String> = [
    "bought", "sent", "got", "had", "took", "made", "told", "said", "put", "set", "went", "came", "paid",
    "did", "chose", "found", "gave", "kept", "left", "lost", "read", "ran", "saw", "sold", "wrote", "spoke",
    "began", "built",
  ]
}
