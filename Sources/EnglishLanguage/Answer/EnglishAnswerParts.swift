/// Words by which an English answer to a yes-or-no question is told apart from what sounds like one.
package enum EnglishAnswerParts {
  /// A denial of one word, and what goes with it: no, nah; “I can't …” goes on.
  package static let noes: Set<String> = [
    "no", "nah", "nope", "naw", "na", "och", "oh", "sorry", "mate", "thanks", "thank", "you", "nae", "noo",
  ]

  /// don't, dinnae: not a mere no, behind which something else may be said.
  package static func isNegation(_ word: String) -> Bool {
    word.hasSuffix("n't") || ["dont", "not", "never", "cannot", "cant", "wont", "dinnae"].contains(word)
  }

  /// keep the visit: of what the question shows.
  package static let keepers: Set<String> = ["keep", "leave"]
  /// leave the palace in: where it stays.
  package static let places: Set<String> = ["in", "on", "there", "alone", "be"]

  /// no no wait: what comes next is not said yet. I'll wait is an answer.
  package static func stopsToThink(_ words: [String]) -> Bool {
    words.last == "wait" && words.dropLast().last.map(broken.contains) ?? true
  }

  private static let broken: Set<String> = ["no", "wait", "stop", "nope", "nah", "ok", "yes", "oh", "please"]

  /// Oh brilliant, cancel it, now that …: praise that opens a story is meant the other way.
  package static func isIronic(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return praise.contains(first)
      || first == "oh" && words.dropFirst().first.map { praise.contains($0) || $0 == "sure" } ?? false
      || zip(words, words.dropFirst()).contains {
        $0 == ("great", "idea") || $0 == ("great", "plan") || $0 == ("aye", "right") || $0 == ("now", "that")
          || words.count > 4 && $0 == ("oh", "yes")
      }
  }

  private static let praise: Set<String> = [
    "great", "brilliant", "lovely", "wonderful", "perfect", "fantastic", "marvellous", "splendid",
    "excellent", "wow", "super", "fabulous",
  ]
}
