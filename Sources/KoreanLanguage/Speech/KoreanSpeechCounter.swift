import Language

/// What follows a number and is counted or measured by it.
enum KoreanSpeechCounter {
  struct Found: Hashable, Sendable {
    /// As it is written: 마리, km, %.
    var name: String
    /// As it is said.
    var spoken: String
    var end: Int
    /// Native numerals, whatever the table says of the counter.
    var isTimes = false
    /// Sino-Korean numerals, whatever the table says.
    var isLabel = false
  }

  static let hour = Found(name: "시", spoken: "시", end: 0)

  /// The counter at a place, a space before it allowed if nothing but a particle follows it.
  static func find(in source: SpeechScalars, at place: Int) -> Found? {
    if let found = attached(source, place) { return found }
    guard source[place] == " ", let found = attached(source, place + 1), isWholeWord(found, source) else {
      return nil
    }
    return found
  }

  private static func attached(_ source: SpeechScalars, _ place: Int) -> Found? {
    guard let first = source[place] else { return nil }
    if Hangul.isSyllable(first) { return hangul(source, place) }
    for (sign, spoken) in KoreanUnits.signs where source.starts(sign, at: place) {
      return Found(name: sign, spoken: spoken, end: place + sign.unicodeScalars.count)
    }
    let end = source.end(from: place, while: source.isLatin)
    guard end > place, let spoken = KoreanUnits.latin[source.text(place..<end)], !source.isDigit(end) else {
      return nil
    }
    return Found(name: source.text(place..<end), spoken: spoken, end: end)
  }

  private static func hangul(_ source: SpeechScalars, _ place: Int) -> Found? {
    guard let (name, end) = KoreanCounter.longest(in: source.scalars, at: place),
      !startsOtherWord(source, place)
    else {
      return additional.first { source.starts($0, at: place) }.map {
        Found(name: $0, spoken: $0, end: place + $0.unicodeScalars.count)
      }
    }
    let longer = additional.first { $0.hasPrefix(name) && source.starts($0, at: place) } ?? name
    let last = end + longer.unicodeScalars.count - name.unicodeScalars.count
    var found = Found(name: longer, spoken: longer == "퍼" ? "퍼센트" : longer, end: last)
    let next = source.end(from: last) { source[$0] == " " }
    found.isTimes =
      longer == "번" && ["더", "만에", "이상", "씩", "정도", "이나", "넘게"].contains { source.starts($0, at: next) }
    // 10대 남성 is an age, 차 10대 are cars.
    found.isLabel =
      longer == "대" && ["남성", "여성", "초반", "중반", "후반", "청소년"].contains { source.starts($0, at: next) }
    return found
  }

  /// Words that begin like a counter: 3시작 is no hour, 5분식 no minutes.
  private static func startsOtherWord(_ source: SpeechScalars, _ place: Int) -> Bool {
    !otherWords.all(in: source.scalars, at: place).isEmpty
  }

  private static let otherWords = WordTable<Void>([
    (
      "시작 분식 개발 장바구니 대신 점포 도착 원본 조리 주문 판매 통화 일정 주소 회원 초과 등록 위치 대기 곳곳 초콜릿 회사",
      ()
    )
  ])

  private static func isWholeWord(_ found: Found, _ source: SpeechScalars) -> Bool {
    if !source.isHangul(found.end) { return !source.isLatin(found.end) }
    let particles = ParticleStack.all(in: source.scalars, from: found.end).map(\.end)
    return particles.contains { !source.isHangul($0) }
      || endings.contains { source.starts($0, at: found.end) }
  }

  private static let endings = ["입니다", "이에요", "예요", "인데", "짜리", "이고", "쯤", "씩", "어치", "째"]

  private static let additional = ["번째", "번가", "동", "세기", "배럴", "프레임", "달러", "배속", "킬로바이트", "메가바이트", "기가바이트"]

  /// The number and its counter: 두 마리, 삼십 분, 유월, 첫 번째.
  static func words(_ amount: KoreanAmount, _ counter: Found, isRanked: Bool = false) -> String {
    if counter.name == "km/h" { return "시속 \(KoreanAmount.words(amount)) 킬로미터" }
    guard let number = amount.whole, !isRanked else {
      return "\(KoreanAmount.words(amount)) \(counter.spoken)"
    }
    switch counter.name {
    case "월": return month(number)
    case "번째": return KoreanNumber.ordinal(number)
    default: return "\(numeral(number, counter)) \(counter.spoken)"
    }
  }

  /// 유월 and 시월 lose a consonant; the others are numeral and 월.
  static func month(_ number: Int) -> String {
    switch number {
    case 6: "유월"
    case 10: "시월"
    default: KoreanNumber.sino(number) + "월"
    }
  }

  private static func numeral(_ number: Int, _ counter: Found) -> String {
    let limit = counter.isLabel ? 0 : counter.isTimes ? 99 : nativeLimit(of: counter.name)
    let native = number <= limit ? KoreanNumber.native(number, beforeCounter: true) : nil
    return native ?? KoreanNumber.sino(number)
  }

  /// Up to which number native numerals are usual when digits are read aloud.
  private static func nativeLimit(of counter: String) -> Int {
    switch counter {
    case "시": 12
    // 2번 is a label; which of several pages, weeks and levels is Sino-Korean too.
    case "번", "주", "단계", "인치", "라운드", "조": 0
    case "쪽": 9
    case "대", "시간": 19
    default:
      switch KoreanCounter.series(of: counter) {
      case .native: 99
      case .either: 19
      case .sino, nil: 0
      }
    }
  }
}

/// Units and signs behind a number, by how they are said.
enum KoreanUnits {
  /// Longer signs first.
  static let signs: [(String, String)] = [
    ("km/h", "킬로미터"), ("%p", "퍼센트포인트"), ("%", "퍼센트"), ("°C", "도"), ("°F", "화씨 도"), ("℃", "도"), ("°", "도"),
    ("㎡", "제곱미터"), ("m²", "제곱미터"), ("㎏", "킬로그램"), ("㎞", "킬로미터"), ("㎝", "센티미터"), ("㎜", "밀리미터"), ("㎖", "밀리리터"),
    ("ℓ", "리터"), ("㎎", "밀리그램"), ("₩", "원"), ("$", "달러"), ("€", "유로"),
  ]

  /// Units in Latin letters, as they are written.
  static let latin: [String: String] = [
    "km": "킬로미터", "m": "미터", "cm": "센티미터", "mm": "밀리미터", "kg": "킬로그램", "Kg": "킬로그램", "KG": "킬로그램", "g": "그램",
    "mg": "밀리그램", "t": "톤", "l": "리터", "L": "리터", "ml": "밀리리터", "mL": "밀리리터", "ML": "밀리리터", "dL": "데시리터",
    "cc": "시시", "kcal": "킬로칼로리", "Kcal": "킬로칼로리", "cal": "칼로리", "W": "와트", "kW": "킬로와트", "Wh": "와트시",
    "kWh": "킬로와트시", "V": "볼트", "A": "암페어", "mAh": "밀리암페어시", "Hz": "헤르츠", "kHz": "킬로헤르츠", "MHz": "메가헤르츠",
    "GHz": "기가헤르츠", "B": "바이트", "KB": "킬로바이트", "MB": "메가바이트", "GB": "기가바이트", "TB": "테라바이트", "px": "픽셀",
    "oz": "온스", "lb": "파운드", "ft": "피트", "in": "인치", "min": "분", "h": "시간", "s": "초", "ms": "밀리초", "x": "배",
    "C": "도",
    "pt": "포인트", "KRW": "원", "USD": "달러",
  ]
}
