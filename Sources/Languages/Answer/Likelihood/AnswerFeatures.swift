package import Language

/// What an answer to a yes-or-no question consists of, as numbers of a table: in Korean its syllables one by one, two by two and so on
/// up to four, and how its clauses end; in English its words up to three, and where they stand.
///
/// Each counts once by itself, once for doing or undoing, and, beside what is undone, once for the action: 있어야 해 speaks for an
/// order and against emptying a cart. What the question shows counts as one and the same word, whatever its name is.
package struct AnswerFeatures {
  /// How many numbers there are. Parts that share one are told apart by the others of the answer.
  package static let count = 1 << 15

  /// Each number once, in ascending order.
  package let numbers: [Int]

  /// - Parameters:
  ///   - source: the answer as it was said, with its punctuation.
  ///   - isShown: whether a word repeats what the question shows.
  package init(of source: String, kind: ActionKind, isShown: (String) -> Bool) {
    let clauses = source.lowercased().replacing("’", with: "'").split(whereSeparator: Self.stops.contains)
      .map { clause in
        clause.split(whereSeparator: \.isWhitespace).map {
          isShown(String($0)) && !Self.isAsked(String($0), of: kind) ? Self.shown : String($0)
        }
      }.filter { !$0.isEmpty }
    var parts = Self.isKorean(source) ? Self.korean(clauses) : Self.english(clauses)
    if source.contains("?") { parts.insert("?") }
    parts.insert("length \(min(clauses.joined().count / 2, 8))")
    numbers = Set(
      Self.views(of: kind).flatMap { view in parts.map { FeatureNumber.of(view, $0, count: Self.count) } }
    )
    .sorted()
  }

  /// Whether the answer has a Korean letter, be it ㅇㅇ.
  package static func isKorean(_ source: String) -> Bool {
    source.unicodeScalars.contains { Hangul.isSyllable($0) || Hangul.isLetter($0) }
  }

  private static let shown = "□"

  /// Shall I order it?: what a question says of the action, unlike what it shows, speaks for itself.
  private static func isAsked(_ word: String, of kind: ActionKind) -> Bool {
    kind.english.contains(word) || kind.heads.contains(where: word.contains) || asking.contains(word)
  }

  private static let asking: Set<String> = [
    "i", "it", "shall", "you", "your", "my", "the", "to", "from", "for", "this", "that", "should", "do",
    "want",
  ]
  private static let stops: Set<Character> = [".", ",", "!", "?", "…", "~", ";", ":", "“", "”", "\"", "\n"]

  private static func korean(_ clauses: [[String]]) -> Set<String> {
    let words = Array(clauses.joined())
    var parts = Set(words.map { "word " + $0 })
    let letters = Array("^" + words.joined() + "$")
    for length in 1...4 {
      for start in letters.indices.dropLast(length - 1) {
        parts.insert(String(letters[start..<start + length]))
      }
    }
    for clause in clauses { for length in 2...4 { parts.insert("end " + clause.joined().suffix(length)) } }
    parts.formUnion(words.prefix(1).map { "first " + $0 } + words.suffix(1).map { "last " + $0 })
    return parts
  }

  private static func english(_ clauses: [[String]]) -> Set<String> {
    let words = Array(clauses.joined(separator: ["."]))
    var parts: Set<String> = []
    for length in 1...3 {
      for start in words.indices.dropLast(length - 1) {
        parts.insert(words[start..<start + length].joined(separator: " "))
      }
      parts.insert("first " + words.prefix(length).joined(separator: " "))
      parts.insert("last " + words.suffix(length).joined(separator: " "))
    }
    // Three letters of a mistyped word are still right.
    for word in words.map(Array.init) where word.count > 2 {
      for start in word.indices.dropLast(2) { parts.insert("in " + String(word[start..<start + 3])) }
    }
    return parts
  }

  /// For which actions a part is counted.
  private static func views(of kind: ActionKind) -> [String] {
    switch kind {
    case .ordering: ["", "do"]
    case .cancelling: ["", "undo", "cancel"]
    case .deleting: ["", "undo", "delete"]
    default: ["", "undo", "empty"]
    }
  }
}
