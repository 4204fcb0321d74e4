import Language

/// A word of a sentence with its contraction resolved: “don't” is the two words do and not.
struct EnglishWord: Hashable {
  let text: String
  /// What was typed, in scalars of the normal form; the same for both words of a contraction.
  var range: Range<Int>
  /// Punctuation stood before it.
  var opensSegment: Bool
  let isQuoted: Bool
  /// As `EnglishVocabulary` numbers it.
  let number: Int32
  let classes: EnglishWordClasses

  init(text: String, range: Range<Int>, opensSegment: Bool, isQuoted: Bool) {
    (self.text, self.range) = (text, range)
    (self.opensSegment, self.isQuoted) = (opensSegment, isQuoted)
    let (number, classes) = EnglishVocabulary.entry(of: text)
    self.number = number
    self.classes = isQuoted ? classes.union(.quote) : classes
  }
}
