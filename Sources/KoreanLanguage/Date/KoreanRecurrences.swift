import Language

// What happens again and again: 매일 아침 7시, 매주 월수금, 세 시간마다, 하루에 두 번.

extension KoreanDateScanner {
  /// Every recurrence that begins at a place, with and without a time of day.
  func recurrences(at start: Int) -> [DateReading] {
    (rules(at: start) + boundedRules(at: start)).compactMap(reading)
  }

  /// A rule with its time of day and its end, if they are said.
  private func rules(at start: Int) -> [Found<Recurrence>] {
    let named = Self.named.all(in: scalars, at: start)
    let rules =
      named + named.flatMap(withDays) + named.flatMap(withCount) + repeatedLengths(at: start)
      + bareLists(at: start)
    return (rules.flatMap(withTime) + rules.flatMap(withWindow) + repeatedParts(at: start)).flatMap(withEnd)
      .flatMap { [$0] + endingLater($0) }
  }

  // MARK: Bounds

  /// 내일부터 매일, 금요일까지 매주, 3월 1일부터 5월 말까지 매주 월요일.
  private func boundedRules(at start: Int) -> [Found<Recurrence>] {
    guard mayHoldRule(from: start) else { return [] }
    return days(at: start).flatMap { first -> [Found<Recurrence>] in
      let until = end(of: "까지", at: first.end).map { next in
        rules(at: next).compactMap { bounded($0, since: nil, until: first) }
      }
      guard let next = rangeSign(at: first.end) else { return until ?? [] }
      let both = after(CivilMoment(first.value.first)).days(at: next).flatMap { last -> [Found<Recurrence>] in
        rules(at: skipping("까지", at: last.end)).compactMap { bounded($0, since: first, until: last) }
      }
      return (until ?? []) + rules(at: next).compactMap { bounded($0, since: first, until: nil) } + both
    }
  }

  /// Cheap: most texts hold no rule.
  private func mayHoldRule(from start: Int) -> Bool {
    scalars[start...].prefix(40).contains { "매마격평주".unicodeScalars.contains($0) }
  }

  /// 매일 아침 7시 금요일까지.
  private func endingLater(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    days(at: rule.end).compactMap { last in
      guard let end = end(of: "까지", at: last.end) else { return nil }
      return bounded(rule.ending(at: end), since: nil, until: last)
    }
  }

  private func bounded(
    _ rule: Found<Recurrence>, since first: Found<DayWords>?, until last: Found<DayWords>?
  ) -> Found<Recurrence>? {
    rule.value.bounded(since: first?.value.first, until: last?.value.last).map {
      rule.with($0, uncertain: first?.isUncertain ?? false || last?.isUncertain ?? false)
    }
  }

  private static let named = WordTable<Recurrence>([
    ("매일 날마다 매일매일", Recurrence(.daily)), ("격일 격일로", Recurrence(.daily, interval: 2)),
    ("매주 주마다", Recurrence(.weekly)), ("격주 격주로 격주마다", Recurrence(.weekly, interval: 2)),
    ("매달 매월 달마다 다달이", Recurrence(.monthly)), ("매년 해마다 매해", Recurrence(.yearly)),
    ("매시간 매시 시간마다", Recurrence(.hourly)), ("매분", Recurrence(.minutely)),
  ])

  // MARK: Days

  /// 매주 월요일, 매달 1일, 매년 3월 12일.
  private func withDays(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    switch rule.value.frequency {
    case .weekly: weekdays(of: rule, isNamed: true)
    case .monthly: monthDays(of: rule)
    case .yearly: yearDays(of: rule)
    case .daily, .hourly, .minutely, .secondly: []
    }
  }

  private func weekdays(of rule: Found<Recurrence>, isNamed: Bool) -> [Found<Recurrence>] {
    weekdayLists(at: rule.end, isNamed: isNamed).map { list in
      var weekly = rule.value
      weekly.weekdays = list.value
      return list.with(weekly)
    }
  }

  private func monthDays(of rule: Found<Recurrence>) -> [Found<Recurrence>] {
    let days = dayNumbers(at: rule.end).map { day in
      day.with(Recurrence(.monthly, interval: rule.value.interval, dayOfMonth: day.value))
    }
    let last = end(of: KoreanDateWords.lastDay, at: rule.end).map {
      [Found($0, Recurrence(.monthly, interval: rule.value.interval, dayOfMonth: -1))]
    }
    let weeks = KoreanDateWords.weeksOfMonth.all(in: scalars, at: rule.end).flatMap { week in
      KoreanDateWords.weekdays.all(in: scalars, at: week.end).map { day in
        day.with(
          Recurrence(
            .monthly, interval: rule.value.interval, weekdays: [day.value], weekOfMonth: week.value),
          uncertain: true)
      }
    }
    return days + (last ?? []) + weeks
  }

  private func yearDays(of rule: Found<Recurrence>) -> [Found<Recurrence>] {
    let dates = monthNumbers(at: rule.end).flatMap { month in
      dayNumbers(at: month.end).filter { $0.value <= CivilDate.daysIn(month: month.value, of: 2024) }.map {
        day in
        day.with(
          Recurrence(.yearly, interval: rule.value.interval, dayOfMonth: day.value, month: month.value))
      }
    }
    let holidays = Holiday.names.all(in: scalars, at: rule.end).compactMap {
      holiday -> Found<Recurrence>? in
      guard case .fixed(let month, let day) = holiday.value else { return nil }
      return holiday.with(Recurrence(.yearly, interval: rule.value.interval, dayOfMonth: day, month: month))
    }
    return dates + holidays
  }

  // MARK: Days of the week

  /// 월요일마다, 평일마다, 월수금; 평일 and 주말 also with a time of day behind them.
  private func bareLists(at start: Int) -> [Found<Recurrence>] {
    weekdays(of: Found(start, Recurrence(.weekly)), isNamed: false).filter { list in
      end(of: "마다", at: list.end) != nil
        || isGroup(list.value.weekdays) && !clocks(at: joint(list.end)).isEmpty
    } + letterRuns(at: start)
  }

  private func isGroup(_ weekdays: [Weekday]) -> Bool {
    weekdays == Weekday.workdays || weekdays == Weekday.weekend
  }

  /// 월수금: three days or more in order need no other word.
  private func letterRuns(at start: Int) -> [Found<Recurrence>] {
    var end = start
    var days: [Weekday] = []
    while let letter = KoreanDateWords.weekdayLetters.longest(in: scalars, at: end),
      days.last ?? .monday <= letter.value,
      days.last != letter.value
    {
      days.append(letter.value)
      end = letter.end
    }
    return days.count > 2 ? [Found(end, Recurrence(.weekly, weekdays: days))] : []
  }

  /// Every list of days in ascending order, the shorter ones too: 월요일, 월·수·금, 화목, 월요일부터 금요일까지.
  private func weekdayLists(at start: Int, isNamed: Bool) -> [Found<[Weekday]>] {
    var lists: [Found<[Weekday]>] = []
    if let end = end(of: "평일", at: start) { lists.append(Found(end, Weekday.workdays)) }
    if let end = end(of: "주말", at: start) { lists.append(Found(end, Weekday.weekend)) }
    var days: [Weekday] = []
    var index = start
    while let day = weekday(at: index), days.last.map({ $0 < day.value }) ?? true {
      days.append(day.value)
      // A letter alone is a day only among others or where a day is expected.
      if isNamed || days.count > 1 || day.end - index > 1 { lists.append(day.with(days)) }
      if let range = weekdayRange(from: day) { lists.append(range) }
      index = skipping(",", "·", "이랑", "하고", "과", "와", "이나", "및", "그리고", at: day.end)
    }
    return lists
  }

  private func weekday(at start: Int) -> Found<Weekday>? {
    KoreanDateWords.weekdays.longest(in: scalars, at: start)
      ?? KoreanDateWords.weekdayLetters.longest(in: scalars, at: start)
  }

  private func weekdayRange(from first: Found<Weekday>) -> Found<[Weekday]>? {
    guard let next = rangeSign(at: first.end), let last = weekday(at: next), first.value < last.value else {
      return nil
    }
    let days = Weekday.allCases.filter { (first.value...last.value).contains($0) }
    return Found(skipping("까지", at: last.end), days)
  }

  // MARK: Lengths and parts of the day

  /// 세 시간마다, 30분 간격으로, 사흘에 한 번, 하루에 두 번.
  private func repeatedLengths(at start: Int) -> [Found<Recurrence>] {
    exactLengths(at: start).flatMap { length -> [Found<Recurrence>] in
      guard let rule = Recurrence(every: length.value) else { return [] }
      let every = Self.every.all(in: scalars, at: length.end).map {
        $0.with(rule, uncertain: length.isUncertain)
      }
      let next = skipping("에", at: length.end)
      return every + every.filter { $0.value.frequency == .weekly }.flatMap(withDays)
        + withCount(Found(next, rule, isUncertain: length.isUncertain))
    }
  }

  /// 매일 두 번, 하루에 세 번씩.
  private func withCount(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    numbers(at: rule.end, before: "번", in: 1...99).map { count in
      var counted = rule.value
      counted.count = count.value
      return Found(skipping("씩", at: count.end), counted, isUncertain: rule.isUncertain)
    }
  }

  private static let every = WordTable("마다 간격으로 간격 주기로 꼴로")

  /// 아침마다, 저녁마다 7시.
  private func repeatedParts(at start: Int) -> [Found<Recurrence>] {
    KoreanDateWords.parts.all(in: scalars, at: start).flatMap { part -> [Found<Recurrence>] in
      guard let end = end(of: "마다", at: part.end) else { return [] }
      let timed = hours(at: end).compactMap { hour in
        clock(hour, in: part.value).flatMap { Recurrence(.daily).at($0, floor: reference.floor) }
      }
      return timed + [Found(end, Recurrence(.daily, part: part.value))]
    }
  }

  // MARK: Times of day

  private func withTime(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    guard [.daily, .weekly, .monthly, .yearly].contains(rule.value.frequency), rule.value.count == 1 else {
      return [rule]
    }
    let next = skipping("마다", at: rule.end)
    return clocks(at: joint(next)).compactMap { clock in
      rule.value.at(clock, floor: reference.floor).map { $0.with($0.value, uncertain: rule.isUncertain) }
    } + [rule]
  }

  /// 매일 오후 2시부터 4시까지, 평일 9시부터 6시까지.
  private func withWindow(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    guard [.daily, .weekly, .monthly, .yearly].contains(rule.value.frequency), rule.value.count == 1 else {
      return []
    }
    var opener = self
    opener.isRangeStart = true
    return opener.clocks(at: joint(skipping("마다", at: rule.end))).flatMap { first -> [Found<Recurrence>] in
      guard let next = rangeSign(at: first.end) else { return [] }
      return clocks(at: next).compactMap { last in
        rule.value.lasting(from: first, to: last).map {
          $0.ending(at: skipping("까지", at: $0.end), uncertain: rule.isUncertain)
        }
      }
    }
  }

  /// Behind the 마다 of a recurrence.
  private func withEnd(_ rule: Found<Recurrence>) -> [Found<Recurrence>] {
    let end = skipping("마다", at: rule.end)
    return end == rule.end ? [rule] : [rule, rule.ending(at: end)]
  }

  private func reading(_ rule: Found<Recurrence>) -> DateReading? {
    rule.value.first(after: reference.floor).map { first in
      DateReading(
        end: rule.end, value: .recurrence(rule.value, first: first), saysDay: rule.value.frequency != .daily,
        saysTime: rule.value.secondOfDay != nil || rule.value.part != nil, isUncertain: rule.isUncertain)
    }
  }
}
