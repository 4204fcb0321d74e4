import Language

/// Reads the number itself, without counter: digits, Sino-Korean and native words and mixtures of them.
struct NumberScanner {
  let scalars: [Unicode.Scalar]
  let spaceBefore: SpaceMarks

  /// A number without what follows it.
  struct Scan: Hashable {
    enum Series { case native, attributive, sino, digits }

    var end: Int
    var value: Double
    var upper: Double?
    var series: Series
    var isUncertain = false
  }

  /// Every number that begins at a place.
  func scans(from start: Int) -> [Scan] {
    var result: [Scan] = []
    if let first = scalar(start), NumberBeginnings.native.contains(first) {
      result = vague(from: start) + nativeRanges(from: start) + native(from: start)
    }
    if let half = half(from: start) { result.append(half) }
    if let sino = sino(from: start) { result.append(contentsOf: sino) }
    if let digits = spelledDigits(from: start) { result.append(digits) }
    return result.map(politely)
  }

  /// 이십이요 is 이십 with 이요 as well as 이십이 with 요, and nobody can tell: it is either.
  private func politely(_ scan: Scan) -> Scan {
    guard scan.series == .sino, scan.upper == nil, scan.end > 1 else { return scan }
    let isTwo = scalar(scan.end - 1) == "이"
    let place = isTwo ? scan.end - 1 : scan.end
    guard let unit = scalar(place - 1),
      NumeralTables.smallUnits[unit] != nil || NumeralTables.bigUnits[unit] != nil,
      isPoliteEnding(from: place, behind: unit)
    else { return scan }
    var either = scan
    if isTwo { either.value -= 2 }
    either.upper = either.value + 2
    either.isUncertain = true
    return either
  }

  func scalar(_ index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  func starts(_ word: String, at index: Int) -> Bool {
    scalars.end(of: word, at: index) != nil
  }

  /// 몇, 여러: only before a counter, because 몇 asks and 여러 stands before any noun.
  private func vague(from start: Int) -> [Scan] {
    NumeralTables.vague.filter { starts($0.word, at: start) }.prefix(1).compactMap { entry in
      let end = start + entry.word.unicodeScalars.count
      guard KoreanCounter.longest(in: scalars, at: end) != nil else { return nil }
      return Scan(end: end, value: entry.lower, upper: entry.upper, series: .attributive, isUncertain: true)
    }
  }

  /// 쩜오: nothing before the point.
  private func half(from start: Int) -> Scan? {
    guard scalar(start) == "쩜" else { return nil }
    return decimals(Scan(end: start, value: 0, series: .sino)).first { $0.end > start }
  }

  private func nativeRanges(from start: Int) -> [Scan] {
    NumeralTables.ranges.filter { starts($0.word, at: start) }.map { range in
      Scan(
        end: start + range.word.unicodeScalars.count, value: range.lower, upper: range.upper,
        series: .attributive)
    }
  }

  /// 하나, 스물다섯, 열한, 스무.
  func native(from start: Int) -> [Scan] {
    if starts("스무", at: start) { return [Scan(end: start + 2, value: 20, series: .attributive)] }
    guard let tens = NumeralTables.nativeTens.first(where: { starts($0.word, at: start) }) else {
      return ones(from: start, adding: 0)
    }
    let end = start + tens.word.unicodeScalars.count
    return [Scan(end: end, value: tens.value, series: .native)] + ones(from: end, adding: tens.value)
  }

  private func ones(from start: Int, adding tens: Double) -> [Scan] {
    func scan(_ entry: (word: String, value: Double), _ series: Scan.Series) -> Scan? {
      guard starts(entry.word, at: start) else { return nil }
      return Scan(end: start + entry.word.unicodeScalars.count, value: tens + entry.value, series: series)
    }
    return NumeralTables.nativeOnes.compactMap { scan($0, .native) }
      + NumeralTables.attributives.compactMap { scan($0, .attributive) }
  }

  /// A digit string with grouping commas and decimals; spaces end it.
  func digits(from start: Int) -> (value: Double, end: Int)? {
    var end = start
    var text = ""
    while let next = scalar(end), end == start || !hasSpace(end) {
      if isDigit(next) {
        text.unicodeScalars.append(next)
      } else if next == ",", isGrouping(end, since: start) {
        // A comma between groups of three says nothing.
      } else if next == ".", !text.contains("."), !text.isEmpty, scalar(end + 1).map(isDigit) == true {
        text.append(".")
      } else {
        break
      }
      end += 1
    }
    return Double(text).map { ($0, end) }
  }

  private func isGrouping(_ comma: Int, since start: Int) -> Bool {
    guard comma > start, comma - start <= 3 || scalars[start..<comma].contains(",") else { return false }
    let group = scalars[(comma + 1)...].prefix(3)
    let isTight = (comma + 1...comma + 3).allSatisfy { !hasSpace($0) }
    return group.count == 3 && group.allSatisfy(isDigit) && isTight && scalar(comma + 4).map(isDigit) != true
  }

  func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  func hasSpace(_ index: Int) -> Bool { index < spaceBefore.count - 1 && index > 0 && spaceBefore[index] }

  /// 이요, 이에요 at the end of a word, behind a digit that ends in a consonant.
  private func isPoliteEnding(from start: Int, behind digit: Unicode.Scalar) -> Bool {
    guard scalar(start) == "이", !hasSpace(start + 1), Hangul.finalConsonant(of: digit) != nil else {
      return false
    }
    return ["이요", "이에요", "이예요", "이야", "이고요", "이죠", "이지요", "이네요"].contains { ending in
      let end = start + ending.unicodeScalars.count
      return starts(ending, at: start) && (end == scalars.count || hasSpace(end))
    }
  }

  /// More digit words than these are no number that anybody counts by.
  private static let longestSpelling = 15

  /// 공일공, 일이삼사: three or more digit words without a place between them.
  private func spelledDigits(from start: Int) -> Scan? {
    var end = start
    var value = 0.0
    // One more may be the 이 of 이요.
    while end - start <= Self.longestSpelling + 1, let next = scalar(end) {
      if let digit = NumeralTables.sinoDigits[next] {
        value = value * 10 + digit
      } else if NumeralTables.zeros.contains(next), next != "빵" {
        value *= 10
      } else {
        break
      }
      end += 1
    }
    // 칠삼일육이요 is 7316 said politely: behind a vowel 이요 would be 요.
    if end - start > 3, isPoliteEnding(from: end - 1, behind: scalars[end - 2]) {
      end -= 1
      value = (value - 2) / 10
    }
    let isPlace = scalar(end).map { NumeralTables.smallUnits[$0] ?? NumeralTables.bigUnits[$0] } ?? nil
    let isIdiom = starts("삼삼오오", at: start) && end == start + 4
    return end - start >= 3 && end - start <= Self.longestSpelling && isPlace == nil && !isIdiom
      ? Scan(end: end, value: value, series: .sino) : nil
  }
}
