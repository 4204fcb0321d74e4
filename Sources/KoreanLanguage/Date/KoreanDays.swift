import Language

// Days: 내일, 다음 주 화요일, 3월 12일, 크리스마스 이틀 전.

extension KoreanDateScanner {
  /// Every day or span of days that begins at a place.
  func days(at start: Int) -> [Found<DayWords>] {
    let dated =
      relativeDays(at: start) + monthDays(at: start) + lunarDays(at: start)
      + writtenDays(at: start) + holidays(at: start) + seasons(at: start)
    let all = dated.flatMap(withWeekday) + weeks(at: start) + weekdays(at: start) + movedDays(at: start)
    return all.flatMap { [$0] + neighbours(of: $0) }
  }

  private func relativeDays(at start: Int) -> [Found<DayWords>] {
    KoreanDateWords.days.all(in: scalars, at: start).map { found in
      found.with(
        .day(reference.now.date.adding(days: found.value.days)), uncertain: found.value.isUncertain)
    }
  }

  /// 추석 다음 날, 크리스마스 이틀 전.
  private func neighbours(of day: Found<DayWords>) -> [Found<DayWords>] {
    guard let date = day.value.day else { return [] }
    let next = skipping("의", at: day.end)
    let named = KoreanDateWords.neighbours.all(in: scalars, at: next).map {
      $0.with(DayWords.day(date.adding(days: $0.value)), uncertain: day.isUncertain)
    }
    let counted = offsets(at: next).filter(\.value.isWholeDays).map { offset in
      offset.with(
        DayWords.day(CivilMoment(date).adding(offset.value, in: reference.zone).date),
        uncertain: day.isUncertain)
    }
    return named + counted
  }

  /// 12일 (수), 12일 수요일: the name is read, and noticed when it is another day's.
  private func withWeekday(_ day: Found<DayWords>) -> [Found<DayWords>] {
    guard let date = day.value.day, let name = weekdayName(at: day.end) else { return [day] }
    return [day, day.ending(at: name.end, uncertain: name.value != date.weekday)]
  }

  private func weekdayName(at start: Int) -> Found<Weekday>? {
    guard let open = end(of: "(", at: start) else {
      return KoreanDateWords.weekdays.longest(in: scalars, at: start)
    }
    let name =
      KoreanDateWords.weekdays.longest(in: scalars, at: open)
      ?? KoreanDateWords.weekdayLetters.longest(in: scalars, at: open)
    return name.flatMap { name in end(of: ")", at: name.end).map { name.ending(at: $0) } }
  }

  // MARK: Weeks

  private func weeks(at start: Int) -> [Found<DayWords>] {
    let weeks = KoreanDateWords.weeks.all(in: scalars, at: start)
    let parts = KoreanDateWords.bareWeekParts.all(in: scalars, at: start).map { part in
      part.with(reference.week(0, part.value))
    }
    return weeks.flatMap { week in
      [week.with(reference.week(week.value), uncertain: isSunday)] + days(in: week)
    } + parts
  }

  private func days(in week: Found<Int>) -> [Found<DayWords>] {
    let next = skipping("의", at: week.end)
    let days = KoreanDateWords.weekdays.all(in: scalars, at: next).map { day in
      day.with(
        DayWords.day(reference.day(day.value, weeks: week.value)), uncertain: isSunday || day.value == .sunday
      )
    }
    let parts = KoreanDateWords.weekParts.all(in: scalars, at: next).map { part in
      part.with(reference.week(week.value, part.value), uncertain: isSunday)
    }
    return days + parts
  }

  /// On a Sunday, people disagree which week this is.
  private var isSunday: Bool { reference.now.date.weekday == .sunday }

  /// 화요일, 다음 화요일, 이번 주말.
  private func weekdays(at start: Int) -> [Found<DayWords>] {
    let bare = KoreanDateWords.weekdays.all(in: scalars, at: start).map { day in
      day.with(
        DayWords.day(reference.next(day.value)), uncertain: day.value == reference.floor.date.weekday)
    }
    let chosen = KoreanDateWords.which.all(in: scalars, at: start).flatMap { which in
      KoreanDateWords.weekdays.all(in: scalars, at: which.end).map { day in
        day.with(DayWords.day(date(of: day.value, which.value)), uncertain: which.value != .coming)
      } + weekend(which)
    }
    return bare + chosen
  }

  private func date(of weekday: Weekday, _ which: KoreanDateWords.Which) -> CivilDate {
    let today = reference.now.date
    let next = DateReference(now: reference.now, zone: reference.zone).next(weekday)
    switch which {
    case .coming, .next: return next
    case .this: return weekday == today.weekday ? today : next
    case .last: return next.adding(days: weekday == today.weekday ? -14 : -7)
    }
  }

  private func weekend(_ which: Found<KoreanDateWords.Which>) -> [Found<DayWords>] {
    guard let end = end(of: "주말", at: which.end) else { return [] }
    let weeks = which.value == .last ? -1 : which.value == .next ? 1 : 0
    return [Found(end, reference.week(weeks, 5..<7), isUncertain: isSunday)]
  }

  // MARK: Offsets

  /// 사흘 뒤, 한 달 전, 2주 뒤 화요일.
  private func movedDays(at start: Int) -> [Found<DayWords>] {
    let begin = end(of: KoreanDateWords.fromNow, at: start) ?? start
    return offsets(at: begin).filter(\.value.isWholeDays).flatMap { offset -> [Found<DayWords>] in
      let date = reference.now.adding(offset.value, in: reference.zone).date
      guard offset.value.months == 0, offset.value.days.isMultiple(of: 7) else {
        return [offset.with(.day(date))]
      }
      let days = KoreanDateWords.weekdays.all(in: scalars, at: offset.end).map { day in
        day.with(DayWords.day(date.startOfWeek.adding(days: day.value.daysSinceMonday)), uncertain: true)
      }
      return [offset.with(.day(date))] + days
    }
  }

  // MARK: Holidays

  private func holidays(at start: Int) -> [Found<DayWords>] {
    holidays(at: start) { $0.next(from: reference.floor.date) } + substitutes(at: start)
      + years(at: start).flatMap { year in
        holidays(at: skipping("의", at: year.end)) { $0.date(in: year.value.number) }
      }
  }

  /// 대체공휴일, 어린이날 대체공휴일.
  private func substitutes(at start: Int) -> [Found<DayWords>] {
    let floor = reference.floor.date
    let any = end(of: KoreanDateWords.substitute, at: start).flatMap { end in
      KoreanSubstituteHoliday.next(from: floor).map { [Found(end, DayWords.day($0))] }
    }
    let named = Holiday.names.all(in: scalars, at: start).compactMap { holiday -> Found<DayWords>? in
      guard let end = end(of: KoreanDateWords.substitute, at: skipping("의", at: holiday.end)) else {
        return nil
      }
      return KoreanSubstituteHoliday.next(for: holiday.value, from: floor).map { Found(end, .day($0)) }
    }
    return (any ?? []) + named
  }

  private func holidays(at start: Int, date: (Holiday) -> CivilDate?) -> [Found<DayWords>] {
    Holiday.names.all(in: scalars, at: start).flatMap { holiday -> [Found<DayWords>] in
      guard let date = date(holiday.value), standsAlone(start, holiday.end) else { return [] }
      let day = holiday.with(DayWords.day(date))
      guard holiday.value.isThreeDays, let end = end(of: "연휴", at: holiday.end) else { return [day] }
      return [day, Found(end, .days(date.adding(days: -1)..<date.adding(days: 2)))]
    }
  }
}
