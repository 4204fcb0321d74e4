import Language

// Dates in digits: 2026-03-12, 2026.3.12., 26/3/12, 3/12.

extension KoreanDateScanner {
  func writtenDays(at start: Int) -> [Found<DayWords>] {
    guard startsWithDigit(start) else { return [] }
    return [fullDate(at: start), shortDate(at: start)].compactMap(\.self)
  }

  /// Year, month and day.
  private func fullDate(at start: Int) -> Found<DayWords>? {
    guard let year = digits(at: start, 2...4), year.end - start != 3,
      let monthStart = separator(at: year.end, isFullYear: year.value > 99),
      let month = digits(at: monthStart, 1...2),
      let dayStart = separator(at: month.end, isFullYear: year.value > 99),
      let day = digits(at: dayStart, 1...2),
      let date = CivilDate(
        year: year.value < 100 ? 2000 + year.value : year.value, month: month.value, day: day.value)
    else { return nil }
    return Found(end(of: ".", at: day.end) ?? day.end, .day(date))
  }

  /// Month and day, the next one.
  private func shortDate(at start: Int) -> Found<DayWords>? {
    guard let month = digits(at: start, 1...2), let dayStart = separator(at: month.end, isFullYear: false),
      let day = digits(at: dayStart, 1...2),
      separator(at: day.end, isFullYear: false).map(startsWithDigit) != true,
      let date = reference.next(month: month.value, day: day.value)
    else { return nil }
    return Found(day.end, .day(date))
  }

  /// A sign between two numbers; behind a year of four digits, the space that is left of “. ”.
  private func separator(at index: Int, isFullYear: Bool) -> Int? {
    for sign in ["/", "-", "."] {
      if let end = end(of: sign, at: index), !hasSpace(index) { return end }
    }
    return isFullYear && hasSpace(index) ? index : nil
  }
}
