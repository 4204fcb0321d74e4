import Language

/// Whether what a date belongs to is past: 다녀왔다고, 시킨 거.
enum KoreanTense {
  /// How many letters behind a date its verb is looked for; a verb further away belongs to something else.
  static let reach = 48

  /// Looks at the first verb behind a date that shows its tense.
  ///
  /// - Parameters:
  ///   - place: where the date ends.
  ///   - spaceBefore: where the user put spaces; what needs them is not seen without.
  static func isPast(behind place: Int, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    var wordStart = place
    for index in place..<max(place, min(scalars.count, place + reach)) {
      if index < spaceBefore.count, spaceBefore[index] { wordStart = index }
      if endsInPast(scalars, at: index) { return true }
      let end = index + 1
      let endsWord = end < spaceBefore.count && spaceBefore[end]
      guard endsWord || Self.things.contains(where: { scalars.end(of: $0, at: end) != nil }) else { continue }
      if isPastModifier(wordStart..<end, in: scalars) { return true }
      if Self.present.contains(where: {
        end - wordStart >= $0.unicodeScalars.count && scalars.ends(with: $0, at: end)
      }) {
        return false
      }
    }
    return false
  }

  /// 왔다고, 갔던, 있었어; never 있다고, 가겠다고, 갔으면; 남았어 is now, and 가기로 했는데 is a plan.
  private static func endsInPast(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, Hangul.finalConsonant(of: scalars[index]) == "ㅆ" else { return false }
    let isLeft = index > 0 && scalars[index - 1] == "남" && scalars[index] == "았"
    let isPlan = scalars.ends(with: "기로했", at: index + 1)
    return !"있겠".unicodeScalars.contains(scalars[index]) && !isLeft && !isPlan
      && behindPast.contains(scalars[index + 1])
  }

  private static let behindPast = Set("다던어었는지고습니냐나거네대".unicodeScalars)

  /// 시킨, 다녀온, 방문한: the past of a verb before a noun. One syllable alone (산, 한) may be a noun.
  private static func isPastModifier(_ word: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard word.count > 1, Hangul.finalConsonant(of: scalars[word.upperBound - 1]) == "ㄴ" else { return false }
    if modifiers.all(endingAt: word.upperBound, in: scalars).contains(where: { $0.start >= word.lowerBound })
    {
      return true
    }
    let noun = word.lowerBound..<word.upperBound - 1
    return scalars[noun.upperBound] == "한" && noun.count <= longestNoun
      && VerbalNounLexicon.all.contains(String(letters: scalars[noun]))
  }

  private static let longestNoun = VerbalNounLexicon.all.map(\.unicodeScalars.count).max() ?? 0

  private static let modifiers = EndingTable(
    (VerbLexicon.actions.map(\.stem) + ["다녀오", "갔다오"]).map { KoreanVerb(stem: $0).form(.attributive) }
      .filter { $0.count > 1 })

  private static let things = ["거", "것", "걸", "곳", "데"]

  /// What is or is going to be: 가는 걸로, 가려고, 가기로.
  private static let present = ["는", "기로", "려고"]
}
