/// The words that compare, of one language.
struct ComparisonWords: Sendable {
  /// Words before the quality that ask for the end of the order: 제일, 가장.
  let superlatives: WordTable<Void>
  /// The qualities, without spaces.
  private let qualities: WordTable<Row>

  struct Row: Hashable, Sendable {
    var comparison: OptionComparison
    /// Says that it compares without a superlative: 덜 매운, 별점 높은, cheapest. 매운 alone may be part of a name.
    var isClear: Bool
  }

  typealias Line = (
    quality: OptionComparison.Quality, end: OptionComparison.End, isClear: Bool, patterns: String
  )

  init(superlatives: [String], lines: [Line]) {
    self.superlatives = WordTable(superlatives.joined(separator: " "))
    qualities = WordTable(
      texts: lines.map { line in
        let words = line.patterns.split(whereSeparator: { $0 == " " || $0 == "\n" })
        let row = Row(comparison: OptionComparison(line.quality, line.end), isClear: line.isClear)
        return (words.map { BraceExpansion.texts(String($0)) }, row)
      })
  }

  /// The longest quality that begins at a place.
  func quality(in text: NormalText, at start: Int, to end: Int) -> (row: Row, end: Int)? {
    qualities.all(in: text.scalars, at: start).first { $0.end <= end }.map { ($0.value, $0.end) }
  }
}

/// Reads 제일 싼 거, 별점 높은 데, the cheapest one.
struct ComparisonReader {
  let text: NormalText

  /// The comparison that a part of the text begins with, and what is said behind it.
  ///
  /// - Parameter needsClear: leave out words that may as well be a part of an option's name (매운 거).
  func read(_ range: Range<Int>, needsClear: Bool) -> AnswerReading? {
    for words in [KoreanComparisons.words, EnglishComparisons.words] {
      if let reading = read(range, words, needsClear: needsClear) { return reading }
    }
    return nil
  }

  private func read(_ range: Range<Int>, _ words: ComparisonWords, needsClear: Bool) -> AnswerReading? {
    let (start, isSuperlative) = skipping(words.superlatives, at: range.lowerBound, to: range.upperBound)
    guard let (row, end) = words.quality(in: text, at: start, to: range.upperBound),
      isSuperlative || row.isClear || !needsClear
    else { return nil }
    let stop = ChoiceTail.end(
      of: text, from: skippingNoun(at: end, to: range.upperBound), to: range.upperBound)
    // 매운탕 and cheapestness go on.
    guard stop == range.upperBound || text.spaceBefore[stop] || (stop > end && !text.hasInnerSpaces) else {
      return nil
    }
    let rest = stop..<range.upperBound
    // 제일 싼 게 뭐야 asks and does not choose.
    guard !ChoiceReader(text: text, options: []).asks(rest) else { return nil }
    return .comparison(row.comparison, rest: rest.isEmpty ? nil : rest)
  }

  private func skipping(_ words: WordTable<Void>, at start: Int, to end: Int) -> (end: Int, found: Bool) {
    var place = start
    while let next = words.all(in: text.scalars, at: place).first(where: { $0.end <= end })?.end {
      place = next
    }
    return (place, place > start)
  }

  /// 데, 곳, 집: what is compared, where it is no 거.
  private func skippingNoun(at start: Int, to end: Int) -> Int {
    Self.nouns.all(in: text.scalars, at: start).first { $0.end <= end }?.end ?? start
  }

  private static let nouns = WordTable(
    "음식점 식당 가게 메뉴 곳 데 집 놈 애 쪽 편 restaurant place option dish item choice")
}
