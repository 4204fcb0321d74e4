import Language

/// What an English sentence keeps out of what is wanted, as the words before its name say: no cola, without the cola, instead of seasoned
/// chicken.
enum EnglishExclusion {
  static func before(_ name: Range<Int>, in text: NormalText) -> MarkedText? {
    let all = TypedWord.all(in: text)
    guard !all.contains(where: { everything.contains($0.text) }) else { return nil }
    let words = all.filter { $0.range.upperBound <= name.lowerBound }
    let end = words.last.map { articles.contains($0.text) ? words.count - 1 : words.count } ?? 0
    return marked(leavingOut, .exclusion, words[..<end], name)
      ?? marked(replacing, .replaced, words[..<end], name)
  }

  private static func marked(
    _ openings: [[String]], _ kind: MarkedText.Kind, _ words: ArraySlice<TypedWord>, _ name: Range<Int>
  ) -> MarkedText? {
    guard
      let opening = openings.first(where: { words.suffix($0.count).map(\.text) == $0 }),
      let first = words.suffix(opening.count).first
    else { return nil }
    let range = first.range.lowerBound..<name.upperBound
    return MarkedText(kind, range, frame: range)
  }

  /// Everything without the cola: what is wanted is what is left.
  private static let everything: Set<String> = ["everything", "all", "whole", "rest", "every", "anything"]
  private static let articles: Set<String> = ["the", "a", "an", "any", "my"]
  private static let leavingOut = [
    ["no"], ["without"], ["minus"], ["except"], ["except", "for"], ["excluding"], ["hold"], ["skip"],
    ["skipping"],
    ["leave", "out"], ["leaving", "out"],
  ]
  private static let replacing = [
    ["not"], ["instead", "of"], ["rather", "than"], ["in", "place", "of"],
  ]
}
