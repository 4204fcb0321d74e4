/// Words of an answer that were typed too fast: cancle, plese, go ahaed, yesdelete.
package enum EnglishTypingSlips {
  /// The word that was meant; nil if the word is no slip of one of the words that answers are made of.
  package static func word(for typed: String) -> String? { slips[typed] }

  /// A word as two words that lack the space between them.
  package static func divisions(of word: String) -> [(String, String)] {
    guard word.count > 4, word.allSatisfy(\.isLetter) else { return [] }
    return word.indices.dropFirst(2).dropLast().map { (String(word[..<$0]), String(word[$0...])) }
  }

  private static let targets = [
    "cancel", "order", "place", "delete", "remove", "empty", "clear", "please", "ahead", "course", "thanks",
    "right",
    "keep", "leave", "dont", "don't", "everything", "erase", "absolutely", "definitely", "correct", "sure",
  ]
  /// They look like slips and are words of their own.
  private static let words: Set<String> = [
    "lace", "pace", "lease", "pleas", "pease", "lave", "eave", "lear", "rode", "thank", "head", "corse",
    "coarse", "ease",
    "ears", "user", "sue", "sur", "kept", "dont", "don't",
  ]

  /// Two letters exchanged, one left out, or one typed twice.
  private static let slips: [String: String] = {
    var slips: [String: String] = [:]
    for target in targets {
      let letters = Array(target)
      for index in letters.indices {
        if index + 1 < letters.count {
          var exchanged = letters
          exchanged.swapAt(index, index + 1)
          slips[String(exchanged)] = target
        }
        if letters.count > 4 { slips[String(letters[..<index] + letters[(index + 1)...])] = target }
        slips[String(letters[...index] + letters[index...])] = target
      }
    }
    for word in words + targets { slips[word] = nil }
    return slips
  }()
}
