/// Korean words that go with a name or a number which a question shows, where an answer repeats it: 그 기록을, 1043번.
package enum KoreanShownWords {
  package static let determiners: Set<String> = ["주문", "그", "이", "제", "내"]
  /// Behind a name they stand for what it names: 경복궁 거.
  package static let things: Set<String> = ["거", "것", "거를", "꺼", "거요"]
  package static let particles = ["", "을", "를", "은", "는", "이", "가", "의", "에서", "요", "이요"]
  package static let units: Set<String> = ["", "번", "번을", "번은", "호", "원", "원은", "원이면", "원에", "을", "를"]
  package static let home: Set<String> = ["집", "집으로", "집에"]
}
