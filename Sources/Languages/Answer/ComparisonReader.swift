import EnglishLanguage
import KoreanLanguage
import Language

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
    ChoiceWords.nouns.all(in: text.scalars, at: start).first { $0.end <= end }?.end ?? start
  }
}
