import Language

// What happens again and again: every day at 7, every Monday and Friday, every three hours, twice a day.

extension EnglishDateScanner {
  /// Every recurrence that begins at a place, with and without a time of day.
  func recurrences(at start: Int) -> [DateReading] {
    let plain = timedRules(at: start)
    return (plain + plain.flatMap(endingLater) + boundedRules(at: start)).compactMap(reading)
  }

  private func timedRules(at start: Int) -> [Found<Recurrence>] {
    let rules = rules(at: start)
    let timeFirst = clocks(at: start).flatMap { clock in
      self.rules(at: skipping(",", at: clock.end)).compactMap { rule in
        timed(rule.value, clock).map { rule.with($0.value, uncertain: $0.isUncertain) }
      }
    }
    return rules.flatMap(withTime) + rules.flatMap(withWindow) + timeFirst
  }

  // MARK: Bounds

  /// from tomorrow every day, until Friday every morning.
  private func boundedRules(at start: Int) -> [Found<Recurrence>] {
    let since = ["from", "starting", "starting from", "starting on", "beginning"].compactMap {
      end(of: $0, at: start)
    }
    let until = ["until", "till", "through"].compactMap { end(of: $0, at: start) }
    let opened = since.flatMap { days(at: $0) }.flatMap { day in
      timedRules(at: skipping(",", at: day.end)).compactMap { bounded($0, since: day, until: nil) }
    }
    let closed = until.flatMap { days(at: $0) }.flatMap { day in
      timedRules(at: skipping(",", at: day.end)).compactMap { bounded($0, since: nil, until: day) }
    }
    return opened + closed
  }

  /// every day at 7 am until Friday, every Monday starting next week, every day from 1 March to 31 May.
  private func endingLater(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    let since = ["from", "starting", "starting from", "starting on", "beginning"].compactMap {
      end(of: $0, at: rule.end)
    }
    .flatMap { days(at: $0) }
    let until = ["until", "till", "through"].compactMap { end(of: $0, at: rule.end) }.flatMap { days(at: $0) }
    let opened = since.flatMap { first -> [Found<Recurrence>] in
      let alone = bounded(rule.ending(at: first.end), since: first, until: nil)
      guard let next = end(of: EnglishDateWords.through, at: first.end) else {
        return [alone].compactMap(\.self)
      }
      let both = after(CivilMoment(first.value.first)).days(at: next).map {
        bounded(rule.ending(at: $0.end), since: first, until: $0)
      }
      return ([alone] + both).compactMap(\.self)
    }
    return opened + until.compactMap { bounded(rule.ending(at: $0.end), since: nil, until: $0) }
  }

  private func bounded(
    _ rule: Found<Recurrence>, since first: Found<DayWords>?, until last: Found<DayWords>?
  ) -> Found<Recurrence>? {
    rule.value.bounded(since: first?.value.first, until: last?.value.last).map {
      rule.with($0, uncertain: first?.isUncertain ?? false || last?.isUncertain ?? false)
    }
  }

  private func rules(at start: Int) -> [Found<Recurrence>] {
    let regular = all(EnglishDateWords.regular, at: start)
    return regular + regular.flatMap(withDays) + weekdayLists(at: start) + everyLength(at: start)
      + everyPart(at: start) + counts(at: start)
  }

  // MARK: Days

  /// every week on Monday, every month on the 1st, every year on March 12.
  private func withDays(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    let next = skipping("on", at: rule.end)
    switch rule.value.frequency {
    case .weekly where rule.value.weekdays.isEmpty:
      return list(at: next, EnglishDateWords.weekdays, rule.value)
    case .monthly: return monthDays(at: next, rule.value)
    case .yearly: return yearDays(at: next, rule.value)
    default: return []
    }
  }

  private func monthDays(at start: Int, _ rule: Recurrence) -> [Found<Recurrence>] {
    let days = ordinals(at: skipping("the", at: start), in: 1...31).map { day in
      day.with(Recurrence(.monthly, interval: rule.interval, dayOfMonth: day.value))
    }
    let last = end(of: EnglishDateWords.lastDay, at: start).map {
      [Found($0, Recurrence(.monthly, interval: rule.interval, dayOfMonth: -1))]
    }
    let weeks = all(EnglishDateWords.weeksOfMonth, at: start).flatMap { week in
      all(EnglishDateWords.weekdays, at: week.end).map { day in
        day.with(
          Recurrence(.monthly, interval: rule.interval, weekdays: [day.value], weekOfMonth: week.value))
      }
    }
    return days + (last ?? []) + weeks
  }

  private func yearDays(at start: Int, _ rule: Recurrence) -> [Found<Recurrence>] {
    let dates = all(EnglishDateWords.monthNames, at: start).flatMap { month in
      ordinalsOrWholes(at: skipping("the", at: month.end)).map { $0.with((month.value, $0.value)) }
    }
    let holidays = all(EnglishDateWords.holidayNames, at: start).compactMap { holiday -> Found<(Int, Int)>? in
      if case .fixed(let month, let day) = holiday.value { return holiday.with((month, day)) }
      return nil
    }
    return (dates + holidays).filter { CivilDate(year: 2024, month: $0.value.0, day: $0.value.1) != nil }.map
    {
      $0.with(Recurrence(.yearly, interval: rule.interval, dayOfMonth: $0.value.1, month: $0.value.0))
    }
  }

  private func ordinalsOrWholes(at start: Int) -> [Found<Int>] {
    ordinals(at: start, in: 1...31) + wholes(at: start, in: 1...31)
  }

  // MARK: Days of the week

  /// every Monday, every other Friday, Mondays and Fridays.
  private func weekdayLists(at start: Int) -> [Found<Recurrence>] {
    let plural = list(at: skipping("on", at: start), EnglishDateWords.pluralWeekdays, Recurrence(.weekly))
    let every = ["every", "each"].compactMap { end(of: $0, at: start) }
    let other = ["every other", "every second"].compactMap { end(of: $0, at: start) }
    return plural + every.flatMap { list(at: $0, EnglishDateWords.weekdays, Recurrence(.weekly)) }
      + other.flatMap { list(at: $0, EnglishDateWords.weekdays, Recurrence(.weekly, interval: 2)) }
  }

  private func list(
    at start: Int, _ table: WordTable<Weekday>, _ rule: Recurrence
  ) -> [Found<Recurrence>] {
    var lists: [Found<Recurrence>] = []
    var days: [Weekday] = []
    var index = start
    while let day = all(table, at: index).first, days.last.map({ $0 < day.value }) ?? true {
      days.append(day.value)
      var weekly = rule
      weekly.weekdays = days
      lists.append(day.with(weekly))
      index = skipping("and", "or", "&", "every", at: skipping(",", at: day.end))
    }
    return lists
  }

  // MARK: Lengths, parts and counts

  /// every three hours, every 30 minutes, every two weeks on Friday.
  private func everyLength(at start: Int) -> [Found<Recurrence>] {
    guard let next = end(of: "every", at: start) else { return [] }
    let rules = lengths(at: next).compactMap { length in
      Recurrence(every: length.value).map { length.with($0) }
    }
    return rules + rules.flatMap(withDays)
  }

  /// every morning, every evening at 7, mornings.
  private func everyPart(at start: Int) -> [Found<Recurrence>] {
    guard let next = end(of: "every", at: start) ?? end(of: "each", at: start) else { return [] }
    return all(EnglishDateWords.parts, at: next).flatMap { part in
      hours(behind: part.end).compactMap { clock($0, in: part.value.hours) }
        .compactMap { Recurrence(.daily).at($0, floor: reference.floor) } + [
          part.with(Recurrence(.daily, part: part.value.span))
        ]
    }
  }

  /// twice a day, three times a week.
  private func counts(at start: Int) -> [Found<Recurrence>] {
    let named = [("once", 1), ("twice", 2)].compactMap { word, count in
      end(of: word, at: start).map { Found($0, count) }
    }
    let numbered = wholes(at: start, in: 1...99).compactMap { count in
      (end(of: "times", at: count.end) ?? end(of: "time", at: count.end)).map { count.ending(at: $0) }
    }
    return (named + numbered).flatMap { count in
      all(EnglishDateWords.periods, at: count.end).map { period in
        var rule = period.value
        rule.count = count.value
        return period.with(rule)
      }
    }
  }

  // MARK: Times of day

  private func withTime(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    let timed = clocks(at: skipping(",", at: rule.end)).compactMap { clock in
      self.timed(rule.value, clock).map { $0.with($0.value, uncertain: rule.isUncertain) }
    }
    return timed + [rule]
  }

  /// every weekday from 9 to 6, Mondays 2-4 pm.
  private func withWindow(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    guard [.daily, .weekly, .monthly, .yearly].contains(rule.value.frequency), rule.value.count == 1 else {
      return []
    }
    let start = end(of: EnglishDateWords.from, at: skipping(",", at: rule.end)) ?? rule.end
    return withBareHours.clocks(at: start).flatMap { first -> [Found<Recurrence>] in
      guard let next = through(at: first.end) else { return [] }
      return withBareHours.clocks(at: next).compactMap { last in
        rule.value.lasting(from: first, to: last).map { $0.ending(at: $0.end, uncertain: rule.isUncertain) }
      }
    }
  }

  private func timed(_ rule: Recurrence, _ clock: Found<ClockWords>) -> Found<Recurrence>? {
    guard [.daily, .weekly, .monthly, .yearly].contains(rule.frequency), rule.count == 1,
      rule.secondOfDay == nil,
      rule.part == nil
    else { return nil }
    return rule.at(clock, floor: reference.floor)
  }

  private func reading(_ rule: Found<Recurrence>) -> DateReading? {
    rule.value.first(after: reference.floor).map { first in
      DateReading(
        end: rule.end, value: .recurrence(rule.value, first: first), saysDay: rule.value.frequency != .daily,
        saysTime: rule.value.secondOfDay != nil || rule.value.part != nil, isUncertain: rule.isUncertain)
    }
  }
}
