/// Whether what a date belongs to is past: 다녀왔다고, 시킨 거.
enum KoreanTense {
  /// Looks at the first verb behind a date that shows its tense.
  ///
  /// - Parameters:
  ///   - place: where the date ends.
  ///   - spaceBefore: where the user put spaces; what needs them is not seen without.
  static func isPast(behind place: Int, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    var wordStart = place
    for index in place..<max(place, scalars.count) {
      if index < spaceBefore.count, spaceBefore[index] { wordStart = index }
      if endsInPast(scalars, at: index) { return true }
      let end = index + 1
      let endsWord = end < spaceBefore.count && spaceBefore[end]
      guard endsWord || Self.things.contains(where: { scalars[end...].starts(with: $0.unicodeScalars) })
      else { continue }
      if isPastModifier(scalars[wordStart..<end]) { return true }
      if Self.present.contains(where: { scalars[wordStart..<end].ends(with: $0) }) { return false }
    }
    return false
  }

  /// 왔다고, 갔던, 있었어; never 있다고, 가겠다고, 갔으면; and 남았어 is now.
  private static func endsInPast(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, Hangul.finalConsonant(of: scalars[index]) == "ㅆ" else { return false }
    let isLeft = index > 0 && scalars[index - 1] == "남" && scalars[index] == "았"
    return !"있겠".unicodeScalars.contains(scalars[index]) && !isLeft && behindPast.contains(scalars[index + 1])
  }

  private static let behindPast = Set("다던어었는지고습니냐나거네대".unicodeScalars)

  /// 시킨, 다녀온, 방문한: the past of a verb before a noun. One syllable alone (산, 한) may be a noun.
  private static func isPastModifier(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard word.count > 1, word.last.flatMap({ Hangul.finalConsonant(of: $0) }) == "ㄴ" else { return false }
    let word = String(letters: word)
    return modifiers.contains { word.hasSuffix($0) }
      || (word.hasSuffix("한") && VerbalNounLexicon.all.contains(String(word.dropLast())))
  }

  private static let modifiers = (VerbLexicon.actions.map(\.stem) + ["다녀오", "갔다오"]).map {
    KoreanVerb(stem: $0).form(.attributive)
  }.filter { $0.count > 1 }

  private static let things = ["거", "것", "걸", "곳", "데"]

  /// What is or is going to be: 가는 걸로, 가려고, 가기로.
  private static let present = ["는", "기로", "려고"]
}
