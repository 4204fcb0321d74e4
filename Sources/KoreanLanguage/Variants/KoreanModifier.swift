import Language

/// Words that belong to the noun behind them: 시킨 of 시킨 치킨, 가까운 of 가까운 식당.
enum KoreanModifier {
  /// Whether a word is the attributive form of a verb or an adjective. 오늘, 얼른 and 주말 end like one and are none.
  static func isModifier(_ word: Substring) -> Bool {
    known.contains(String(word)) || madeOfNoun(word)
  }

  /// 주문한, 방문하던, 예약된.
  private static func madeOfNoun(_ word: Substring) -> Bool {
    nounEndings.contains {
      word.hasSuffix($0) && VerbalNounLexicon.all.contains(String(word.dropLast($0.count)))
    }
  }

  private static let nounEndings = ["하", "되", "시키"].flatMap { forms(of: KoreanVerb(stem: $0)) }

  /// Some more than the lists of what is asked for, because they only describe here: 다녀온 곳, 들어간 메뉴, 먹을 만한 거.
  private static let known = Set(
    (VerbLexicon.actions + VerbLexicon.states + [VerbLexicon.give, VerbLexicon.make] + compound).flatMap(
      forms))

  private static let compound = ["다녀오", "갔다오", "들르", "만하", "유명하", "맛있", "재미있", "예쁘", "아름답"].map {
    KoreanVerb(stem: $0)
  }

  /// -(으)ㄴ, -는, -(으)ㄹ and -던. 는 stands behind the stem without its ㄹ: 파는.
  private static func forms(of verb: KoreanVerb) -> [String] {
    [verb.form(.attributive), verb.form(.presentAttributive), verb.form(.prospective), verb.form(past)]
  }

  private static let past = KoreanEnding(.stem, "던")
}
