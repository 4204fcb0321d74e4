import Language

// Sino-Korean numbers: groups of four places with 만, 억, 조 between them; digits may stand for any part (2만
// 3,000, 3백21, 1.5만).

extension NumberScanner {
  /// One group of up to four places.
  private struct Group {
    var value = 0.0
    var end: Int
    var hasDigits = false
    var hasWords = false
    var hasPlace = false
    var upper: Double?
    var endsInNative = false
    var isUncertain = false

    var isEmpty: Bool { !hasDigits && !hasWords }
  }

  /// The number from here on, and shorter ones that could be meant instead (만 before 만두).
  func sino(from start: Int) -> [Scan]? {
    if let zero = zero(from: start) { return [zero] }
    var total = 0.0
    var upper: Double?
    var lastUnit = Double.infinity
    var index = start
    var found: [Scan] = []
    var series: Scan.Series = .digits
    while true {
      let group = group(from: index, isFirst: index == start)
      if group.hasWords { series = .sino }
      guard let unit = scalar(group.end).flatMap({ NumeralTables.bigUnits[$0] }), unit < lastUnit,
        mayPrecede(unit, group)
      else {
        guard !group.isEmpty else { break }
        found.append(scan(total, upper, group, series, lastUnit, index, start))
        break
      }
      series = .sino
      let count = group.isEmpty ? 1 : group.value
      upper = group.upper.map { total + $0 * unit } ?? upper.map { $0 + count * unit }
      total += Self.whole(count * unit)
      lastUnit = unit
      index = group.end + 1
      found.append(Scan(end: index, value: total, upper: upper, series: series))
    }
    return found.isEmpty ? nil : found.reversed().flatMap(decimals)
  }

  /// 2.3억 is exactly 230,000,000, though 2.3 is no binary fraction.
  private static func whole(_ value: Double) -> Double {
    guard value < 9e15 else { return value }
    let nearest = Double(Int(value + 0.5))
    return abs(nearest - value) < 1e-3 ? nearest : value
  }

  private func zero(from start: Int) -> Scan? {
    guard let next = scalar(start), NumeralTables.zeros.contains(next) || starts("제로", at: start) else {
      return nil
    }
    let end = starts("제로", at: start) ? start + 2 : start + 1
    if scalar(end) == "점" || scalar(end) == "쩜" {
      return decimals(Scan(end: end, value: 0, series: .sino)).first
    }
    return Scan(end: end, value: 0, series: .sino)
  }

  /// 만 may stand alone; 경 and 해 end ordinary words, so they need a number of more than one digit before them.
  private func mayPrecede(_ unit: Double, _ group: Group) -> Bool {
    if group.isEmpty { return unit == 1e4 }
    return unit < 1e16 || group.hasDigits || group.value >= 10
  }

  private func scan(
    _ total: Double, _ upper: Double?, _ group: Group, _ series: Scan.Series, _ lastUnit: Double,
    _ index: Int,
    _ start: Int
  ) -> Scan {
    // 3만5 is 35,000 where nothing follows that counts single ones.
    let isShort =
      lastUnit == 1e4 && group.hasDigits && !group.hasPlace && group.value < 10 && !hasSpace(index)
      && !group.hasWords && KoreanCounter.longest(in: scalars, at: group.end) == nil
    let value = total + group.value * (isShort ? 1_000 : 1)
    let top = group.upper.map { total + $0 } ?? upper.map { $0 + group.value }
    let isWords = series == .sino || index > start
    return Scan(
      end: group.end, value: value, upper: top,
      series: group.endsInNative ? .native : isWords ? .sino : .digits,
      isUncertain: isShort || group.isUncertain)
  }

  private func group(from start: Int, isFirst: Bool) -> Group {
    var group = Group(end: start)
    var lastPlace = 10_000.0
    while true {
      let (digit, upper, end, isDigits) = digit(at: group.end, inGroup: group)
      if let place = scalar(end).flatMap({ NumeralTables.smallUnits[$0] }), place < lastPlace,
        !isDigits || (digit ?? 0) < 1_000
      {
        group.value += (digit ?? 1) * place
        group.upper = upper.map { group.value - (digit ?? 1) * place + $0 * place }
        group.hasPlace = true
        group.hasWords = true
        lastPlace = place
        group.end = end + 1
        continue
      }
      if let digit, isDigits || lastPlace > 1 {
        group.value += digit
        group.upper = upper ?? group.upper.map { $0 + digit }
        group.hasDigits = group.hasDigits || isDigits
        group.hasWords = group.hasWords || !isDigits
        group.end = end
      } else if group.hasPlace, let tail = nativeTail(of: group, lastPlace: lastPlace) {
        group.value += tail.value
        group.end = tail.end
        group.endsInNative = true
        group.isUncertain = tail.isUncertain
      }
      return group
    }
  }

  /// 백한 개, 백스물다섯, 이십하나. 백 세 and 이십 세 are ages unless something is counted: 백세 개, and 이십세 마리,
  /// which is said for 스물세 마리 and may be asked about.
  private func nativeTail(of group: Group, lastPlace: Double) -> Scan? {
    guard var tail = native(from: group.end).max(by: { $0.end < $1.end }) else { return nil }
    guard tail.series == .attributive, tail.value < 10 else {
      return lastPlace > 10 || tail.value < 10 ? tail : nil
    }
    guard starts("째", at: tail.end) || countsThings(at: tail.end) else { return nil }
    tail.isUncertain = lastPlace <= 10
    return tail
  }

  /// 이십 세 사람 is one of twenty years.
  private func countsThings(at index: Int) -> Bool {
    guard let counter = KoreanCounter.longest(in: scalars, at: index)?.counter else { return false }
    return KoreanCounter.series(of: counter) != .sino && counter != "사람"
  }

  /// One digit word, two neighbours (이삼), or a digit string.
  private func digit(
    at index: Int, inGroup group: Group
  ) -> (value: Double?, upper: Double?, end: Int, isDigits: Bool) {
    if let next = scalar(index), let value = NumeralTables.sinoDigits[next] {
      if let second = scalar(index + 1).flatMap({ NumeralTables.sinoDigits[$0] }), second == value + 1 {
        return (value, second, index + 2, false)
      }
      return (value, nil, index + 1, false)
    }
    if !(group.end > 0 && group.hasPlace && hasSpace(index) && group.hasDigits),
      let (value, end) = digits(from: index)
    {
      return (value, nil, end, true)
    }
    return (nil, nil, index, false)
  }

  /// 삼 점 오, 1쩜5. Of 4.5점 and 4점 사이 it counts points.
  func decimals(_ scan: Scan) -> [Scan] {
    guard scan.upper == nil, scalar(scan.end) == "점" || scalar(scan.end) == "쩜",
      scan.value.rounded() == scan.value, !starts("사이", at: scan.end + 1)
    else { return [scan] }
    var text = ""
    var index = scan.end + 1
    while let next = scalar(index) {
      if isDigit(next) {
        text.unicodeScalars.append(next)
      } else if let digit = NumeralTables.sinoDigits[next] {
        text += String(Int(digit))
      } else if NumeralTables.zeros.contains(next) {
        text += "0"
      } else {
        break
      }
      index += 1
    }
    guard let fraction = Double("0." + text), !text.isEmpty else { return [scan] }
    return [Scan(end: index, value: scan.value + fraction, series: .sino), scan]
  }
}
