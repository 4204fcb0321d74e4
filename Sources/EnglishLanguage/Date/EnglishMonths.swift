import Language

// Months and the numbers of days: March 12, the 12th of March, the last Friday of the month, 3/12.

extension EnglishDateScanner {
  /// A month, fixed by a year or a phrase like “next month”, or just its number.
  private enum Month {
    case fixed(CivilDate)
    case number(Int)
  }

  func monthDays(at start: Int) -> [Found<DayWords>] {
    monthFirst(at: start) + dayFirst(at: start) + dayAlone(at: start) + datesIn(months(at: start))
      + weekdays(ofMonthAt: start)
  }

  /// 2026, two thousand twenty-six, or a phrase like “next year”.
  func years(at start: Int) -> [Found<Int>] {
    let named = all(EnglishDateWords.years, at: start).map { $0.with(reference.now.date.year + $0.value) }
    let numbered = digits(at: start, 4...4).map { (1000...9999).contains($0.value) ? [$0] : [] }
    // two thousand twenty-six, as a voice says it.
    let isInWords = numbered == nil && end(of: "two thousand", at: start) != nil
    return named + (numbered ?? []) + (isInWords ? wholes(at: start, in: 2000...2999) : [])
  }

  private func months(at start: Int) -> [Found<Month>] {
    let relative = all(EnglishDateWords.months, at: start).map {
      $0.with(Month.fixed(reference.now.date.startOfMonth.adding(months: $0.value)))
    }
    let named = all(EnglishDateWords.monthNames, at: start).flatMap { month in
      [month.with(Month.number(month.value))]
        + years(at: skipping(",", "of", at: month.end)).compactMap { year in
          CivilDate(year: year.value, month: month.value, day: 1).map { year.with(Month.fixed($0)) }
        }
    }
    return relative + named
  }

  private func datesIn(_ months: [Found<Month>]) -> [Found<DayWords>] {
    months.compactMap { month in
      first(of: month.value).map { month.with(.days($0..<$0.adding(months: 1))) }
    }
  }

  private func first(of month: Month) -> CivilDate? {
    switch month {
    case .fixed(let first): return first
    case .number(let number):
      let now = reference.floor.date
      return CivilDate(year: now.year + (number < now.month ? 1 : 0), month: number, day: 1)
    }
  }

  private func date(_ month: Month, _ day: Int) -> CivilDate? {
    switch month {
    case .fixed(let first): CivilDate(year: first.year, month: first.month, day: day)
    case .number(let number): reference.next(month: number, day: day)
    }
  }

  // MARK: Days

  private func dayNumbers(at start: Int) -> [Found<Int>] {
    ordinals(at: start, in: 1...31) + wholes(at: start, in: 1...31)
  }

  /// March 12, March the 12th, 2026.
  private func monthFirst(at start: Int) -> [Found<DayWords>] {
    all(EnglishDateWords.monthNames, at: start).flatMap { month in
      dayNumbers(at: skipping("the", at: month.end)).flatMap { day in dates(day, month.value) }
    }
  }

  private func dates(_ day: Found<Int>, _ month: Int) -> [Found<DayWords>] {
    let next = reference.next(month: month, day: day.value).map { [day.with(DayWords.day($0))] } ?? []
    let dated = years(at: skipping(",", "of", at: day.end)).compactMap { year in
      CivilDate(year: year.value, month: month, day: day.value).map { year.with(DayWords.day($0)) }
    }
    return next + dated
  }

  /// the 12th of March, 12 March 2026, the 12th of next month.
  private func dayFirst(at start: Int) -> [Found<DayWords>] {
    dayNumbers(at: skipping("the", at: start)).flatMap { day in
      months(at: skipping("of", at: day.end)).compactMap { month in
        date(month.value, day.value).map { month.with(DayWords.day($0)) }
      }
    }
  }

  /// the 12th.
  private func dayAlone(at start: Int) -> [Found<DayWords>] {
    ordinals(at: skipping("the", at: start), in: 1...31).compactMap { day in
      let isFigure = EnglishNumberScanner.isDigit(scalars[skipping("the", at: start)])
      guard isFigure || end(of: "the", at: start) != nil else { return nil }
      return reference.next(day: day.value).map { day.with(.day($0)) }
    }
  }

  /// the first Monday of May, the last day of the month.
  private func weekdays(ofMonthAt start: Int) -> [Found<DayWords>] {
    let last = end(of: EnglishDateWords.lastDay, at: start).map { end in
      months(at: end).compactMap { month in
        first(of: month.value).map { month.with(DayWords.day($0.adding(months: 1).adding(days: -1))) }
      }
    }
    let named = all(EnglishDateWords.weeksOfMonth, at: start).flatMap { week in
      all(EnglishDateWords.weekdays, at: week.end).flatMap { day in
        months(at: skipping("of", "in", at: day.end)).compactMap { month in
          first(of: month.value).flatMap { DateReference.day(day.value, week.value, in: $0) }.map {
            month.with(DayWords.day($0))
          }
        }
      }
    }
    return (last ?? []) + named
  }

  // MARK: Digits

  /// 2026-03-12, 2026/3/12, 3/12, 3/12/2026: without a leading year, the month comes first.
  func writtenDays(at start: Int) -> [Found<DayWords>] {
    if let year = digits(at: start, 4...4) {
      return ["-", "/", "."].compactMap { sign in
        pair(at: year.end, sign).flatMap { pair in
          CivilDate(year: year.value, month: pair.value.0, day: pair.value.1).map { pair.with(.day($0)) }
        }
      }
    }
    guard let month = digits(at: start, 1...2), let slash = sign("/", at: month.end),
      let day = digits(at: slash, 1...2)
    else { return [] }
    return numericDates(month.value, day)
  }

  private func pair(at start: Int, _ sign: String) -> Found<(Int, Int)>? {
    guard let monthStart = self.sign(sign, at: start), let month = digits(at: monthStart, 1...2),
      let dayStart = self.sign(sign, at: month.end), let day = digits(at: dayStart, 1...2)
    else { return nil }
    return day.with((month.value, day.value))
  }

  private func numericDates(_ month: Int, _ day: Found<Int>) -> [Found<DayWords>] {
    let year = sign("/", at: day.end).flatMap { digits(at: $0, 4...4) ?? digits(at: $0, 2...2) }
    if let year {
      let number = year.value < 100 ? 2000 + year.value : year.value
      return CivilDate(year: number, month: month, day: day.value).map { [year.with(.day($0))] } ?? []
    }
    return reference.next(month: month, day: day.value).map { [day.with(.day($0))] } ?? []
  }
}
