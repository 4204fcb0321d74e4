import Language

/// Words that people write in several ways: loanwords, dishes, brands.
///
/// ```swift
/// KoreanSpelling.variants(of: "등심돈가스")   // ["등심돈까스", "등심돈까쓰"]
/// KoreanSpelling.variants(of: "메시지")       // ["메세지"]
/// ```
///
/// A closed list of what is commoner than the standard spelling or nearly so. What is not in it is a slip, which is
/// asked about before it is taken for the word.
public enum KoreanSpelling {
  /// The other ways to write a text, without spaces; none for most texts. At most 31.
  public static func variants(of text: String) -> [String] { variants(of: text, steps: StepBudget()) }

  /// - Parameter steps: each letter that is written takes one.
  static func variants(of text: String, steps: StepBudget) -> [String] {
    let normal = NormalText(text)
    var forms: [[Unicode.Scalar]] = [[]]
    var place = 0
    while place < normal.count {
      let found = word(at: place, in: normal)
      let end = found?.end ?? place + 1
      if let spellings = found.map({ groups[$0.value] }), spellings.count * forms.count <= limit {
        forms = forms.flatMap { form in spellings.map { form + $0 } }
        steps.spend(forms.reduce(0) { $0 + $1.count })
      } else {
        for index in forms.indices { forms[index] += normal.scalars[place..<end] }
        steps.spend(forms.count * (end - place))
      }
      place = end
    }
    return forms.filter { $0 != normal.scalars }.map { String(letters: $0) }
  }

  private static let limit = 32

  private static func word(at place: Int, in text: NormalText) -> Found<Int>? {
    table.all(in: text.scalars, at: place).first { found in
      found.value < parts.count || text.spaceBefore[place] && text.spaceBefore[found.end]
    }
  }

  private static let groups: [[[Unicode.Scalar]]] = (parts + wholes).map { line in
    line.split(separator: " ").map { Array($0.unicodeScalars) }
  }

  private static let table = WordTable<Int>((parts + wholes).enumerated().map { ($0.element, $0.offset) })

  /// Also inside longer words; the standard spelling first.
  private static let parts = [
    "프라이드 후라이드", "초콜릿 초코렛 초콜렛 쵸콜릿", "초코 쵸코", "콜라 코라", "돈가스 돈까스 돈까쓰", "바비큐 바베큐", "케첩 케찹", "소시지 소세지 쏘세지",
    "소스 쏘스", "샐러드 사라다", "주스 쥬스", "카페라테 카페라떼 까페라떼", "케이크 케익 케잌", "도넛 도너츠", "텔레비전 텔레비젼 테레비", "에어컨 에어콘",
    "배터리 밧데리", "메시지 메세지", "콘텐츠 컨텐츠", "액세서리 악세사리", "유튜브 유투브", "스케줄 스케쥴", "전자레인지 전자렌지", "가스레인지 가스렌지",
    "소파 쇼파", "커튼 커텐", "싱크대 씽크대", "로봇 로보트", "떡볶이 떡뽁이 떡복이 떡볶기", "짜장면 자장면", "육개장 육계장", "찌개 찌게", "순댓국 순대국",
    "만둣국 만두국", "애플리케이션 어플리케이션", "맥도날드 맥도널드", "배스킨라빈스 베스킨라빈스",
  ]

  /// Only as words of their own: short forms and what begins other words.
  private static let wholes = [
    "피자 핏자", "아이스아메리카노 아아", "따뜻한아메리카노 뜨아", "티브이 티비 tv", "앱 어플", "며칠 몇일", "배달의민족 배민 우아한형제들", "쿠팡이츠 쿠이",
    "스타벅스 스벅 별다방", "맥도날드 맥날 맥도널드", "버거킹 버킹", "롯데리아 롯리", "배스킨라빈스 배라 베스킨라빈스", "비에이치씨 비에치씨 bhc", "비비큐 bbq",
    "케이에프씨 케이에프시 kfc", "씨유 시유 cu", "지에스이십오 gs25", "카카오톡 카톡 깨톡", "인스타그램 인스타",
  ]
}
