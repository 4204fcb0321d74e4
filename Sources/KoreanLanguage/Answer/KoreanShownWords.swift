/// Korean words that go with a name or a number which a question shows, where an answer repeats it: 그 기록을, 1043번.
package enum KoreanShownWords {
  package static let determiners: Set<String> = ["주문", "그", "이", "제", "내"]
  /// Behind a name they stand for what it names: 경복궁 거.
  package static let things: Set<String> = ["거", "것", "거를", "꺼", "거요", "건", "건은", "건을"]
  package static let particles = ["", "을", "를", "은", "는", "이", "가", "의", "에서", "으로", "요", "이요"]
  /// Behind an amount, and behind several words that are repeated: 한 마리요, 월드컵로 1로.
  package static let behindAmounts: Set<String> = [
    "", "을", "를", "은", "는", "이", "가", "요", "이요", "짜리", "에", "면", "이면", "번", "번을", "번은",
  ]
  /// Behind how many there are: 하나요, 한 마리 맞아요.
  package static let behindCounts: Set<String> = behindAmounts.union([
    "로", "으로", "맞아", "맞아요", "맞습니다", "맞고", "맞고요",
  ])
  /// What dishes are counted in.
  package static let countUnits = [
    "개", "마리", "인분", "그릇", "판", "잔", "병", "캔", "줄", "접시", "세트", "조각", "컵", "봉지", "공기", "통", "모",
  ]
  package static let behindQuotes: Set<String> = behindAmounts.union([
    "로", "으로", "로요", "으로요", "맞아", "맞아요", "맞습니다",
  ])
  package static let units: Set<String> = [
    "", "번", "번을", "번은", "호", "원", "원은", "원이면", "원에", "면", "이면", "을", "를",
  ]
  package static let home: Set<String> = ["집", "집으로", "집에"]
}
