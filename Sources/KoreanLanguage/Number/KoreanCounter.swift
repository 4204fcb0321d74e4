import Language

/// The nouns that count things, and which numerals stand before them.
///
/// Native numerals count things (두 마리), Sino-Korean ones measure and label (이 인분, 이 번).
public enum KoreanCounter {
  /// The numerals a counter takes.
  public enum Series: String, Hashable, Sendable {
    case native, sino
    /// Both are usual: 한 세트, 일 세트.
    case either
  }

  /// The series of a counter, or nil for a noun that is none in the table.
  public static func series(of counter: String) -> Series? { table[counter] }

  /// Every counter with its series. 쪽, 대, 반 and 번 stand under the use that a request more likely means.
  public static let table: [String: Series] = {
    var result: [String: Series] = [:]
    for (series, words) in lists {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) { result[String(word)] = series }
    }
    return result
  }()

  /// Whether a number with its counter says when, how long, how much, where or for whom, and not how many of a thing.
  static func measures(_ reading: NumberReading) -> Bool {
    reading.counter.map { table[$0] == .sino && !portions.contains($0) || measuring.contains($0) } ?? false
  }

  /// Whether the counter's typed word ends with it, or with a particle behind it. False for 시 in 하나 시켜 줘.
  static func isWhole(_ reading: NumberReading, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks)
    -> Bool
  {
    var end = reading.end
    while end < scalars.count, end >= spaceBefore.count || !spaceBefore[end] { end += 1 }
    return end == reading.end || behindMeasures.contains(String(letters: scalars[reading.end..<end]))
  }

  private static let behindMeasures: Set<String> = [
    "에", "에는", "엔", "까지", "부터", "쯤", "쯤에", "경", "경에", "정도", "짜리", "이", "가", "은", "는", "을", "를", "의", "로",
    "으로", "에서", "도",
    "만", "째", "이상", "이하", "이내", "이내로", "안에", "전에", "후에", "뒤에", "인데", "이라", "이라서", "이니까", "니까", "반", "반에",
    "반까지", "만에",
    "동안", "간", "마다", "씩", "어치", "대",
  ]

  /// Sino-Korean counters of portions.
  private static let portions: Set<String> = ["인분", "인용"]

  /// Counters of persons, times, places and steps.
  private static let measuring: Set<String> = [
    "명", "사람", "살", "달", "가지", "군데", "곳", "차례", "시간", "시", "끼", "바퀴", "걸음", "자리", "번", "주", "단계", "팀", "라운드",
    "테이블",
    "인치", "사이즈",
  ]

  /// The longest counter that begins at a place, and where it ends.
  package static func longest(in scalars: [Unicode.Scalar], at start: Int) -> (counter: String, end: Int)? {
    words.longest(in: scalars, at: start).map { ($0.value, $0.end) }
  }

  /// Whether a counter says which one of several it is and never how many: 2번, 3동, 이 반.
  static func isLabel(_ counter: String) -> Bool { ["번", "동", "반"].contains(counter) }

  private static let words = WordTable(table.keys.map { ($0, $0) })

  private static let lists: [(Series, String)] = [
    (
      .native,
      """
      개 마리 명 사람 그릇 잔 병 판 접시 조각 쪽 봉지 봉 상자 캔 컵 통 포기 송이 자루 장 권 대 채 벌 켤레 쌍 짝 살 달 가지 군데 곳 곡 편 줄 모 알 숟갈 스푼
      다발 단 끼 바퀴 배 차례 시간 시 근 말 되 뚝배기 공기 꼬치 토막 덩이 덩어리 톨 방울 모금 입 주먹 줌 손 걸음 자리 칸 번 냄비 사발 대접 보따리 묶음 켜 다스 타
      """
    ),
    (
      .sino,
      """
      인분 인용 인승 인 원 달러 유로 엔 분 초 년 월 일 개월 주일 주년 층 호 호선 호실 동 반 도 번지 번길 퍼센트 프로 퍼 킬로 킬로그램 킬로미터 그램 리터 밀리리터 미터 센티
      센티미터 밀리미터 밀리 페이지 학년 교시 회 차 등 위 급 점 세 박 조 관 평 볼트 와트 칼로리 킬로칼로리 기가 메가 배속 화 kg g km m cm mm l ml % ℃ 원짜리 원어치 원대
      """
    ),
    (.either, "주 단계 세트 박스 팩 피스 조 팀 스쿱 샷 롤 버킷 봉다리 라운드 테이블 인치 사이즈 볼"),
  ]
}
