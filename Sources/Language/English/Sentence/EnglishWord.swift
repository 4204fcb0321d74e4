/// A word of a sentence with its contraction resolved: “don't” is the two words do and not.
struct EnglishWord: Hashable {
  var text: String
  /// What was typed, in scalars of the normal form; the same for both words of a contraction.
  var range: Range<Int>
  /// Punctuation stood before it.
  var opensSegment: Bool
  var isQuoted: Bool
}
