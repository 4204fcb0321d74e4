/// A number written with digits, as far as both languages write it alike.
package enum WrittenAmount: Hashable, Sendable {
  /// 1043, 38,000.
  case whole(Int)
  /// 4.8: the whole part and the digits behind the point.
  case decimal(Int, String)
  /// 2/3.
  case fraction(Int, Int)
  /// 007, telephone and card numbers: read digit by digit, groups apart.
  case digits([String])
  /// 1.2.3: its parts.
  case version([String])
}

/// Finds numbers in a displayed text.
package struct AmountScanner {
  let source: SpeechScalars

  /// The amount that begins at a digit, and where it ends.
  package func amount(at start: Int) -> (amount: WrittenAmount, end: Int) {
    if let code = telephone(at: start) ?? code(at: start) { return code }
    let (text, end) = grouped(at: start)
    guard let value = Int(text), value < 1_000_000_000_000_000_000, !hasLeadingZero(text) else {
      return (.digits([text]), end)
    }
    if let fraction = fraction(of: value, at: end) { return fraction }
    guard source[end] == ".", source.isDigit(end + 1) else { return (.whole(value), end) }
    let last = source.end(from: end + 1, while: source.isDigit)
    if source[last] == ".", source.isDigit(last + 1) { return version(at: start) }
    return (.decimal(value, source.text(end + 1..<last)), last)
  }

  /// Digits with commas between groups of three, without the commas.
  private func grouped(at start: Int) -> (text: String, end: Int) {
    var end = source.end(from: start, while: source.isDigit)
    var text = source.text(start..<end)
    while end - start <= 3 || text.count > 3, source[end] == "," {
      let next = source.end(from: end + 1, while: source.isDigit)
      guard next - end == 4 else { break }
      text += source.text(end + 1..<next)
      end = next
    }
    return (text, end)
  }

  private func hasLeadingZero(_ text: String) -> Bool { text.count > 1 && text.hasPrefix("0") }

  private func fraction(of numerator: Int, at slash: Int) -> (WrittenAmount, Int)? {
    guard source[slash] == "/", source.isDigit(slash + 1) else { return nil }
    let end = source.end(from: slash + 1, while: source.isDigit)
    guard let denominator = Int(source.text(slash + 1..<end)), denominator > 0, source[end] != "/" else {
      return nil
    }
    return (.fraction(numerator, denominator), end)
  }

  private func version(at start: Int) -> (WrittenAmount, Int) {
    let end = source.end(from: start) { source.isDigit($0) || (source[$0] == "." && source.isDigit($0 + 1)) }
    let parts = source.text(start..<end).split(separator: ".").map(String.init)
    return (.version(parts), end)
  }

  /// Groups of digits joined by hyphens: telephone, card and account numbers. Two short groups are no code: 12-3.
  private func code(at start: Int) -> (WrittenAmount, Int)? {
    let end = source.end(from: start) {
      source.isDigit($0) || (source[$0] == "-" && source.isDigit($0 + 1) && source.isDigit($0 - 1))
    }
    let groups = source.text(start..<end).split(separator: "-").map(String.init)
    guard groups.count > 1, groups.count > 2 || isTelephone(groups) else { return nil }
    return (.digits(groups), end)
  }

  /// A telephone number with its area code in brackets, or with only the closing one: (02) 123-4567, 02)123-4567.
  ///
  /// - Parameter start: where the bracket or the first digit is.
  package func telephone(at start: Int) -> (amount: WrittenAmount, end: Int)? {
    let first = source[start] == "(" ? start + 1 : start
    let closing = source.end(from: first, while: source.isDigit)
    guard (2...4).contains(closing - first), source[first] == "0", source[closing] == ")" else { return nil }
    let number = source.end(from: closing + 1) { source[$0] == " " }
    let hyphen = source.end(from: number, while: source.isDigit)
    let end = source.end(from: hyphen + 1, while: source.isDigit)
    guard (3...4).contains(hyphen - number), source[hyphen] == "-", end - hyphen == 5 else { return nil }
    return (.digits([first..<closing, number..<hyphen, hyphen + 1..<end].map(source.text)), end)
  }

  private func isTelephone(_ groups: [String]) -> Bool {
    (groups[0].hasPrefix("0") && groups[1].count > 2)
      || (groups[0].count == 4 && groups[0].hasPrefix("1") && groups[1].count == 4)
  }

  package init(source: SpeechScalars) {
    self.source = source
  }
}

/// Dates and times that are written with digits and signs only.
package enum WrittenMoment {
  /// 2026-11-20, 2026.11.20., 2026/11/20.
  package static func date(in source: SpeechScalars, at start: Int) -> (
    year: Int, month: Int, day: Int, end: Int
  )? {
    guard let (year, afterYear) = number(in: source, at: start, digits: 4...4), let sign = source[afterYear],
      "-./".unicodeScalars.contains(sign),
      let (month, afterMonth) = number(in: source, at: afterYear + 1, digits: 1...2),
      source[afterMonth] == sign,
      let (day, end) = number(in: source, at: afterMonth + 1, digits: 1...2),
      (1...12).contains(month), (1...31).contains(day), (1_000...2_999).contains(year)
    else { return nil }
    // 2026.11.20. closes with a point of its own, which is not the end of a sentence.
    let closes = sign == "." && source[end] == "." && end + 1 < source.count
    return (year, month, day, closes ? end + 1 : end)
  }

  /// 3/12 where a day of the week in brackets shows that it is no fraction: 3/12(수).
  package static func day(in source: SpeechScalars, at start: Int) -> (month: Int, day: Int, end: Int)? {
    guard let (month, slash) = number(in: source, at: start, digits: 1...2), source[slash] == "/",
      let (day, end) = number(in: source, at: slash + 1, digits: 1...2),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let bracket = source.end(from: end) { source[$0] == " " }
    guard source[bracket] == "(", source[bracket + 2] == ")", let weekday = source[bracket + 1],
      "월화수목금토일".unicodeScalars.contains(weekday)
    else { return nil }
    return (month, day, end)
  }

  /// 12:30, 07:42:10, 24:00.
  package static func clock(in source: SpeechScalars, at start: Int) -> (
    hour: Int, minute: Int, second: Int, end: Int
  )? {
    guard let (hour, afterHour) = number(in: source, at: start, digits: 1...2), hour <= 24,
      source[afterHour] == ":",
      let (minute, afterMinute) = number(in: source, at: afterHour + 1, digits: 2...2), minute < 60
    else { return nil }
    guard source[afterMinute] == ":",
      let (second, end) = number(in: source, at: afterMinute + 1, digits: 2...2),
      second < 60
    else { return source[afterMinute] == ":" ? nil : (hour, minute, 0, afterMinute) }
    return (hour, minute, second, end)
  }

  private static func number(
    in source: SpeechScalars, at start: Int, digits: ClosedRange<Int>
  ) -> (value: Int, end: Int)? {
    let end = source.end(from: start, while: source.isDigit)
    guard digits.contains(end - start), let value = Int(source.text(start..<end)) else { return nil }
    return (value, end)
  }
}
