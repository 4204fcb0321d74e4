/// The words that compare, of one language.
package struct ComparisonWords: Sendable {
  /// Words before the quality that ask for the end of the order: 제일, 가장.
  package let superlatives: WordTable<Void>
  /// The qualities, without spaces.
  private let qualities: WordTable<Row>

  package struct Row: Hashable, Sendable {
    package var comparison: OptionComparison
    /// Says that it compares without a superlative: 덜 매운, 별점 높은, cheapest. 매운 alone may be part of a name.
    package var isClear: Bool
  }

  package typealias Line = (
    quality: OptionComparison.Quality, end: OptionComparison.End, isClear: Bool, patterns: String
  )

  package init(superlatives: [String], lines: [Line]) {
    self.superlatives = WordTable(superlatives.joined(separator: " "))
    qualities = WordTable(
      texts: lines.map { line in
        let words = line.patterns.split(whereSeparator: { $0 == " " || $0 == "\n" })
        let row = Row(comparison: OptionComparison(line.quality, line.end), isClear: line.isClear)
        return (words.map { BraceExpansion.texts(String($0)) }, row)
      })
  }

  /// The longest quality that begins at a place.
  package func quality(in text: NormalText, at start: Int, to end: Int) -> (row: Row, end: Int)? {
    qualities.all(in: text.scalars, at: start).first { $0.end <= end }.map { ($0.value, $0.end) }
  }
}
