import EnglishLanguage
import KoreanLanguage
import Language

/// What may stand before and behind an answer and says nothing: 음 …, 둘 중에 …, … 고마워.
struct AnswerEdges {
  let text: NormalText
  let optionCount: Int

  /// The whole, and the whole without what stands before it, behind it, or both.
  var ranges: [Range<Int>] {
    var start = 0
    while let end = opener(at: start) ?? among(at: start) { start = end }
    let end = min(SentenceClosers.end(of: text), EnglishAnswers.end(of: text))
    var ranges: [Range<Int>] = []
    for range in [0..<text.count, start..<text.count, 0..<end, start..<max(start, end)]
    where !range.isEmpty && !ranges.contains(range) {
      ranges.append(range)
    }
    return ranges
  }

  private static let openers = WordTable(
    """
    음 어 아 저기 저기요 그럼 그러면 저 흠 자 엄 아이고 에이 그냥 걍 일단 나는 난 저는 전 나도 저도 우리는 우린 아무래도 역시 글쎄 글쎄요 딱
    이번엔 이번에는 \(EnglishAnswers.openers.joined(separator: " "))
    """.split(whereSeparator: \.isWhitespace).joined(separator: " "))

  private func opener(at start: Int) -> Int? {
    Self.openers.all(in: text.scalars, at: start).map(\.end).first { end in
      end < text.count && (text.spaceBefore[end] || text.scalars[end] == ",")
    }
  }

  /// 둘 중에, 이 중에서: says nothing where there are so many options.
  private func among(at start: Int) -> Int? {
    guard start < text.count else { return nil }
    return Self.amongs.all(in: text.scalars, at: start).first { found in
      found.end < text.count && (found.value == 0 || found.value == optionCount)
    }?.end
  }

  /// With how many options there must be; 0 for any number.
  private static let amongs: WordTable<Int> = WordTable(
    [("둘중 두개중", 2), ("셋중 세개중", 3), ("넷중 네개중", 4), ("이중 그중 여기중", 0)].map { words, count in
      let forms = words.split(separator: " ").flatMap { word in ["에서", "에", ""].map { word + $0 } }
      return (forms.joined(separator: " "), count)
    })
}
