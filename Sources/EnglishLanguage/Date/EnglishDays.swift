import Language

// Days: tomorrow, next Tuesday, the 12th of March, two days before Christmas.

extension EnglishDateScanner {
  /// Every day or span of days that begins at a place.
  func days(at start: Int) -> [Found<DayWords>] {
    let relative = all(EnglishDateWords.days, at: start).map {
      $0.with(DayWords.day(reference.now.date.adding(days: $0.value)))
    }
    let dated = relative + monthDays(at: start) + writtenDays(at: start) + holidays(at: start)
    return dated + weeks(at: start) + weekdays(at: start) + offsetDays(at: start) + neighbours(at: start)
  }

  // MARK: Weeks

  /// next week, Tuesday next week, this weekend.
  private func weeks(at start: Int) -> [Found<DayWords>] {
    let weeks = all(EnglishDateWords.weeks, at: start).flatMap { week in
      [week.with(reference.week(week.value), uncertain: isSunday)]
        + all(EnglishDateWords.weekdays, at: skipping("on", at: week.end)).map { day(week.value, $0) }
    }
    let weekends = all(EnglishDateWords.weekends, at: start).map {
      $0.with(reference.week($0.value, 5..<7), uncertain: isSunday)
    }
    let inverted = all(EnglishDateWords.weekdays, at: start).flatMap { name in
      all(EnglishDateWords.weeks, at: skipping("of", ",", at: name.end)).map {
        day($0.value, name.ending(at: $0.end))
      }
    }
    return weeks + weekends + inverted
  }

  private func day(_ weeks: Int, _ weekday: Found<Weekday>) -> Found<DayWords> {
    weekday.with(
      .day(reference.day(weekday.value, weeks: weeks)), uncertain: isSunday || weekday.value == .sunday)
  }

  /// On a Sunday, people disagree which week this is.
  private var isSunday: Bool { reference.now.date.weekday == .sunday }

  /// Tuesday, next Tuesday (of next week, which not everybody means), this coming Friday; a date may follow.
  private func weekdays(at start: Int) -> [Found<DayWords>] {
    let bare = all(EnglishDateWords.weekdays, at: start).flatMap { day in
      [
        day.with(
          DayWords.day(reference.next(day.value)), uncertain: day.value == reference.floor.date.weekday)
      ] + named(day)
    }
    let chosen = all(EnglishDateWords.which, at: start).flatMap { which in
      all(EnglishDateWords.weekdays, at: which.end).flatMap { day in
        [day.with(DayWords.day(date(of: day.value, which.value)), uncertain: which.value != .coming)]
          + named(day)
      }
    }
    return bare + chosen
  }

  /// Wednesday, March 12, next Saturday the 28th: the name is read, and noticed when it is another day's.
  private func named(_ weekday: Found<Weekday>) -> [Found<DayWords>] {
    let next = skipping("the", at: skipping(",", at: weekday.end))
    return (monthDays(at: next) + writtenDays(at: next)).compactMap { day in
      day.value.day.map { day.ending(at: day.end, uncertain: $0.weekday != weekday.value) }
    }
  }

  private func date(of weekday: Weekday, _ which: EnglishDateWords.Which) -> CivilDate {
    let today = reference.now.date
    let coming = DateReference(now: reference.now, zone: reference.zone).next(weekday)
    switch which {
    case .coming: return coming
    case .next: return reference.day(weekday, weeks: 1)
    case .this: return weekday == today.weekday ? today : coming
    case .last: return coming.adding(days: weekday == today.weekday ? -14 : -7)
    }
  }

  // MARK: Offsets

  /// in three days, two weeks from now, a month ago.
  private func offsetDays(at start: Int) -> [Found<DayWords>] {
    offsets(at: start).filter(\.value.isWholeDays).map { offset in
      offset.with(.day(reference.now.adding(offset.value, in: reference.zone).date))
    }
  }

  /// the day after Christmas, two days before Christmas, a week from Friday.
  private func neighbours(at start: Int) -> [Found<DayWords>] {
    let days = ["the day", "day"].compactMap { end(of: $0, at: start) }.map {
      Found($0, CivilDuration(days: 1))
    }
    return (days + lengths(at: start).filter(\.value.isWholeDays)).flatMap { length in
      directions(at: length.end).flatMap { direction in
        anchors(at: skipping("the", at: direction.end)).map { day in
          let offset = direction.value > 0 ? length.value : -length.value
          return day.with(
            DayWords.day(CivilMoment(day.value).adding(offset, in: reference.zone).date),
            uncertain: day.isUncertain)
        }
      }
    }
  }

  private func directions(at start: Int) -> [Found<Int>] {
    [("after", 1), ("from", 1), ("before", -1)].compactMap { word, direction in
      end(of: word, at: start).map { Found($0, direction) }
    }
  }

  private func anchors(at start: Int) -> [Found<CivilDate>] {
    let relative = all(EnglishDateWords.days, at: start).map {
      $0.with(reference.now.date.adding(days: $0.value))
    }
    let named = (holidays(at: start) + monthDays(at: start) + weekdays(at: start)).compactMap { day in
      day.value.day.map { day.with($0) }
    }
    return relative + named
  }

  // MARK: Holidays

  private func holidays(at start: Int) -> [Found<DayWords>] {
    all(EnglishDateWords.holidayNames, at: start).flatMap { holiday -> [Found<DayWords>] in
      let next = holiday.value.next(from: reference.floor.date).map { [holiday.with(DayWords.day($0))] }
      let dated = years(at: skipping(",", "of", at: holiday.end)).compactMap { year in
        holiday.value.date(in: year.value).map { year.with(DayWords.day($0)) }
      }
      return (next ?? []) + dated
    }
  }
}
