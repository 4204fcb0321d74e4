import KoreanLanguage
import Language

/// What may follow the mention of an option without meaning anything more: 걸로, 이요, 주세요, 할게요.
enum ChoiceTail {
  /// Where the tail that begins at a place ends; the place itself if there is none.
  static func end(of text: NormalText, from start: Int, to end: Int) -> Int {
    guard start < end else { return start }
    let noun = particles(text, from: start, to: end)
    return isRequest(noun..<end, in: text) || noun > start && isRequest(start..<end, in: text) ? end : noun
  }

  /// Whether a part of a text is a request that adds nothing to a choice.
  static func isRequest(_ range: Range<Int>, in text: NormalText) -> Bool {
    guard !range.isEmpty else { return false }
    return ChoiceWords.closers.contains(range, in: text.scalars)
      || KoreanChoices.isRequest(range, in: text.scalars)
  }

  private static func particles(_ text: NormalText, from start: Int, to end: Int) -> Int {
    var place = start
    for group in ChoiceWords.tails {
      guard let next = group.all(in: text.scalars, at: place).first(where: { $0.end <= end })?.end else {
        continue
      }
      // A syllable that goes on is the beginning of another word.
      guard next == end || text.spaceBefore[next] || next > place + 1 || isFollowed(text, next, end) else {
        continue
      }
      place = next
    }
    return place
  }

  private static func isFollowed(_ text: NormalText, _ index: Int, _ end: Int) -> Bool {
    ChoiceWords.tails.contains { group in group.all(in: text.scalars, at: index).contains { $0.end <= end } }
      || isRequest(index..<end, in: text)
  }
}
