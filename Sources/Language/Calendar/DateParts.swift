/// Something found in a text, and where it ends.
package struct Found<Value> {
  package var end: Int
  package var value: Value
  package var isUncertain = false

  package init(_ end: Int, _ value: Value, isUncertain: Bool = false) {
    self.end = end
    self.value = value
    self.isUncertain = isUncertain
  }

  package func with<Other>(_ value: Other, uncertain: Bool = false) -> Found<Other> {
    Found<Other>(end, value, isUncertain: isUncertain || uncertain)
  }

  package func ending(at end: Int, uncertain: Bool = false) -> Found {
    Found(end, value, isUncertain: isUncertain || uncertain)
  }
}

/// What words say about the day.
package enum DayWords {
  case day(CivilDate)
  /// Several days, half-open: a week, a month.
  case days(Range<CivilDate>)

  package var first: CivilDate {
    switch self {
    case .day(let date): date
    case .days(let range): range.lowerBound
    }
  }

  /// The last day, included.
  package var last: CivilDate {
    switch self {
    case .day(let date): date
    case .days(let range): range.upperBound.adding(days: -1)
    }
  }

  package var day: CivilDate? {
    if case .day(let date) = self { return date }
    return nil
  }
}

/// What words say about the time of day.
package enum ClockWords {
  /// Seconds since the start of the day; beyond 24 hours it is the night after.
  case exact(Int, DateResolution)
  /// Seconds since midnight or noon: an hour without a part of the day.
  case half(Int, DateResolution)
  case part(DayPart)
  /// 자정: 0:00, of which people disagree whose day it is.
  case midnight
}

/// What dates are read against.
public struct DateReference: Sendable {
  /// What 오늘 and “in an hour” count from.
  public let now: CivilMoment
  public let zone: CivilZone
  /// What “the next one” must come after: now, or the start of a range when its end is read.
  package var floor: CivilMoment

  public init(now: CivilMoment, zone: CivilZone) {
    self.now = now
    self.zone = zone
    floor = now
  }

  /// What the clocks of `zone` show at an instant.
  public init(secondsSince1970: Int, zone: CivilZone) {
    self.init(now: zone.moment(at: secondsSince1970), zone: zone)
  }

  /// When the moment is, in seconds since 1970.
  public func secondsSince1970(of moment: CivilMoment) -> Int { zone.secondsSince1970(of: moment) }

  /// How many seconds a length takes from now on; a month is as long as the next one is.
  public func seconds(of duration: CivilDuration) -> Int {
    secondsSince1970(of: now.adding(duration, in: zone)) - secondsSince1970(of: now)
  }

  package func after(_ moment: CivilMoment) -> DateReference {
    var reference = self
    reference.floor = moment
    return reference
  }

  /// The next day with that number, in this month or a later one that has it.
  package func next(day: Int) -> CivilDate? {
    (0..<12).lazy.compactMap { ahead -> CivilDate? in
      let month = floor.date.startOfMonth.adding(months: ahead)
      return CivilDate(year: month.year, month: month.month, day: day)
    }.first { $0 >= floor.date }
  }

  /// The next day with that month and number; a leap day may be years away.
  package func next(month: Int, day: Int) -> CivilDate? {
    (0...8).lazy.compactMap { CivilDate(year: floor.date.year + $0, month: month, day: day) }
      .first { $0 >= floor.date }
  }

  /// The next day of that name; never the day itself.
  package func next(_ weekday: Weekday) -> CivilDate {
    let ahead = (weekday.rawValue - floor.date.weekday.rawValue + 7) % 7
    return floor.date.adding(days: ahead == 0 ? 7 : ahead)
  }

  /// A day of the week so many weeks from this one.
  package func day(_ weekday: Weekday, weeks: Int) -> CivilDate {
    now.date.startOfWeek.adding(days: weeks * 7 + weekday.daysSinceMonday)
  }

  package func week(_ weeks: Int, _ days: Range<Int> = 0..<7) -> DayWords {
    let monday = now.date.startOfWeek.adding(days: weeks * 7)
    return .days(monday.adding(days: days.lowerBound)..<monday.adding(days: days.upperBound))
  }

  /// A day of the week in a month: the first, second … or, with -1, the last. Nil if the month has no fifth
  /// one.
  package static func day(_ weekday: Weekday, _ number: Int, in month: CivilDate) -> CivilDate? {
    let first = month.startOfMonth
    let days = CivilDate.daysIn(month: month.month, of: month.year)
    let offset = (weekday.rawValue - first.weekday.rawValue + 7) % 7
    let index = number > 0 ? offset + (number - 1) * 7 : offset + (days - 1 - offset) / 7 * 7
    return index < days ? first.adding(days: index) : nil
  }

  /// A week of a month: the first is the one with the month's first Thursday (ISO 8601).
  package static func week(_ number: Int, in month: CivilDate) -> DayWords? {
    guard let thursday = day(.thursday, number, in: month) else { return nil }
    return .days(thursday.adding(days: -3)..<thursday.adding(days: 4))
  }
}
