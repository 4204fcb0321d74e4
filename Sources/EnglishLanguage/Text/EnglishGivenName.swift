import Language

/// The name in an English sentence that gives one: call it Autumn Leaves.
enum EnglishGivenName {
  static func range(in text: NormalText) -> Range<Int>? {
    let words = TypedWord.all(in: text)
    for opening in openings where words.count > opening.count {
      guard words.prefix(opening.count).map(\.text) == opening else { continue }
      let isPolite = words.count > opening.count + 1 && words.last?.text == "please"
      let last = words[words.count - (isPolite ? 2 : 1)]
      return words[opening.count].range.lowerBound..<last.range.upperBound
    }
    return nil
  }

  static func leadingWords(of text: [String]) -> Int {
    text.count > 1 && text[0].lowercased().hasPrefix("please") ? 1 : 0
  }

  private static let openings = [
    ["call", "it"], ["name", "it"], ["let's", "call", "it"], ["please", "call", "it"], ["the", "name", "is"], ["just", "call", "it"],
    ["i'd", "call", "it"], ["it's", "called"], ["make", "it"],
  ]
}
