import Language

/// Why something is asked for, said before it: 배고픈데, 비가 오니까, 나 오늘 너무 심심해서.
///
/// Only how somebody feels and what the weather is like: it says nothing about what is asked for, nor on what condition.
enum KoreanOccasion {
  /// Adjectives, with what may be said to be so.
  private static let states: [(subjects: [String], stem: String)] = [
    (["배가", "배"], "고프"), ([""], "출출하"), (["", "입이", "입"], "심심하"), (["목이", "목"], "마르"), ([""], "피곤하"),
    ([""], "바쁘"), ([""], "급하"),
    (["", "날이", "날씨가", "날씨"], "춥"), (["", "날이", "날씨가", "날씨"], "덥"), (["", "날이", "날"], "어둡"),
    (["날이", "날씨가", "날씨", "기분이", "기분"], "좋"), ([""], "귀찮"), ([""], "우울하"), ([""], "힘들"), (["", "몸이"], "아프"),
  ]

  /// Verbs, which join by 는데 instead of 은데.
  private static let events: [(subjects: [String], stem: String)] = [
    (["비가", "비", "눈이", "눈"], "오"), (["시간이", "시간도", "시간", "입맛이", "입맛", "밥이", "힘이", "기운이"], "없"), ([""], "졸리"),
    (["배가", "배"], "고파지"), (["목이", "목"], "타"),
  ]

  private static let subjects = ["나", "난", "내가", "우리", "저", "전", "제가", "애들이", "아이들이"]
  private static let degrees = ["너무", "진짜", "정말", "되게", "많이", "좀", "조금", "슬슬", "갑자기", "지금", "오늘", "아직"]

  static var node: PhraseNode {
    .sequence([
      any(of: subjects), any(of: degrees), any(of: degrees),
      .alternatives((states.flatMap(state) + events.flatMap(event)).map { .text($0) }),
    ])
  }

  private static func any(of words: [String]) -> PhraseNode {
    .optional(.alternatives(words.map { .text($0) }))
  }

  private static func state(_ subjects: [String], _ stem: String) -> [String] {
    forms(
      subjects, stem, [KoreanEnding(.linking, "ㄴ데"), KoreanEnding(.linking, "ㄴ데요"), KoreanEnding(.stem, "다")])
  }

  private static func event(_ subjects: [String], _ stem: String) -> [String] {
    forms(subjects, stem, [KoreanEnding(.stem, "는데"), KoreanEnding(.stem, "는데요")])
  }

  private static func forms(_ subjects: [String], _ stem: String, _ own: [KoreanEnding]) -> [String] {
    let verb = KoreanVerb(stem: stem)
    let forms = (own + shared).map(verb.form)
    return subjects.flatMap { subject in forms.map { subject + $0 } }
  }

  private static let shared =
    ["", "서", "요", "서요", "죽겠어", "죽겠다", "죽겠네", "죽겠는데"].map { KoreanEnding(.infinitive, $0) }
    + [KoreanEnding(.linking, "니까"), KoreanEnding(.stem, "네"), KoreanEnding(.stem, "거든")]
}
