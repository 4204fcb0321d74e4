import Language

/// Slips of fast typing in a Korean answer, taken back: 네에에, 할게요오, 취소ㅗ해, 비ㅝ 주세요, 할께요, 부탁드림니다.
enum KoreanTypingSlips {
  /// What may have been meant; empty where there is no slip.
  static func all(_ part: String) -> [String] {
    let scalars = Array(part.unicodeScalars)
    let whole = [withoutLetters(scalars), withLettersAsSyllables(scalars), withWholeNoun(scalars)].compactMap
    { $0 }
    return
      (whole
      + ([scalars] + whole).flatMap { [withoutDrawl($0), plainTension($0), plainNasal($0), plainEnd($0)] })
      .compactMap { $0 }.filter { $0 != scalars && !$0.isEmpty }.map { String(letters: $0) }
  }

  /// 취소ㅗ해, 네ㅔㅔ: a vowel typed once more. Other letters mean something: 취소ㄴㄴ is a no.
  private static func withoutLetters(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var rest: [Unicode.Scalar] = []
    for scalar in scalars {
      let isAgain = rest.last.map { Hangul.isVowelLetter(scalar) && Hangul.letters(of: $0).last == scalar }
      if !(isAgain ?? false) { rest.append(scalar) }
    }
    return rest.count < scalars.count ? rest : nil
  }

  /// 주뭄해줘, 취서해줘: one letter of the noun of an action is another one, and what follows makes it a verb.
  private static func withWholeNoun(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard scalars.count > 2, ["해", "하", "할"].contains(scalars[2]) else { return nil }
    let letters = scalars[..<2].flatMap(Hangul.letters)
    return ["주문", "취소", "삭제", "결제"].map { Array($0.unicodeScalars) }.first { noun in
      let meant = noun.flatMap(Hangul.letters)
      return meant.count == letters.count && zip(meant, letters).count { $0 != $1 } == 1
    }.map { $0 + scalars[2...] }
  }

  /// 비ㅝ: a vowel that stands alone is a syllable that misses its ㅇ.
  private static func withLettersAsSyllables(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard scalars.contains(where: Hangul.isVowelLetter), scalars.last.map(Hangul.isSyllable) ?? false else {
      return nil
    }
    return scalars.map { Hangul.isVowelLetter($0) ? syllable(ofVowel: $0) : $0 }
  }

  /// ㅏ stands at the place of 아 among the syllables that begin with ㅇ.
  private static func syllable(ofVowel letter: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(("아" as Unicode.Scalar).value + (letter.value - ("ㅏ" as Unicode.Scalar).value) * 28)
      ?? letter
  }

  /// 네에에, 할게요오: the last vowel is drawn out.
  private static func withoutDrawl(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var rest = scalars[...]
    while let last = rest.last, let before = rest.dropLast().last, drawsOut(last, behind: before) {
      rest.removeLast()
    }
    return rest.count < scalars.count ? Array(rest) : nil
  }

  /// Whether a syllable is ㅇ with the vowel before it, or with what that vowel ends in: 에 behind 네, 오 behind 요.
  private static func drawsOut(_ syllable: Unicode.Scalar, behind before: Unicode.Scalar) -> Bool {
    let (drawn, letters) = (Hangul.letters(of: syllable), Hangul.letters(of: before))
    guard drawn.count == 2, letters.count == 2, drawn[0] == "ㅇ" else { return false }
    return drawn[1] == letters[1] || drawn[1] == glideEnds[letters[1]]
  }

  private static let glideEnds: [Unicode.Scalar: Unicode.Scalar] = [
    "ㅛ": "ㅗ", "ㅕ": "ㅓ", "ㅝ": "ㅓ", "ㅑ": "ㅏ", "ㅘ": "ㅏ", "ㅠ": "ㅜ", "ㅐ": "ㅔ", "ㅔ": "ㅐ", "ㅖ": "ㅔ", "ㅒ": "ㅐ",
  ]

  /// 할께요, 취소하께요: written as it sounds.
  private static func plainTension(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard let place = scalars.lastIndex(of: "께"), place > 0, Hangul.isSyllable(scalars[place - 1]) else {
      return nil
    }
    let before = scalars[place - 1]
    let final = Hangul.finalConsonant(of: before)
    guard final == nil || final == "ㄹ" else { return nil }
    var result = scalars
    result[place] = "게"
    // ㄹ is the eighth of the finals.
    if final == nil { result[place - 1] = Unicode.Scalar(before.value + 8) ?? before }
    return result
  }

  /// 부탁드림니다: ㅂ sounds like ㅁ before 니다.
  private static func plainNasal(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard scalars.count > 2, scalars.suffix(2) == ["니", "다"],
      Hangul.finalConsonant(of: scalars[scalars.count - 3]) == "ㅁ"
    else { return nil }
    // ㅂ follows ㅁ among the finals.
    var result = scalars
    result[scalars.count - 3] = Unicode.Scalar(scalars[scalars.count - 3].value + 1) ?? "습"
    return result
  }

  /// 주세욧, 주세욯, 아니욥: 요 with a letter below it.
  private static func plainEnd(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard scalars.count > 1, let last = scalars.last else { return nil }
    let letters = Hangul.letters(of: last)
    return letters.count == 3 && letters[0] == "ㅇ" && letters[1] == "ㅛ" ? scalars.dropLast() + ["요"] : nil
  }
}
