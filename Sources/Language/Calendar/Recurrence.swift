/// How something happens again and again: a small part of the recurrence rules of RFC 5545.
public struct Recurrence: Hashable, Sendable {
  public enum Frequency: String, Hashable, Sendable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly
  }

  public var frequency: Frequency
  /// Every so many of them: 2 for every other week. At least 1.
  public var interval: Int
  /// On these days of the week; empty for any.
  public var weekdays: [Weekday]
  /// Which of those weekdays of a month; -1 is the last one.
  public var weekOfMonth: Int?
  /// 1 through 31, or -1 for the last day.
  public var dayOfMonth: Int?
  /// 1 through 12.
  public var month: Int?
  /// Seconds since the start of the day.
  public var secondOfDay: Int?
  /// Some time in this part of the day.
  public var part: DayPart?
  /// How long each time lasts, in seconds: two hours of 매일 2시부터 4시까지. Written behind the rule, as `DURATION`.
  public var seconds: Int?
  /// Not before this day: 내일부터 매일.
  public var since: CivilDate?
  /// Not after this day: 금요일까지 매일.
  public var until: CivilDate?
  /// How many times in each period, without saying when: 2 for twice a day. Not part of the rule's text.
  public var count: Int

  public init(
    _ frequency: Frequency, interval: Int = 1, weekdays: [Weekday] = [], weekOfMonth: Int? = nil,
    dayOfMonth: Int? = nil, month: Int? = nil, secondOfDay: Int? = nil, part: DayPart? = nil,
    seconds: Int? = nil, since: CivilDate? = nil, until: CivilDate? = nil, count: Int = 1
  ) {
    self.frequency = frequency
    self.interval = interval
    self.weekdays = weekdays
    self.weekOfMonth = weekOfMonth
    self.dayOfMonth = dayOfMonth
    self.month = month
    self.secondOfDay = secondOfDay
    self.part = part
    self.seconds = seconds
    self.since = since
    self.until = until
    self.count = count
  }

  /// The rule as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=7;BYMINUTE=0`.
  public var text: String {
    var parts = ["FREQ=" + frequency.rawValue.uppercased()]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if let dayOfMonth { parts.append("BYMONTHDAY=\(dayOfMonth)") }
    if !weekdays.isEmpty { parts.append("BYDAY=" + weekdays.map(name).joined(separator: ",")) }
    if let secondOfDay {
      parts += ["BYHOUR=\(secondOfDay / 3_600)", "BYMINUTE=\(secondOfDay / 60 % 60)"]
      if secondOfDay % 60 != 0 { parts.append("BYSECOND=\(secondOfDay % 60)") }
    }
    // A day of the clocks here, without a zone, as the rule's first time is.
    if let until { parts.append("UNTIL=" + CivilZone.text(of: until).filter { $0 != "-" } + "T235959") }
    if let seconds { parts.append("DURATION=" + CivilDuration(seconds: seconds).text) }
    return parts.joined(separator: ";")
  }

  private func name(_ weekday: Weekday) -> String {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    return (weekOfMonth.map(String.init) ?? "") + names[weekday.daysSinceMonday]
  }

  /// The first time it happens after a moment; nil if there is none within nine years. A rule that names no
  /// time of day may happen on the very day.
  public func first(after moment: CivilMoment) -> CivilMoment? {
    switch frequency {
    case .secondly: return moment.adding(seconds: interval)
    case .minutely: return moment.adding(seconds: interval * 60)
    case .hourly: return moment.adding(seconds: interval * 3_600)
    case .daily, .weekly, .monthly, .yearly: return firstDay(after: moment)
    }
  }

  private func firstDay(after moment: CivilMoment) -> CivilMoment? {
    let time = secondOfDay ?? part.map { $0.hours.lowerBound * 3_600 }
    var date = max(moment.date, since ?? moment.date)
    // A leap day may be eight years away.
    for _ in 0..<3_300 {
      let start = CivilMoment(date, second: time ?? 0)
      if let until, date > until { return nil }
      if falls(on: date), time == nil || start > moment { return start }
      date = date.adding(days: 1)
    }
    return nil
  }

  private func falls(on date: CivilDate) -> Bool {
    if let month, date.month != month { return false }
    let days = CivilDate.daysIn(month: date.month, of: date.year)
    if let dayOfMonth, date.day != (dayOfMonth < 0 ? days + 1 + dayOfMonth : dayOfMonth) { return false }
    if let weekOfMonth {
      let week = weekOfMonth < 0 ? -((days - date.day) / 7 + 1) : (date.day - 1) / 7 + 1
      if week != weekOfMonth { return false }
    }
    return weekdays.isEmpty || weekdays.contains(date.weekday)
  }
}
