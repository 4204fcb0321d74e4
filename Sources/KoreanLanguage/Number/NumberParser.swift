import Language

/// Puts a number together with its counter and its marks.
struct NumberParser {
  let scanner: NumberScanner

  init(scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) {
    scanner = NumberScanner(scalars: scalars, spaceBefore: spaceBefore)
  }

  private var scalars: [Unicode.Scalar] { scanner.scalars }

  func readings(from start: Int) -> [NumberReading] {
    let prefix = prefix(from: start)
    guard let first = scanner.scalar(prefix.end), NumberBeginnings.numerals.contains(first) else { return [] }
    var found = ordinals(from: prefix.end) + halves(from: prefix.end)
    for scan in scanner.scans(from: prefix.end) { found += readings(of: scan, from: prefix.end) }
    for index in found.indices {
      found[index].marks.formUnion(prefix.marks)
      if prefix.isNegative { found[index].value.negate() }
    }
    found += roughly(from: start)
    let marked = found.flatMap(withMarks)
    var seen: Set<NumberReading> = []
    return marked.filter { seen.insert($0).inserted }.sorted { $0.end > $1.end }
  }

  /// 약, 대략, 마이너스, 총.
  private func prefix(from start: Int) -> (end: Int, marks: NumberMarks, isNegative: Bool) {
    guard let first = scanner.scalar(start), NumberBeginnings.prefixes.contains(first) else {
      return (start, [], false)
    }
    for word in Self.negatives where scanner.starts(word, at: start) {
      return (start + word.unicodeScalars.count, [], true)
    }
    for (words, mark) in Self.prefixes {
      for word in words where scanner.starts(word, at: start) {
        return (start + word.unicodeScalars.count, mark, false)
      }
    }
    return (start, [], false)
  }

  /// 한 스무 개 is about twenty; 한 개 is one, 한 두 개 one or two, and 한 세트 one set.
  private func roughly(from start: Int) -> [NumberReading] {
    guard scanner.starts("한", at: start), scanner.hasSpace(start + 1) else { return [] }
    return scanner.scans(from: start + 1).filter { $0.value >= 3 }.flatMap {
      readings(of: $0, from: start + 1)
    }
    .filter { $0.counter != nil && $0.kind == .cardinal }.map { reading in
      var rough = reading
      rough.marks.insert(.about)
      return rough
    }
  }

  static let negatives = ["마이너스", "마이나스", "음수", "-"]

  static let prefixes: [(words: [String], mark: NumberMarks)] = [
    (["대략", "약", "거의", "얼추"], .about), (["최소한", "최소", "적어도", "못해도"], .atLeast),
    (["최대한", "최대", "많아야", "많아도"], .atMost),
  ]

  private func readings(of scan: NumberScanner.Scan, from start: Int) -> [NumberReading] {
    var result: [NumberReading] = []
    let number = NumberReading(
      end: scan.end, value: scan.value, upper: scan.upper, kind: scan.upper == nil ? .cardinal : .range,
      isBare: NumeralTables.homographs.contains(text(start..<scan.end)), isUncertain: scan.isUncertain)
    if let fraction = fraction(of: scan) { result.append(fraction) }
    if let ordinal = ordinal(scan) { result.append(ordinal) }
    if let span = span(scan, number) { result += withCounter(span.number, span.scan, start) }
    if let half = halved(scan) { result.append(half) }
    return result + oldMeasure(number, start) + withCounter(number, scan, start)
  }

  /// 1½.
  private func halved(_ scan: NumberScanner.Scan) -> NumberReading? {
    guard scan.series == .digits, let sign = scanner.scalar(scan.end) else { return nil }
    let share = Self.fractionSigns.first { $0.sign == sign }?.value
    return share.map { NumberReading(end: scan.end + 1, value: scan.value + $0, kind: .fraction) }
  }

  private static let fractionSigns: [(sign: Unicode.Scalar, value: Double)] = [
    ("½", 0.5), ("¼", 0.25), ("¾", 0.75), ("⅓", 1.0 / 3), ("⅔", 2.0 / 3),
  ]

  /// 서 돈, 넉 냥.
  private func oldMeasure(_ number: NumberReading, _ start: Int) -> [NumberReading] {
    let numeral = text(start..<number.end)
    let counters = NumeralTables.oldMeasures.filter { $0.numerals.contains(numeral) }.flatMap(\.counters)
    return counters.filter { scanner.starts($0, at: number.end) }.map { counter in
      var counted = number
      counted.end += counter.unicodeScalars.count
      counted.counter = counter
      counted.isBare = false
      return counted
    }
  }

  private func text(_ range: Range<Int>) -> String { String(letters: scalars[range]) }

  /// The number with its counter, and alone.
  private func withCounter(
    _ number: NumberReading, _ scan: NumberScanner.Scan, _ start: Int
  ) -> [NumberReading] {
    // 이십여 명: the sign for “some” stands before the counter.
    let isRounded = scan.series != .attributive && scanner.starts("여", at: scan.end)
    guard let (counter, end) = KoreanCounter.longest(in: scalars, at: scan.end + (isRounded ? 1 : 0)),
      counts(counter, scan)
    else { return [number] }
    var counted = number
    if isRounded { counted.marks.insert(.about) }
    counted.end = end
    counted.counter = counter
    counted.isBare = !scanner.hasSpace(scan.end) && NumeralTables.homographs.contains(text(start..<end))
    counted.isUnusualCounter = isUnusual(counter, scan)
    if KoreanCounter.isLabel(counter), scan.series == .sino || scan.series == .digits {
      counted.kind = .label
      counted.isUnusualCounter = false
      counted.isBare = isWord(counter, start..<scan.end) && !scanner.hasSpace(scan.end)
      counted.isUncertain = counter == "번" && counted.isBare
    }
    if counter == "등" || counter == "위", counted.upper == nil { counted.kind = .ordinal }
    if counter == "원대" { counted = Self.decade(counted) }
    return withHalf(counted) + [counted, number]
  }

  /// 삼 동 and 이 반 are labels; 하나 반 is one and a half, 백반 a dish, and 이 반반 no class.
  private func counts(_ counter: String, _ scan: NumberScanner.Scan) -> Bool {
    guard counter == "동" || counter == "반" else { return true }
    let isSeries = scan.series == .digits || scan.series == .sino && (counter == "동" || scan.value < 100)
    return scan.upper == nil && isSeries && !scanner.starts("반반", at: scan.end)
  }

  /// 이번 is “this time”, and 이동, 구동 and 일반 are words too.
  private func isWord(_ counter: String, _ number: Range<Int>) -> Bool {
    let numeral = text(number)
    return counter == "번" ? numeral == "이" : NumeralTables.homographs.contains(numeral)
  }

  /// 만 원대: from 10,000 to 19,999 won; 만5천 원대 to 15,999.
  private static func decade(_ number: NumberReading) -> NumberReading {
    guard let whole = number.wholeValue, whole > 0, number.upper == nil else { return number }
    var place = 1
    while whole.isMultiple(of: place * 10) { place *= 10 }
    var range = number
    range.kind = .range
    range.upper = number.value + Double(place - 1)
    return range
  }

  /// 두 분 are persons, 세 쪽 pieces and 십오 시 an hour: the same word counts something else in the other series.
  private func isUnusual(_ counter: String, _ scan: NumberScanner.Scan) -> Bool {
    if ["분", "쪽"].contains(counter) || counter == "시" && scan.value > 12 { return false }
    return switch (KoreanCounter.series(of: counter), scan.series) {
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
      for joiner in ["~", "-", "에서", "아니면", "이나", "나"] where scanner.starts(joiner, at: end) {
        let next = end + joiner.unicodeScalars.count
        guard let upper = scanner.scans(from: next).max(by: { $0.end < $1.end }), upper.value > scan.value,
          // 2-3개 is a range, 3-12 may be a date.
          joiner != "-" || KoreanCounter.longest(in: scalars, at: upper.end) != nil
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

  /// 1과 2분의 1, or a share alone.
  private func fraction(of scan: NumberScanner.Scan) -> NumberReading? {
    for joiner in ["과", "와"] where scanner.starts(joiner, at: scan.end) {
      for second in scanner.scans(from: scan.end + 1) {
        guard let part = share(second), part.value < 1 else { continue }
        return NumberReading(end: part.end, value: scan.value + part.value, kind: .fraction)
      }
    }
    return share(scan)
  }

  /// 3분의 2, 3/4.
  private func share(_ scan: NumberScanner.Scan) -> NumberReading? {
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
    if scanner.starts(Self.firstInRank, at: start) {
      result.append(NumberReading(end: start + 3, value: 1, kind: .label))
    }
    if scanner.starts(Self.ordinalPrefix, at: start) {
      for scan in scanner.scans(from: start + 1) where scan.series == .sino || scan.series == .digits {
        result.append(
          NumberReading(end: scan.end, value: scan.value, kind: .ordinal, isBare: scan.series == .sino))
      }
    }
    return result
  }

  static let firstInRank = "넘버원"
  static let ordinalPrefix = "제"

  static let halves: [(word: String, value: Double)] = [
    ("반의반", 0.25), ("절반", 0.5), ("반", 0.5), ("½", 0.5), ("¼", 0.25), ("¾", 0.75), ("⅓", 1.0 / 3),
  ]

  /// 반, 절반, 반의반, ½, with a counter behind it.
  private func halves(from start: Int) -> [NumberReading] {
    guard !scanner.starts("반반", at: start),
      let (word, value) = Self.halves.first(where: { scanner.starts($0.word, at: start) })
    else { return [] }
    let end = start + word.unicodeScalars.count
    let alone = NumberReading(end: end, value: value, kind: .fraction, isBare: word == "반")
    guard let (counter, counterEnd) = KoreanCounter.longest(in: scalars, at: end),
      !KoreanCounter.isLabel(counter)
    else { return [alone] }
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
    ("여", .about), ("이상", .atLeast), ("넘게", .atLeast), ("넘는", .atLeast), ("초과", .atLeast), ("안쪽", .atMost),
    ("안으로", .atMost), ("이하", .atMost), ("이내", .atMost), ("미만", .atMost),
    ("추가", .more),
  ]
}
