import Language

/// Amounts in won, and whether the words around one make it a limit: under 5,000 won, 10000 won or less.
enum EnglishPrice {
  static func all(in text: NormalText) -> [SaidPrice] {
    let words = TypedWord.all(in: text)
    return words.indices.compactMap { index in
      let start = words[index].range.lowerBound
      let numbers = EnglishNumber.all(in: text.scalars, spaceBefore: text.spaceBefore, at: start)
      let priced = numbers.compactMap { end, number in
        unit(in: words, at: end).map { (number: number.value, unit: $0) }
      }
      guard let (value, unit) = priced.max(by: { $0.unit < $1.unit }), value.lowerBound == value.upperBound,
        let won = Int(exactly: value.lowerBound)
      else { return nil }
      let isLimit =
        won == 0 || endsWithLimit(words[..<index].map(\.text))
        || beginsWithLimit(words[(unit + 1)...].map(\.text))
      return SaidPrice(won: won, isLimit: isLimit, range: start..<words[unit].range.upperBound)
    }
  }

  /// The word that says won behind a number.
  private static func unit(in words: [TypedWord], at end: Int) -> Int? {
    words.firstIndex {
      $0.range.lowerBound == end && ["won", "krw"].contains(EnglishStatement.bareWord($0.text))
    }
  }

  private static func endsWithLimit(_ words: [String]) -> Bool {
    let last = words.suffix(3).joined(separator: " ")
    return before.contains { last == $0 || last.hasSuffix(" " + $0) }
  }

  private static func beginsWithLimit(_ words: [String]) -> Bool {
    let next = words.prefix(2).map(EnglishStatement.bareWord).joined(separator: " ")
    return behind.contains { next == $0 || next.hasPrefix($0 + " ") }
  }

  private static let before = [
    "under", "below", "less than", "no more than", "not more than", "up to", "at most", "within", "maximum",
    "max", "cheaper than", "not over", "maximum of", "max of",
  ]

  private static let behind = [
    "or less", "or under", "or below", "or cheaper", "max", "maximum", "tops", "at most",
  ]
}
