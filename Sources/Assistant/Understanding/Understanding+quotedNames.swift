import Language
import Matching

extension Understanding {
  /// The utterance with spaces in place of the quotation marks around known names, so that ‘키즈’ 모음 is 키즈 모음. Places in it stay what
  /// they were.
  func withoutQuotedNames(_ utterance: String) -> String {
    guard utterance.contains(where: { Self.openingMarks.contains($0) }) else { return utterance }
    var letters = Array(utterance)
    for opening in letters.indices.filter({ Self.openingMarks.contains(letters[$0]) }).prefix(Self.mostMarks)
    {
      guard opening == 0 || letters[opening - 1].isWhitespace,
        let closing = letters.indices.dropFirst(opening + 1).prefix(Self.longestName).first(where: {
          Self.closingMarks.contains(letters[$0])
        }), isName(String(letters[(opening + 1)..<closing]))
      else { continue }
      letters[opening] = " "
      letters[closing] = " "
    }
    return String(letters)
  }

  private static let openingMarks: Set<Character> = ["'", "\"", "‘", "“"]
  private static let closingMarks: Set<Character> = ["'", "\"", "’", "”"]
  private static let longestName = 30
  private static let mostMarks = 8

  /// Whether it is the whole name of something.
  private func isName(_ words: String) -> Bool {
    let text = NormalText(words)
    return !text.isEmpty
      && catalog.mentions(in: text, at: reference).contains {
        $0.isName && $0.range == 0..<text.count
      }
  }
}
