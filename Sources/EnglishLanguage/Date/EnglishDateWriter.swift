public import Language

extension EnglishDate {
  /// Whether digits may be used.
  public enum Style: Hashable, Sendable {
    /// Wed, March 12, 3:30 pm.
    case shown
    /// Wednesday, March twelfth, three thirty P M.
    case spoken
  }

  /// A moment, as exactly as its resolution; the year only if it is not the one of `now`.
  ///
  /// Noon is 12 noon and midnight 12 midnight, because 12 am and 12 pm are read both ways.
  public static func write(
    _ moment: CivilMoment, _ resolution: DateResolution = .minute, as style: Style = .shown, now: CivilMoment
  ) -> String {
    let writer = EnglishDateWriter(style: style, now: now)
    return writer.spelled(writer.moment(moment, resolution))
  }

  /// A length: 1 hour 30 minutes, one hour thirty minutes.
  public static func write(_ duration: CivilDuration, as style: Style = .shown) -> String {
    let writer = EnglishDateWriter(style: style)
    return writer.spelled(writer.duration(duration))
  }

  /// What was read, to be repeated in a confirmation: Wed, March 12, 3 pm to 5 pm; every Monday and Friday at 7 am.
  public static func write(_ reading: DateReading, as style: Style = .shown, now: CivilMoment) -> String {
    let writer = EnglishDateWriter(style: style, now: now)
    let about = reading.isApproximate ? "around " : ""
    return writer.spelled(writer.opening(reading.role) + about + writer.value(reading.value))
  }
}

/// Writes dates for one reader.
struct EnglishDateWriter {
  let style: EnglishDate.Style
  var now: CivilMoment?

  /// Digits in words where it is to be spoken.
  func spelled(_ text: String) -> String { style == .shown ? text : EnglishSpeech.spell(text) }

  func value(_ value: DateReading.Value) -> String {
    switch value {
    case .moment(let moment, let resolution): self.moment(moment, resolution)
    case .interval(let range): interval(range)
    case .duration(let duration): self.duration(duration)
    case .recurrence(let rule, _): recurrence(rule)
    }
  }

  func opening(_ role: DateReading.Role) -> String {
    switch role {
    case .at: ""
    case .until: "by "
    case .before: "before "
    case .since: "after "
    }
  }

  // MARK: Moments

  func moment(_ moment: CivilMoment, _ resolution: DateResolution) -> String {
    day(moment.date)
      + (resolution == .day ? "" : (style == .shown ? ", " : " at ") + time(moment.secondOfDay))
  }

  func day(_ date: CivilDate) -> String {
    let year = date.year == now?.date.year ? "" : ", \(date.year)"
    let weekday = Self.weekdays[date.weekday.daysSinceMonday]
    return (style == .shown ? String(weekday.prefix(3)) : weekday) + ", " + monthDay(date.month, date.day)
      + year
  }

  private func monthDay(_ month: Int, _ day: Int) -> String {
    Self.months[month - 1] + " " + (style == .shown ? "\(day)" : ordinal(day))
  }

  /// 3:30 pm; minutes and seconds only where there are any.
  func time(_ second: Int) -> String {
    let (hour, minute, rest) = (second / 3_600 % 24, second / 60 % 60, second % 60)
    if minute == 0, rest == 0, hour % 12 == 0 { return hour == 0 ? "12 midnight" : "12 noon" }
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let seconds = rest == 0 || style == .spoken ? "" : ":" + two(rest)
    let minutes = minute == 0 && seconds.isEmpty ? "" : ":" + two(minute) + seconds
    let spokenSeconds = rest == 0 || style == .shown ? "" : " and " + count(rest, "second")
    return "\((hour + 11) % 12 + 1)" + minutes + (hour < 12 ? " am" : " pm") + spokenSeconds
  }

  private func ordinal(_ number: Int) -> String {
    let suffix =
      switch number % 10 {
      case 1 where number % 100 != 11: "st"
      case 2 where number % 100 != 12: "nd"
      case 3 where number % 100 != 13: "rd"
      default: "th"
      }
    return "\(number)" + suffix
  }

  // MARK: Spans

  private func interval(_ range: Range<CivilMoment>) -> String {
    let (start, stop) = (range.lowerBound, range.upperBound)
    guard start.secondOfDay == 0, stop.secondOfDay == 0 else { return hours(start, stop) }
    let last = stop.date.adding(days: -1)
    return last == start.date ? day(last) : day(start.date) + " to " + day(last)
  }

  private func hours(_ start: CivilMoment, _ stop: CivilMoment) -> String {
    let isSameDay = start.date == stop.date || stop == CivilMoment(start.date, hour: 24)
    return moment(start, .minute) + " to " + (isSameDay ? time(stop.secondOfDay) : moment(stop, .minute))
  }

  // MARK: Lengths

  func duration(_ duration: CivilDuration) -> String {
    let parts = [
      (duration.months / 12, "year"), (duration.months % 12, "month"), (duration.days, "day"),
      (duration.seconds / 3_600, "hour"), (duration.seconds / 60 % 60, "minute"),
      (duration.seconds % 60, "second"),
    ]
    let written = parts.filter { $0.0 != 0 }.map { count($0.0, $0.1) }
    return written.isEmpty ? count(0, "minute") : written.joined(separator: " ")
  }

  private func count(_ number: Int, _ unit: String) -> String {
    "\(number) \(unit)" + (number == 1 ? "" : "s")
  }

  // MARK: Recurrences

  private func recurrence(_ rule: Recurrence) -> String {
    let parts = [frequency(rule), days(of: rule), part(of: rule), times(of: rule), bounds(of: rule)]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func frequency(_ rule: Recurrence) -> String {
    let unit = Self.unit(of: rule.frequency)
    if rule.count > 1 { return (rule.count == 2 ? "twice" : "\(rule.count) times") + article(unit) }
    if saysItself(rule) {
      return rule.interval == 1 ? "every" : rule.interval == 2 ? "every other" : weeks(rule)
    }
    return rule.interval == 1 ? "every " + unit : "every " + count(rule.interval, unit)
  }

  /// every Monday, every evening: what follows says how often.
  private func saysItself(_ rule: Recurrence) -> Bool {
    rule.frequency == .weekly && !rule.weekdays.isEmpty && rule.interval < 3
      || rule.frequency == .daily && rule.interval == 1 && rule.part != nil
  }

  private func weeks(_ rule: Recurrence) -> String { "every " + count(rule.interval, "week") + " on" }

  private func article(_ unit: String) -> String { unit == "hour" ? " an hour" : " a " + unit }

  private func days(of rule: Recurrence) -> String {
    if let day = rule.dayOfMonth {
      if let month = rule.month { return "on " + monthDay(month, day) }
      return day < 0 ? "on the last day" : "on the " + ordinal(day)
    }
    guard !rule.weekdays.isEmpty else { return "" }
    let names = rule.weekdays.map { Self.weekdays[$0.daysSinceMonday] }
    if let week = rule.weekOfMonth { return "on the " + Self.place(week) + " " + list(names) }
    let on = saysItself(rule) ? "" : "on "
    if rule.weekdays == Weekday.workdays { return on + "weekday" }
    if rule.weekdays == Weekday.weekend { return on + "weekend" }
    return on + list(names)
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private func part(of rule: Recurrence) -> String {
    guard let part = rule.part else { return "" }
    let name = Self.name(of: part)
    return saysItself(rule) && rule.frequency == .daily ? name : (name == "night" ? "at " : "in the ") + name
  }

  private func times(of rule: Recurrence) -> String {
    guard let second = rule.secondOfDay else { return "" }
    guard let length = rule.seconds else { return "at " + time(second) }
    return "from " + time(second) + " to " + time(second + length)
  }

  private func bounds(of rule: Recurrence) -> String {
    [rule.since.map { "from " + day($0) }, rule.until.map { "until " + day($0) }].compactMap(\.self)
      .joined(separator: " ")
  }

  // MARK: Names

  private static func unit(of frequency: Recurrence.Frequency) -> String {
    switch frequency {
    case .secondly: "second"
    case .minutely: "minute"
    case .hourly: "hour"
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    case .yearly: "year"
    }
  }

  private static func name(of part: DayPart) -> String {
    switch part {
    case .dawn: "dawn"
    case .morning, .forenoon: "morning"
    case .lunch: "lunch"
    case .daytime: "daytime"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .night, .lateNight: "night"
    }
  }

  private static func place(_ week: Int) -> String {
    let names = ["first", "second", "third", "fourth", "fifth"]
    return names.indices.contains(week - 1) ? names[week - 1] : "last"
  }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
}
