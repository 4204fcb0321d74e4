import Language

/// The words for numbers.
enum NumeralTables {
  static let sinoDigits: [Unicode.Scalar: Double] = [
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "륙": 6, "칠": 7, "팔": 8, "구": 9,
  ]

  static let zeros: Set<Unicode.Scalar> = ["영", "공", "령", "빵"]

  static let smallUnits: [Unicode.Scalar: Double] = ["천": 1_000, "백": 100, "십": 10]

  static let bigUnits: [Unicode.Scalar: Double] = [
    "만": 1e4, "억": 1e8, "조": 1e12, "경": 1e16, "해": 1e20,
  ]

  static let nativeTens: [(word: String, value: Double)] = [
    ("열", 10), ("스물", 20), ("서른", 30), ("마흔", 40), ("쉰", 50), ("예순", 60), ("일흔", 70), ("여든", 80), ("아흔", 90),
  ]

  static let nativeOnes: [(word: String, value: Double)] = [
    ("하나", 1), ("둘", 2), ("셋", 3), ("넷", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9),
  ]

  /// Forms that stand only before a counter. 서, 너, 석 and 넉 are older forms with 돈, 말, 되, 냥, 장, 잔, 달.
  static let attributives: [(word: String, value: Double)] = [
    ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("석", 3), ("넉", 4), ("서", 3), ("너", 4), ("닷", 5), ("엿", 6),
  ]

  /// Native numbers that name two neighbours.
  static let ranges: [(word: String, lower: Double, upper: Double)] = [
    ("두서너", 2, 4), ("너더댓", 4, 5), ("일고여덟", 7, 8), ("여덟아홉", 8, 9), ("엳아홉", 8, 9), ("예닐곱", 6, 7), ("대여섯", 5, 6),
    ("네다섯", 4, 5), ("너덧", 4, 5), ("네댓", 4, 5), ("서너", 3, 4), ("두세", 2, 3), ("두셋", 2, 3), ("한두", 1, 2),
    ("한둘", 1, 2), ("서넛", 3, 4), ("두서넛", 2, 4), ("일여덟", 7, 8),
  ]

  /// A few, with a counter behind it: nobody knows how many. 댓 is about five, 두어 two or so, 여남은 a few
  /// more than ten.
  static let vague: [(word: String, lower: Double, upper: Double)] = [
    ("몇십", 20, 90), ("수십", 20, 90), ("몇백", 200, 900), ("수백", 200, 900), ("몇천", 2_000, 9_000),
    ("수천", 2_000, 9_000),
    ("몇만", 20_000, 90_000), ("수만", 20_000, 90_000), ("몇", 2, 9), ("여러", 2, 9), ("댓", 4, 6), ("여남은", 11, 13),
    ("두어", 2, 3), ("열두어", 12, 13), ("열서너", 13, 14), ("열댓", 14, 16),
  ]

  /// Counters of old measures, which only the old forms of numerals stand before: 서 돈, 넉 냥.
  static let oldMeasures: [(numerals: [String], counters: [String])] = [
    (["서", "너"], ["돈", "말", "발", "푼"]), (["석", "넉", "닷", "엿"], ["냥", "되", "섬", "자", "말"]),
  ]

  static let ordinals: [(word: String, value: Double)] = [
    ("첫번째", 1), ("첫째", 1), ("둘째", 2), ("셋째", 3), ("세째", 3), ("넷째", 4), ("네째", 4), ("두째", 2), ("둘째번", 2),
  ]

  /// Numerals that are ordinary words or syllables too, so that they mean a number only where one is
  /// expected.
  static let homographs: Set<String> = [
    "이", "일", "삼", "사", "오", "육", "칠", "팔", "구", "십", "백", "천", "만", "공", "영", "빵", "령", "한", "두", "세", "네",
    "서", "너", "석", "넉", "닷", "엿",
    "열", "쉰", "반", "륙", "육회", "공차", "사회", "구조", "이모", "이조", "사모", "사주", "이주", "오차", "이점", "일이", "이사", "천만",
    "백만", "다섯반",
    "한두",
  ]
}
