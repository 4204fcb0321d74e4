import Language

// Days and months of the lunar calendar: 음력 8월 15일, 섣달 그믐, 내년 음력 정월 초하루; 정월, 그믐.

extension KoreanDateScanner {
  /// Lunar days, said to be lunar or by names that only lunar months have.
  func lunarDays(at start: Int) -> [Found<DayWords>] {
    let dated = years(at: start).flatMap { year -> [Found<DayWords>] in
      let next = skipping("의", at: year.end)
      return lunarDays(at: next, year: year.value.number)
    }
    return dated + lunarDays(at: start, year: nil) + bareLunarDays(at: start)
  }

  /// 그믐 of the lunar month that is going on, or of the next one.
  private func bareLunarDays(at start: Int) -> [Found<DayWords>] {
    KoreanDateWords.bareLunarDays.all(in: scalars, at: start).compactMap { day in
      KoreanLunarCalendar.next(day: day.value, from: reference.floor.date).map {
        day.with(.day($0), uncertain: true)
      }
    }
  }

  private func lunarDays(at start: Int, year: Int?) -> [Found<DayWords>] {
    guard let next = end(of: "음력", at: start) else {
      return KoreanDateWords.lunarMonths.all(in: scalars, at: start).flatMap {
        days(in: $0, isLeap: false, year: year)
      }
    }
    let dated = year == nil ? years(at: next).flatMap { lunarMonths(at: $0.end, year: $0.value.number) } : []
    return dated + lunarMonths(at: next, year: year)
  }

  private func lunarMonths(at start: Int, year: Int?) -> [Found<DayWords>] {
    let leap = end(of: "윤", at: start)
    let next = leap ?? start
    let months = KoreanDateWords.lunarMonths.all(in: scalars, at: next) + monthNumbers(at: next)
    return months.flatMap { days(in: $0, isLeap: leap != nil, year: year) }
  }

  private func days(in month: Found<Int>, isLeap: Bool, year: Int?) -> [Found<DayWords>] {
    let named = KoreanDateWords.lunarDays.all(in: scalars, at: month.end)
    let dated = (named + numbers(at: month.end, before: "일", in: 1...30)).compactMap {
      day -> Found<DayWords>? in
      let date =
        year.map { KoreanLunarCalendar.date(year: $0, month: month.value, day: day.value, isLeap: isLeap) }
        ?? KoreanLunarCalendar.next(
          month: month.value, day: day.value, isLeap: isLeap, from: reference.floor.date)
      return date.map { day.with(.day($0)) }
    }
    return dated + wholeMonth(month, isLeap: isLeap, year: year)
  }

  /// 섣달, 음력 8월. Some people mean the month of the calendar on the wall.
  private func wholeMonth(_ month: Found<Int>, isLeap: Bool, year: Int?) -> [Found<DayWords>] {
    let days =
      year.map { KoreanLunarCalendar.days(ofMonth: month.value, isLeap: isLeap, of: $0) }
      ?? KoreanLunarCalendar.nextDays(ofMonth: month.value, isLeap: isLeap, from: reference.floor.date)
    return days.map { [month.with(.days($0), uncertain: true)] } ?? []
  }
}
