import Language

/// Auxiliary verbs that are written like a time: 담아 두시면 is no two o'clock, and 꺼내 달라 no next week.
enum KoreanAuxiliary {
  /// Whether a word behind a verb's infinitive is the verb 두다 or 내다, where a time would be read: 해 두시면, 덜어 내 주세요.
  static func isTimeLike(at position: Int, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks) -> Bool {
    guard position > 0, spaceBefore[position], endsInfinitive(scalars[position - 1]) else { return false }
    let rest = scalars[position...].prefix(3).map(Character.init)
    switch rest.first {
    case "두":
      return rest.count == 3 && rest[1] == "시" && !spaceBefore[position + 1] && endings.contains(rest[2])
    case "내": return rest.count > 1 && rest[1] == "주" && spaceBefore[position + 1]
    default: return false
    }
  }

  /// What follows 두시 where it is a verb: 두시면, 두시고, 두시죠.
  private static let endings: Set<Character> = ["면", "고", "죠", "지", "겠", "기", "니", "던", "는", "길"]

  /// 해, 담아, 넣어, 꺼: a vowel in which infinitives end, and no consonant behind it.
  private static func endsInfinitive(_ scalar: Unicode.Scalar) -> Bool {
    guard let parts = Hangul.decompose(scalar), parts.coda == 0 else { return false }
    return "ㅏㅓㅐㅕㅘㅝㅔㅙ".unicodeScalars.contains(Hangul.vowels[parts.vowel])
  }
}
