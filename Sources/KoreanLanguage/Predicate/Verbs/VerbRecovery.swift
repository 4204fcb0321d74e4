import Language

/// Finds the verb of an infinitive that is in no list: 골라 → 고르다, 데려와 → 데려오다.
public enum VerbRecovery {
  /// The verbs whose infinitive is this text, the likeliest first. Each candidate is conjugated again, so
  /// that nothing is guessed that would not give the same form.
  public static func verbs(fromInfinitive text: String) -> [KoreanVerb] {
    candidates(for: Array(text.unicodeScalars)).filter { $0.form(.infinitive) == text }
  }

  private static func candidates(for scalars: [Unicode.Scalar]) -> [KoreanVerb] {
    guard let last = scalars.last, let parts = Hangul.decompose(last), parts.coda == 0 else { return [] }
    let front = Array(scalars.dropLast())
    var stems: [(stem: [Unicode.Scalar], class: ConjugationClass?)] = []
    if last == "해" { stems.append((front + ["하"], nil)) }
    if last == "라" || last == "러", front.coda == "ㄹ" { stems.append((front.open + ["르"], .reu)) }
    if last == "아" || last == "어", front.coda != nil {
      stems.append((front, .regular))
      if front.coda == "ㄹ" { stems.append((front.open.closed(with: "ㄷ"), .digeut)) }
    }
    if last == "아" || last == "어", front.coda == nil { stems.append((front.closed(with: "ㅅ"), .siot)) }
    if last == "워" || last == "와" { stems.append((front.closed(with: "ㅂ"), .bieup)) }
    for vowel in uncontracted[Hangul.vowels[parts.vowel]] ?? [] {
      stems.append((scalars.changingVowel { _ in vowel }, nil))
    }
    return stems.filter { !$0.stem.isEmpty }.map {
      KoreanVerb(stem: String(letters: $0.stem), class: $0.class)
    }
  }

  /// The stem vowels that an infinitive's last vowel may come from, the commoner first.
  private static let uncontracted: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ㅘ": ["ㅗ"], "ㅝ": ["ㅜ"], "ㅕ": ["ㅣ", "ㅕ"], "ㅙ": ["ㅚ"], "ㅏ": ["ㅏ", "ㅡ"], "ㅓ": ["ㅡ", "ㅓ"], "ㅐ": ["ㅐ"],
    "ㅔ": ["ㅔ"],
  ]
}
