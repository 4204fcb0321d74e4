/// Puts a number together with its counter and its marks.
struct NumberParser {
  let scanner: NumberScanner

  init(scalars: [Unicode.Scalar], spaceBefore: [Bool]) {
    scanner = NumberScanner(scalars: scalars, spaceBefore: spaceBefore)
  }

  private var scalars: [Unicode.Scalar] { scanner.scalars }

  func readings(from start: Int) -> [NumberReading] {
    let prefix = prefix(from: start)
    var found = ordinals(from: prefix.end) + halves(from: prefix.end)
    for scan in scanner.scans(from: prefix.end) { found += readings(of: scan, from: prefix.end) }
    for index in found.indices {
      found[index].marks.formUnion(prefix.marks)
      if prefix.isNegative { found[index].value.negate() }
    }
    let marked = found.flatMap(withMarks)
    var seen: Set<NumberReading> = []
    return marked.filter { seen.insert($0).inserted }.sorted { $0.end > $1.end }
  }

  /// 약, 대략, 마이너스, 총.
  private func prefix(from start: Int) -> (end: Int, marks: NumberMarks, isNegative: Bool) {
    for word in ["마이너스", "마이나스", "음수", "-"] where scanner.starts(word, at: start) {
      return (start + word.unicodeScalars.count, [], true)
    }
    for word in ["대략", "약", "거의", "얼추"] where scanner.starts(word, at: start) {
      return (start + word.unicodeScalars.count, .about, false)
    }
    return (start, [], false)
  }

  private func readings(of scan: NumberScanner.Scan, from start: Int) -> [NumberReading] {
    var result: [NumberReading] = []
    let number = NumberReading(
      end: scan.end, value: scan.value, upper: scan.upper, kind: scan.upper == nil ? .cardinal : .range,
      isBare: NumeralTables.homographs.contains(text(start..<scan.end)), isUncertain: scan.isUncertain)
    if let fraction = fraction(of: scan) { result.append(fraction) }
    if let ordinal = ordinal(scan) { result.append(ordinal) }
    if let span = span(scan, number) { result += withCounter(span.number, span.scan, start) }
    return result + withCounter(number, scan, start)
  }

  private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  /// The number with its counter, and alone.
  private func withCounter(
    _ number: NumberReading, _ scan: NumberScanner.Scan, _ start: Int
  ) -> [NumberReading] {
    // 이십여 명: the sign for “some” stands before the counter.
    let isRounded = scan.series != .attributive && scanner.starts("여", at: scan.end)
    guard let (counter, end) = KoreanCounter.longest(in: scalars, at: scan.end + (isRounded ? 1 : 0)) else {
      return [number]
    }
    var counted = number
    if isRounded { counted.marks.insert(.about) }
    counted.end = end
    counted.counter = counter
    counted.isBare = false
    counted.isUnusualCounter = isUnusual(counter, scan)
    if counter == "번", scan.series == .sino || scan.series == .digits {
      counted.kind = .label
      counted.isUnusualCounter = false
      counted.isBare = text(start..<scan.end) == "이" && !scanner.hasSpace(scan.end)
      counted.isUncertain = counted.isBare
    }
    return withHalf(counted) + [counted, number]
  }

  private func isUnusual(_ counter: String, _ scan: NumberScanner.Scan) -> Bool {
    switch (KoreanCounter.series(of: counter), scan.series) {
    case (.native, .sino): scan.value < 20
    case (.sino, .native), (.sino, .attributive): true
    default: false
    }
  }

  /// 한 시간 반, 두 마리 반.
  private func withHalf(_ reading: NumberReading) -> [NumberReading] {
    guard scanner.starts("반", at: reading.end), !scanner.starts("반반", at: reading.end),
      reading.kind == .cardinal
    else { return [] }
    var half = reading
    half.end += 1
    half.value += 0.5
    return [half]
  }

  /// 2~3개, 두 개에서 세 개, 하나 아니면 둘.
  private func span(
    _ scan: NumberScanner.Scan, _ number: NumberReading
  ) -> (number: NumberReading, scan: NumberScanner.Scan)? {
    guard number.kind == .cardinal else { return nil }
    let counterEnd = KoreanCounter.longest(in: scalars, at: scan.end)?.end
    for end in [scan.end, counterEnd].compactMap({ $0 }) {
      for joiner in ["~", "에서", "아니면"] where scanner.starts(joiner, at: end) {
        let next = end + joiner.unicodeScalars.count
        guard let upper = scanner.scans(from: next).max(by: { $0.end < $1.end }), upper.value > scan.value
        else { continue }
        var range = number
        range.end = upper.end
        range.kind = .range
        range.upper = upper.value
        range.isBare = false
        return (range, upper)
      }
    }
    return nil
  }

  /// 3분의 2, 3/4, 1과 2분의 1.
  private func fraction(of scan: NumberScanner.Scan) -> NumberReading? {
    for joiner in ["과", "와"] where scanner.starts(joiner, at: scan.end) {
      for second in scanner.scans(from: scan.end + 1) {
        guard let part = fraction(of: second), part.value < 1 else { continue }
        return NumberReading(end: part.end, value: scan.value + part.value, kind: .fraction)
      }
    }
    let (numeratorFirst, joiner) = scanner.starts("/", at: scan.end) ? (true, "/") : (false, "분의")
    guard scanner.starts(joiner, at: scan.end), scan.value != 0 else { return nil }
    let next = scan.end + joiner.unicodeScalars.count
    guard let other = scanner.scans(from: next).max(by: { $0.end < $1.end }), other.value != 0 else {
      return nil
    }
    let value = numeratorFirst ? scan.value / other.value : other.value / scan.value
    return NumberReading(end: other.end, value: value, kind: .fraction)
  }

  /// 두 번째, 스물한째, 2번째.
  private func ordinal(_ scan: NumberScanner.Scan) -> NumberReading? {
    for suffix in ["번째", "째번", "째"] where scanner.starts(suffix, at: scan.end) && scan.upper == nil {
      return NumberReading(end: scan.end + suffix.unicodeScalars.count, value: scan.value, kind: .ordinal)
    }
    return nil
  }

  private func ordinals(from start: Int) -> [NumberReading] {
    var result = NumeralTables.ordinals.filter { scanner.starts($0.word, at: start) }.map { entry in
      NumberReading(end: start + entry.word.unicodeScalars.count, value: entry.value, kind: .ordinal)
    }
    if scanner.starts("제", at: start) {
      for scan in scanner.scans(from: start + 1) where scan.series == .sino || scan.series == .digits {
        result.append(
          NumberReading(end: scan.end, value: scan.value, kind: .ordinal, isBare: scan.series == .sino))
      }
    }
    return result
  }

  /// 반, 절반, 반의반, ½, with a counter behind it.
  private func halves(from start: Int) -> [NumberReading] {
    let words: [(String, Double)] = [
      ("반의반", 0.25), ("절반", 0.5), ("반", 0.5), ("½", 0.5), ("¼", 0.25), ("¾", 0.75), ("⅓", 1.0 / 3),
    ]
    guard !scanner.starts("반반", at: start),
      let (word, value) = words.first(where: { scanner.starts($0.0, at: start) })
    else { return [] }
    let end = start + word.unicodeScalars.count
    let alone = NumberReading(end: end, value: value, kind: .fraction, isBare: word == "반")
    guard let (counter, counterEnd) = KoreanCounter.longest(in: scalars, at: end) else { return [alone] }
    var counted = alone
    counted.end = counterEnd
    counted.counter = counter
    counted.isBare = false
    return [counted, alone]
  }

  private func withMarks(_ reading: NumberReading) -> [NumberReading] {
    var result = [reading]
    var current = reading
    while let (length, mark) = mark(at: current.end), !current.marks.contains(mark) || mark == .about {
      current.end += length
      current.marks.formUnion(mark)
      current.isBare = false
      result.append(current)
    }
    return result
  }

  private func mark(at index: Int) -> (length: Int, mark: NumberMarks)? {
    let entry = Self.markWords.first { scanner.starts($0.word, at: index) }
    return entry.map { ($0.word.unicodeScalars.count, $0.mark) }
  }

  private static let markWords: [(word: String, mark: NumberMarks)] = [
    ("만", .only), ("씩", .each), ("더", .more), ("도", .also), ("쯤", .about), ("정도", .about), ("가량", .about),
    ("남짓", .about),
    ("여", .about), ("이상", .atLeast), ("넘게", .atLeast), ("이하", .atMost), ("이내", .atMost), ("미만", .atMost),
    ("추가", .more),
  ]
}
