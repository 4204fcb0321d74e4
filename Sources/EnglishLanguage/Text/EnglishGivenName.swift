import Language

/// The name in an English sentence that gives one: call it Autumn Leaves.
enum EnglishGivenName {
  static func range(in text: NormalText) -> Range<Int>? {
    let words = TypedWord.all(in: text)
    for opening in openings where words.count > opening.count {
      guard words.prefix(opening.count).map(\.text) == opening else { continue }
      guard !idioms.contains(words[opening.count].text) else { return nil }
      let isPolite = words.count > opening.count + 1 && words.last?.text == "please"
      let last = words[words.count - (isPolite ? 2 : 1)]
      return words[opening.count].range.lowerBound..<last.range.upperBound
    }
    return nil
  }

  /// Call it off, call it a day, call it quits.
  private static let idioms: Set<String> = ["off", "a", "quits", "not"]

  static func leadingWords(of text: [String]) -> Int {
    text.count > 1 && ["please", "please,"].contains(text[0].lowercased()) ? 1 : 0
  }

  private static let openings = [
    ["call", "it"], ["name", "it"], ["let's", "call", "it"], ["please", "call", "it"], ["the", "name", "is"],
    ["just", "call", "it"],
    ["i'd", "call", "it"], ["it's", "called"],
  ]
}
