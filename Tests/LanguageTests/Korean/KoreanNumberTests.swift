import KoreanLanguage
import Language
import Testing

struct KoreanNumberTests {
  @Test("Whole texts are read as numbers", arguments: NumberCorpus.whole)
  func reads(row: NumberCorpus.Row) throws {
    let reading = try #require(KoreanNumber.read(row.text), "\(row.text)")
    #expect(abs(reading.value - row.value) < 1e-9 * max(1, row.value), "\(row.text)")
    #expect(reading.upper == row.upper, "\(row.text)")
    #expect(reading.kind == row.kind, "\(row.text)")
    #expect(reading.counter == row.counter, "\(row.text)")
    #expect(reading.marks == row.marks, "\(row.text)")
  }

  @Test(
    "What is no number is none", arguments: NumberCorpus.none + ["10개나", "몇", "여러", "하나 나물", "1번가", "넘버"])
  func refuses(text: String) {
    #expect(KoreanNumber.read(text) == nil)
  }

  @Test(
    "둘 다 says what was named, not how many of it",
    arguments: [("콜라 둘 다", 0), ("콜라 셋 다 시켜 줘", 0), ("콜라 둘", 1), ("콜라 둘 다섯", 1), ("콜라 두 개 다", 1)])
  func leavesAllOfThem(sentence: String, count: Int) {
    let text = NormalText(sentence)
    let numbers = KoreanLanguage().numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: 2)
    #expect(numbers.isEmpty == (count == 0), "\(numbers)")
  }

  @Test(
    "A word that is usually no number says so",
    arguments: ["이", "일", "네", "만", "한", "두", "세", "열", "반", "천", "이번", "일반", "이동"])
  func marksHomographs(text: String) throws {
    #expect(try #require(KoreanNumber.read(text)).isBare)
  }

  @Test(
    "A number that people say wrongly is to be asked about", arguments: [("이십세 마리", true), ("백세 개", false)])
  func doubtsMixedNumerals(text: String, isUncertain: Bool) throws {
    #expect(try #require(KoreanNumber.read(text)).isUncertain == isUncertain)
  }

  @Test(
    "A word that is nothing but a number does not",
    arguments: ["하나", "둘", "셋", "넷", "다섯", "이십", "2", "두 개", "이 번", "2번"])
  func marksNumbers(text: String) throws {
    #expect(try !#require(KoreanNumber.read(text)).isBare)
  }

  @Test(
    "Unusual numerals before a counter are noticed",
    arguments: [
      ("삼 개", true), ("세 개", false), ("두 인분", true), ("이 인분", false), ("3개", false), ("삼십 개", false),
      ("일 세트", false), ("한 세트", false),
    ])
  func noticesUnusualCounters(text: String, isUnusual: Bool) throws {
    #expect(try #require(KoreanNumber.read(text)).isUnusualCounter == isUnusual)
  }

  @Test("Readings at a place come longest first, with and without counter and marks")
  func findsAll() {
    let text = NormalText("치킨 두 마리만 더 줘")
    let readings = NumberReading.all(in: text.scalars, from: 2, spaceBefore: text.spaceBefore)
    #expect(readings.map(\.end) == [7, 6, 5, 3])
    #expect(readings.first?.marks == [.only, .more])
    #expect(readings.last?.isBare == true)
  }

  @Test(
    "Nobody can order a range without being asked",
    arguments: [
      ("두 개", 2.0...2.0), ("두 개 이상", 2...3), ("최대 세 개", 1...3), ("서너 개", 3...4), ("두 개쯤", 2...2),
      ("하나 이하", 1...1),
    ])
  func keepsRangesOpen(text: String, values: ClosedRange<Double>) throws {
    #expect(try #require(KoreanNumber.read(text)).possibleValues == values)
  }

  @Test(
    "The 이 of a polite ending is no digit",
    arguments: [
      ("칠삼일육이요", 7_316.0), ("칠삼일육이에요", 7_316), ("공일공이요", 10), ("일이삼이요", 123), ("일이삼사이요", 12_342),
      ("칠삼일육이", 73_162), ("칠삼일육이 요", 73_162), ("칠삼일육이요구르트", 73_162),
    ])
  func sparesPoliteEndings(text: String, value: Double) {
    let normal = NormalText(text)
    let readings = NumberReading.all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore)
    #expect(readings.first?.value == value)
  }

  @Test(
    "A quantity in signs, one of each, and words that only look like one",
    arguments: [
      ("떡볶이 x2", "떡볶이", 2.0, false), ("떡볶이 × 3", "떡볶이", 3, false), ("떡볶이*2 주문", "떡볶이", 2, false),
      ("떡볶이(2)", "떡볶이", 2, false), ("2x 떡볶이", "", 2, false), ("짜장면 짬뽕 각각 두 그릇", "짜장면 짬뽕", 2, true),
      ("짜장면 짬뽕 각 3개", "짜장면 짬뽕", 3, true), ("짬뽕 두 그릇씩", "짬뽕", 2, true),
    ])
  func readsQuantities(text: String, before: String, value: Double, isEach: Bool) {
    let normal = NormalText(text)
    let number = KoreanLanguage().numbers(
      in: normal.scalars, spaceBefore: normal.spaceBefore, at: NormalText(before).count
    ).first
    #expect(number?.value == value...value)
    #expect(number?.marks.contains(.each) == isEach)
  }

  @Test(
    "이 캔 points at a can, and nothing is counted by half a sign",
    arguments: [
      ("이 캔 시켜줘", ""), ("콜라 이 캔", "콜라"), ("오 잔이 크네", ""), ("콜라(2캔)", "콜라"), ("콜라 x시켜줘", "콜라"),
      ("콜라 2x2", "콜라"), ("각각 시켜줘", ""), ("콜라 x0", "콜라"), ("콜라 x99999", "콜라"), ("조각 두 개", "조"),
    ])
  func refusesQuantities(text: String, before: String) {
    let normal = NormalText(text)
    let numbers = KoreanLanguage().numbers(
      in: normal.scalars, spaceBefore: normal.spaceBefore, at: NormalText(before).count)
    #expect(
      !numbers.contains { $0.end > NormalText(before).count + 1 && $0.value.lowerBound > 1 }, "\(numbers)")
  }

  @Test("Spaces keep digits apart")
  func keepsDigitsApart() {
    let text = NormalText("1 3")
    let readings = NumberReading.all(in: text.scalars, from: 0, spaceBefore: text.spaceBefore)
    #expect(readings.map(\.value) == [1])
    #expect(NumberReading.all(in: Array("13".unicodeScalars), from: 0).map(\.value) == [13])
  }

  @Test("반반 is a dish, not a number", arguments: ["반반", "반반 두 마리"])
  func sparesHalfAndHalf(text: String) {
    let normal = NormalText(text)
    #expect(NumberReading.all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore).isEmpty)
  }

  @Test(
    "Sino-Korean words",
    arguments: [
      (0, "영"), (1, "일"), (10, "십"), (11, "십일"), (16, "십육"), (100, "백"), (120, "백이십"), (1_000, "천"),
      (10_000, "만"), (12_000, "만 이천"),
      (23_000, "이만 삼천"), (110_000, "십일만"), (100_000_000, "일억"), (1_234_567_890, "십이억 삼천사백오십육만 칠천팔백구십"),
      (10_001, "만 일"), (-5, "마이너스 오"),
    ])
  func writesSino(number: Int, expected: String) {
    #expect(KoreanNumber.sino(number) == expected)
  }

  @Test("What is written is read again")
  func roundTrips() throws {
    for number in Array(1...1_200) + [
      9_999, 10_000, 10_010, 23_000, 101_010, 1_000_000, 99_999_999, 123_456_789,
    ] {
      #expect(KoreanNumber.read(KoreanNumber.sino(number))?.value == Double(number), "\(number)")
      #expect(KoreanNumber.read(KoreanNumber.grouped(number))?.value == Double(number), "\(number)")
    }
    for number in 1...99 {
      let alone = try #require(KoreanNumber.native(number))
      #expect(KoreanNumber.read(alone)?.value == Double(number), "\(alone)")
      #expect(KoreanNumber.read(KoreanNumber.counted(number, "개"))?.value == Double(number), "\(number)")
      #expect(KoreanNumber.read(KoreanNumber.ordinal(number))?.value == Double(number), "\(number)")
    }
  }

  @Test(
    "Quantities as they are spoken",
    arguments: [
      (1, "마리", "한 마리"), (2, "마리", "두 마리"), (3, "개", "세 개"), (4, "잔", "네 잔"), (20, "명", "스무 명"),
      (21, "개", "스물한 개"), (99, "개", "아흔아홉 개"),
      (100, "개", "백 개"), (2, "인분", "이 인분"), (3, "세트", "세 세트"), (20, "세트", "이십 세트"), (5, "원", "오 원"),
      (0, "개", "영 개"),
    ])
  func counts(number: Int, counter: String, expected: String) {
    #expect(KoreanNumber.counted(number, counter) == expected)
  }

  @Test("Quantities, money and lists as they are shown")
  func shows() {
    #expect(KoreanNumber.shown(2, "마리") == "2마리")
    #expect(KoreanNumber.money(38_000) == "38,000원")
    #expect(KoreanNumber.money(-1_234_567) == "-1,234,567원")
    #expect(KoreanNumber.spokenMoney(38_000) == "삼만 팔천 원")
    #expect(KoreanNumber.ordinal(1) == "첫 번째")
    #expect(KoreanNumber.ordinal(20) == "스무 번째")
    #expect(KoreanNumber.native(0) == nil && KoreanNumber.native(100) == nil)
    #expect(KoreanNumber.list(["치킨"]) == "치킨")
    #expect(KoreanNumber.list(["치킨", "콜라"]) == "치킨 그리고 콜라")
    #expect(KoreanNumber.list(["치킨", "콜라", "피자"]) == "치킨, 콜라 그리고 피자")
    #expect(KoreanNumber.list([]).isEmpty)
  }
}

enum NumberCorpus {
  struct Row: Sendable {
    var text: String
    var value: Double
    var upper: Double?
    var kind: NumberReading.Kind
    var counter: String?
    var marks: NumberMarks

    init(
      _ text: String, _ value: Double, _ counter: String? = nil, _ kind: NumberReading.Kind = .cardinal,
      upper: Double? = nil, marks: NumberMarks = []
    ) {
      self.text = text
      self.value = value
      self.upper = upper
      self.kind = upper == nil ? kind : .range
      self.counter = counter
      self.marks = marks
    }
  }

  static let whole: [Row] = rows + more

  /// Old measures, approximations, limits, ranks and fractions.
  private static let more: [Row] = [
    Row("서 돈", 3, "돈"), Row("너 푼", 4, "푼"), Row("석 자", 3, "자"), Row("넉 냥", 4, "냥"), Row("닷 되", 5, "되"),
    Row("엿 냥", 6, "냥"),
    Row("석 달", 3, "달"), Row("세 달", 3, "달"), Row("넉 장", 4, "장"), Row("네 장", 4, "장"), Row("두 다스", 2, "다스"),
    Row("5만원어치", 50_000, "원어치"), Row("천원짜리", 1_000, "원짜리"), Row("만원대", 10_000, "원대", upper: 19_999),
    Row("만5천원대", 15_000, "원대", upper: 15_999), Row("만원 초과", 10_000, "원", marks: .atLeast),
    Row("만원 넘는", 10_000, "원", marks: .atLeast), Row("만원 안쪽", 10_000, "원", marks: .atMost),
    Row("최소 두 개", 2, "개", marks: .atLeast), Row("적어도 세 마리", 3, "마리", marks: .atLeast),
    Row("최대 세 개", 3, "개", marks: .atMost), Row("많아야 네 개", 4, "개", marks: .atMost),
    Row("두 개 이상", 2, "개", marks: .atLeast),
    Row("한 스무 개", 20, "개", marks: .about), Row("한 열 명쯤", 10, "명", marks: .about),
    Row("한 두 개", 1, "개", upper: 2),
    Row("한두 개", 1, "개", upper: 2), Row("두서너 개", 2, "개", upper: 4), Row("너더댓 개", 4, "개", upper: 5),
    Row("엳아홉 개", 8, "개", upper: 9), Row("몇 개", 2, "개", upper: 9), Row("여러 마리", 2, "마리", upper: 9),
    Row("수십 명", 20, "명", upper: 90), Row("2-3개", 2, "개", upper: 3), Row("두 개나 세 개", 2, "개", upper: 3),
    Row("두 개 아니면 세 개", 2, "개", upper: 3), Row("삼사만 원", 30_000, "원", upper: 40_000),
    Row("이십여 명", 20, "명", marks: .about), Row("댓 개", 4, "개", upper: 6), Row("댓 명", 4, "명", upper: 6),
    Row("여남은 명", 11, "명", upper: 13), Row("두서넛", 2, upper: 4), Row("일여덟 개", 7, "개", upper: 8),
    Row("몇천 원", 2_000, "원", upper: 9_000), Row("수만 명", 20_000, "명", upper: 90_000),
    Row("일등", 1, "등", .ordinal), Row("1위", 1, "위", .ordinal), Row("넘버원", 1, nil, .label),
    Row("열두째", 12, nil, .ordinal),
    Row("스무째", 20, nil, .ordinal), Row("세째", 3, nil, .ordinal), Row("네번째", 4, nil, .ordinal),
    Row("두째번", 2, nil, .ordinal),
    Row("1½", 1.5, nil, .fraction), Row("반의반", 0.25, nil, .fraction), Row("쩜오", 0.5), Row("3쩜5", 3.5),
    Row("반판", 0.5, "판", .fraction),
    Row("1과 2분의 1", 1.5, nil, .fraction), Row("백한 개", 101, "개"), Row("일만", 10_000), Row("음수 3", -3),
    Row("마이나스 5", -5),
    Row("이십 세", 20, "세"), Row("이십하나", 21), Row("두 분", 2, "분"), Row("십오 시", 15, "시"),
    Row("삼 쪽", 3, "쪽"), Row("세 쪽", 3, "쪽"), Row("이 주년", 2, "주년"), Row("오 인승", 5, "인승"), Row("이 배속", 2, "배속"),
    Row("삼 교시", 3, "교시"), Row("한 뚝배기", 1, "뚝배기"), Row("두 꼬치", 2, "꼬치"), Row("세 토막", 3, "토막"),
    Row("네 덩어리", 4, "덩어리"), Row("한 톨", 1, "톨"), Row("두 모금", 2, "모금"), Row("한 줌", 1, "줌"),
    Row("세 걸음", 3, "걸음"),
    Row("육칠 명", 6, "명", upper: 7), Row("칠팔 명", 7, "명", upper: 8), Row("팔구 명", 8, "명", upper: 9),
    Row("일이 명", 1, "명", upper: 2), Row("두 개 남짓", 2, "개", marks: .about),
    Row("열 개 가량", 10, "개", marks: .about),
    Row("얼추 열 개", 10, "개", marks: .about), Row("거의 열 개", 10, "개", marks: .about),
    Row("만 원 미만", 10_000, "원", marks: .atMost), Row("두 개 이내", 2, "개", marks: .atMost),
    Row("두 개 넘게", 2, "개", marks: .atLeast), Row("이천이십오", 2_025), Row("일십", 10), Row("일천", 1_000),
    Row("스물두 개", 22, "개"), Row("한 분", 1, "분"), Row("하나와 이분의 일", 1.5, nil, .fraction), Row("50퍼", 50, "퍼"),
    // 이십이요 is 이십 and 이요, or 이십이 and 요; 이십사요 is only one of them.
    Row("이십이요", 20, upper: 22), Row("십이요", 10, upper: 12), Row("백이요", 100, upper: 102),
    Row("이만 이요", 20_000, upper: 20_002), Row("이십이에요", 20, upper: 22), Row("이십사요", 24),
    Row("이십이 개요", 22, "개"), Row("이십이", 22), Row("20이요", 20), Row("22요", 22), Row("스물이요", 20),
    // An age, unless things are counted; 이십세 마리 is said for 스물세 마리.
    Row("백 세", 100, "세"), Row("백세", 100, "세"), Row("백세 개", 103, "개"), Row("백한째", 101, nil, .ordinal),
    Row("이십세 마리", 23, "마리"), Row("이십두 명", 22, "명"),
    Row("삼 동", 3, "동", .label), Row("101동", 101, "동", .label), Row("2반", 2, "반", .label),
    Row("이 반", 2, "반", .label), Row("열두어 명", 12, "명", upper: 13), Row("두어 개", 2, "개", upper: 3),
    Row("열댓 개", 14, "개", upper: 16), Row("한 판 반", 1.5, "판"), Row("3판 반", 3.5, "판"),
    Row("세 개예요", 3, "개"), Row("두 마리입니다", 2, "마리"), Row("칠삼일육이요", 7_316),
  ]

  private static let rows: [Row] = [
    Row("2", 2), Row("12,000", 12_000), Row("1.5", 1.5), Row("이만 삼천", 23_000), Row("2만3천", 23_000),
    Row("2만 3,000", 23_000), Row("3백21", 321),
    Row("4천3백", 4_300), Row("1.5만", 15_000), Row("2.3억", 230_000_000), Row("백이십", 120), Row("일백이십", 120),
    Row("만 이천", 12_000), Row("일억", 100_000_000),
    Row("십이억 삼천사백오십육만 칠천팔백구십", 1_234_567_890), Row("천만", 10_000_000), Row("십", 10), Row("이십오", 25),
    Row("삼점오", 3.5), Row("일 점 오", 1.5), Row("4.5점", 4.5, "점"), Row("4점", 4, "점"),
    Row("영점오", 0.5), Row("영", 0), Row("공", 0), Row("제로", 0), Row("마이너스 삼", -3), Row("-5", -5),
    Row("3만5", 35_000), Row("3만5원", 30_005, "원"),
    Row("하나", 1), Row("둘", 2), Row("셋", 3), Row("넷", 4), Row("스물다섯", 25), Row("열하나", 11), Row("아흔아홉", 99),
    Row("스물", 20), Row("백하나", 101),
    Row("백스물다섯", 125), Row("한 개", 1, "개"), Row("두 마리", 2, "마리"), Row("두마리", 2, "마리"), Row("2마리", 2, "마리"),
    Row("세 그릇", 3, "그릇"),
    Row("네 판", 4, "판"), Row("스무 명", 20, "명"), Row("스물한 개", 21, "개"), Row("열두 병", 12, "병"),
    Row("백한 개", 101, "개"), Row("석 잔", 3, "잔"),
    Row("이 인분", 2, "인분"), Row("2인분", 2, "인분"), Row("만 원", 10_000, "원"), Row("만오천 원", 15_000, "원"),
    Row("2만3천원", 23_000, "원"),
    Row("오만원", 50_000, "원"), Row("50퍼센트", 50, "퍼센트"), Row("30%", 30, "%"), Row("삼십 분", 30, "분"),
    Row("세 시간", 3, "시간"), Row("1.5리터", 1.5, "리터"),
    Row("한 시간 반", 1.5, "시간"), Row("두 마리 반", 2.5, "마리"), Row("반", 0.5, nil, .fraction),
    Row("절반", 0.5, nil, .fraction),
    Row("반의반", 0.25, nil, .fraction), Row("반 마리", 0.5, "마리", .fraction), Row("반판", 0.5, "판", .fraction),
    Row("3분의 2", 2.0 / 3, nil, .fraction),
    Row("삼분의 이", 2.0 / 3, nil, .fraction), Row("3/4", 0.75, nil, .fraction), Row("½", 0.5, nil, .fraction),
    Row("1과 2분의 1", 1.5, nil, .fraction),
    Row("한두 개", 1, "개", upper: 2), Row("두세 마리", 2, "마리", upper: 3), Row("서너", 3, upper: 4),
    Row("서너 개", 3, "개", upper: 4), Row("대여섯 명", 5, "명", upper: 6),
    Row("예닐곱", 6, upper: 7), Row("두서너 개", 2, "개", upper: 4), Row("이삼십", 20, upper: 30),
    Row("삼사만", 30_000, upper: 40_000), Row("이삼 인분", 2, "인분", upper: 3),
    Row("2~3개", 2, "개", upper: 3), Row("두 개에서 세 개", 2, "개", upper: 3), Row("하나 아니면 둘", 1, upper: 2),
    Row("10~20", 10, upper: 20),
    Row("첫째", 1, nil, .ordinal), Row("둘째", 2, nil, .ordinal), Row("셋째", 3, nil, .ordinal),
    Row("열두째", 12, nil, .ordinal), Row("스무째", 20, nil, .ordinal),
    Row("첫 번째", 1, nil, .ordinal), Row("두번째", 2, nil, .ordinal), Row("스물한 번째", 21, nil, .ordinal),
    Row("3번째", 3, nil, .ordinal), Row("제1", 1, nil, .ordinal),
    Row("2번", 2, "번", .label), Row("이 번", 2, "번", .label), Row("삼번", 3, "번", .label), Row("두 번", 2, "번"),
    Row("한 번", 1, "번"),
    Row("하나만", 1, marks: .only), Row("두 개만", 2, "개", marks: .only), Row("두 개씩", 2, "개", marks: .each),
    Row("하나씩", 1, marks: .each),
    Row("하나 더", 1, marks: .more), Row("두 개 더", 2, "개", marks: .more),
    Row("두 개씩 더", 2, "개", marks: [.each, .more]), Row("하나만 더", 1, marks: [.only, .more]),
    Row("두 개쯤", 2, "개", marks: .about), Row("약 30분", 30, "분", marks: .about),
    Row("이십여 명", 20, "명", marks: .about), Row("만원 이하", 10_000, "원", marks: .atMost),
    Row("두 개 추가", 2, "개", marks: .more), Row("공일공", 10), Row("이공이오", 2_025), Row("일이삼사", 1_234),
    Row("육개", 6, "개"),
  ]

  static let none = [
    "", "치킨", "두부", "만두", "만두 두 개", "사과", "오이", "이불", "구이", "육개장", "백반", "반반", "공기밥", "네네치킨", "댓글", "댓",
    "여남은", "수만", "칠삼일육이요구르트", "세트", "하나로마트", "이요", "네요", "이십이 요리", "두 개요리", "삼삼오오", "얼마짜리", "조금", "약간",
    "두 마리 치킨", "하나 반", "하나 반반", "백세 시대", "두어", "반 동", "1 3", "이사", "한우", "2번 3번", "열쇠",
  ]
}
