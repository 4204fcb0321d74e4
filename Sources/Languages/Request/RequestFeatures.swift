import Language

/// What a sentence consists of, as numbers of a table: in Korean its syllables one by one, two by two and so on up to four, and how
/// its clauses begin and end; in English its words up to three, and where they stand.
package struct RequestFeatures {
  /// How many numbers there are. Parts that share one are told apart by the others of the sentence.
  package static let count = 1 << 15

  /// Each number once, in ascending order.
  package let numbers: [Int]

  /// - Parameter source: the sentence as it was said, with its punctuation.
  package init(of source: String) {
    let clauses = source.lowercased().replacing("’", with: "'").split(whereSeparator: Self.stops.contains)
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
    var parts = AnswerFeatures.isKorean(source) ? Self.korean(clauses) : Self.english(clauses)
    if source.contains("?") { parts.insert("?") }
    parts.insert("length \(min(clauses.joined().joined().count / 2, 8))")
    numbers = Set(parts.map { FeatureNumber.of($0, count: Self.count) }).sorted()
  }

  private static let stops: Set<Character> = [".", ",", "!", "?", "…", "~", ";", ":", "“", "”", "\"", "\n"]

  private static func korean(_ clauses: [[String]]) -> Set<String> {
    let words = Array(clauses.joined())
    var parts = Set(words.map { "word " + $0 })
    let letters = Array("^" + words.joined() + "$")
    for length in 1...4 where letters.count >= length {
      for start in letters.indices.dropLast(length - 1) {
        parts.insert(String(letters[start..<start + length]))
      }
    }
    for clause in clauses {
      for length in 2...4 { parts.insert("end " + clause.joined().suffix(length)) }
      parts.insert("start " + clause.joined().prefix(2))
      parts.formUnion(clause.suffix(1).map { "clause end " + $0 })
    }
    return parts.union(words.prefix(1).map { "first " + $0 } + words.suffix(1).map { "last " + $0 })
  }

  private static func english(_ clauses: [[String]]) -> Set<String> {
    let words = Array(clauses.joined(separator: ["."]))
    var parts: Set<String> = []
    for length in 1...3 {
      if words.count >= length {
        for start in words.indices.dropLast(length - 1) {
          parts.insert(words[start..<start + length].joined(separator: " "))
        }
      }
      parts.insert("first " + words.prefix(length).joined(separator: " "))
      parts.insert("last " + words.suffix(length).joined(separator: " "))
      for clause in clauses { parts.insert("clause " + clause.prefix(length).joined(separator: " ")) }
    }
    // Three letters of a mistyped word are still right.
    for word in words.map(Array.init) where word.count > 2 {
      for start in word.indices.dropLast(2) { parts.insert("in " + String(word[start..<start + 3])) }
    }
    return parts
  }
}
