import Language

// Months, years and the numbers of days: 내년 삼월, 다음 달 말일, 3월 둘째 주 토요일.

extension KoreanDateScanner {
  /// A month, fixed by a year or a word like 다음 달, or just its number.
  private enum Month {
    case fixed(CivilDate)
    case number(Int)
  }

  func monthDays(at start: Int) -> [Found<DayWords>] {
    months(at: start).flatMap(days(in:)) + years(at: start).compactMap(wholeYear) + bareDays(at: start)
  }

  /// A year, and whether it is one without a month behind it: 십 년 and 25년 alone are lengths of time.
  struct YearWords {
    var number: Int
    var standsAlone: Bool
  }

  /// 내년, 2026년, 26년.
  func years(at start: Int) -> [Found<YearWords>] {
    let named = KoreanDateWords.years.all(in: scalars, at: start).map {
      $0.with(YearWords(number: reference.now.date.year + $0.value, standsAlone: true))
    }
    let begin = skipping("'", at: start)
    let numbered = numbers(at: begin, before: "년", in: 10...9999).compactMap { year -> Found<YearWords>? in
      switch year.value {
      case 10...99: year.with(YearWords(number: 2000 + year.value, standsAlone: begin > start))
      case 1000...9999: year.with(YearWords(number: year.value, standsAlone: true))
      default: nil
      }
    }
    return named
      + numbered.flatMap { year in [year] + (end(of: "도", at: year.end).map { [year.ending(at: $0)] } ?? []) }
  }

  private func wholeYear(_ year: Found<YearWords>) -> Found<DayWords>? {
    guard year.value.standsAlone, let first = CivilDate(year: year.value.number, month: 1, day: 1) else {
      return nil
    }
    return year.with(.days(first..<first.adding(months: 12)))
  }

  private func months(at start: Int) -> [Found<Month>] {
    let relative = KoreanDateWords.months.all(in: scalars, at: start).map {
      $0.with(Month.fixed(reference.now.date.startOfMonth.adding(months: $0.value)))
    }
    let dated = years(at: start).flatMap { year in
      monthNumbers(at: skipping("의", at: year.end)).compactMap { month in
        CivilDate(year: year.value.number, month: month.value, day: 1).map { month.with(Month.fixed($0)) }
      }
    }
    return relative + dated + monthNumbers(at: start).map { $0.with(Month.number($0.value)) }
  }

  func monthNumbers(at start: Int) -> [Found<Int>] {
    let months =
      KoreanDateWords.monthNames.all(in: scalars, at: start) + numbers(at: start, before: "월", in: 1...12)
    return months.flatMap { month in
      [month] + (end(of: "달", at: month.end).map { [month.ending(at: $0)] } ?? [])
    }
  }

  private func days(in month: Found<Month>) -> [Found<DayWords>] {
    let next = skipping("의", ",", at: month.end)
    let numbered = dayNumbers(at: next).compactMap { day in
      date(month.value, day.value).map { day.with(DayWords.day($0)) }
    }
    guard let first = first(of: month.value) else { return numbered }
    let whole = month.with(DayWords.days(first..<first.adding(months: 1)))
    return numbered + [whole] + parts(of: first, at: next) + weeks(of: first, at: next)
  }

  /// 12일, and 12 where the range's end has the 일.
  func dayNumbers(at start: Int) -> [Found<Int>] {
    numbers(at: start, before: "일", in: 1...31) + openNumbers(at: start, in: 1...31)
  }

  private func date(_ month: Month, _ day: Int) -> CivilDate? {
    switch month {
    case .fixed(let first): CivilDate(year: first.year, month: first.month, day: day)
    case .number(let number): reference.next(month: number, day: day)
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

  private func parts(of month: CivilDate, at start: Int) -> [Found<DayWords>] {
    let parts = KoreanDateWords.monthParts.all(in: scalars, at: start).map {
      $0.with(days($0.value, of: month), uncertain: true)
    }
    return parts + lastDay(of: month, at: start)
  }

  private func days(_ part: (first: Int, last: Int?), of month: CivilDate) -> DayWords {
    let stop = part.last.map { month.adding(days: $0) } ?? month.adding(months: 1)
    return .days(month.adding(days: part.first - 1)..<stop)
  }

  private func lastDay(of month: CivilDate, at start: Int) -> [Found<DayWords>] {
    guard let end = end(of: KoreanDateWords.lastDay, at: start) else { return [] }
    return [Found(end, .day(month.adding(months: 1).adding(days: -1)))]
  }

  /// 둘째 주, 둘째 주 토요일. Calendars and people count weeks differently.
  private func weeks(of month: CivilDate, at start: Int) -> [Found<DayWords>] {
    KoreanDateWords.weeksOfMonth.all(in: scalars, at: start).flatMap { week in
      let days = KoreanDateWords.weekdays.all(in: scalars, at: week.end).compactMap { day in
        DateReference.day(day.value, week.value, in: month).map {
          day.with(DayWords.day($0), uncertain: true)
        }
      }
      let isWeek = scalars[week.end - 1] == "주" || scalars[week.end - 1] == "차"
      let whole = isWeek ? DateReference.week(week.value, in: month) : nil
      return days + (whole.map { [week.with($0, uncertain: true)] } ?? [])
    }
  }

  /// Without a month: 12일, 말일, 월말, 둘째 주 토요일.
  private func bareDays(at start: Int) -> [Found<DayWords>] {
    let month = reference.floor.date.startOfMonth
    let days = dayNumbers(at: start).compactMap { day in
      reference.next(day: day.value).map { day.with(DayWords.day($0)) }
    }
    let parts = KoreanDateWords.bareMonthParts.all(in: scalars, at: start).map {
      $0.with(self.days($0.value, of: month), uncertain: true)
    }
    return days + parts + lastDay(of: month, at: start) + bareWeekdays(at: start)
  }

  /// 둘째 주 토요일, of this month or the next one.
  private func bareWeekdays(at start: Int) -> [Found<DayWords>] {
    let month = reference.floor.date.startOfMonth
    let days = weeks(of: month, at: start).filter { $0.value.first >= reference.floor.date }
    return days.isEmpty ? weeks(of: month.adding(months: 1), at: start) : days
  }
}
