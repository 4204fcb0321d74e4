import Language

/// Whether what a date belongs to is past: “I visited the palace on July 5”.
enum EnglishTense {
  /// How many words before a date its verb is looked for; a verb further away belongs to something else.
  static let reach = 16

  /// Looks at the nearest verb before a date.
  ///
  /// - Parameters:
  ///   - place: where the date begins.
  ///   - spaceBefore: where the user put spaces, which part the words.
  static func isPast(before place: Int, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    var end = place
    var following = ""
    for _ in 0..<reach where end > 0 {
      var start = end - 1
      while start > 0, start < spaceBefore.count, !spaceBefore[start] { start -= 1 }
      let word = String(letters: scalars[start..<end])
      if isPast(word) { return true }
      if ahead.contains(word) || isVerb(word) || (word == "to" && isVerb(following)) { return false }
      (following, end) = (word, start)
    }
    return false
  }

  private static func isVerb(_ word: String) -> Bool {
    EnglishVerbTable.bases.contains(word)
      || ["be", "go", "come", "visit", "see", "meet", "travel"].contains(word)
  }

  private static func isPast(_ word: String) -> Bool {
    EnglishWordClasses.isPast(word) || ["went", "was", "were", "been"].contains(word)
  }

  /// A table that was booked for July 5 is for a day to come, and so is what somebody is to do.
  private static let ahead: Set<String> = [
    "for", "will", "by", "until", "till", "going", "should", "would", "could", "might",
  ]
}
