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

  private func opener(at start: Int) -> Int? {
    ChoiceWords.openers.all(in: text.scalars, at: start).map(\.end).first { end in
      end < text.count && (text.spaceBefore[end] || text.scalars[end] == ",")
    }
  }

  /// 둘 중에, 이 중에서: says nothing where there are so many options.
  private func among(at start: Int) -> Int? {
    guard start < text.count else { return nil }
    return ChoiceWords.among.all(in: text.scalars, at: start).first { found in
      found.end < text.count && (found.value == 0 || found.value == optionCount)
    }?.end
  }
}
