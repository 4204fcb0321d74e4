/// A day of the proleptic Gregorian calendar, without a time zone.
///
/// ```swift
/// CivilDate(year: 2026, month: 2, day: 29)              // nil
/// CivilDate(year: 2026, month: 1, day: 31)?.adding(months: 1)   // 28 February 2026
/// ```
public struct CivilDate: Hashable, Sendable {
  public let year: Int
  /// 1 through 12.
  public let month: Int
  /// 1 through 31.
  public let day: Int

  /// Nil if there is no such day, or its year is outside 1...9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.daysIn(month: month, of: year)).contains(day)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is so many days after 1 January 1970.
  public init(dayNumber: Int) {
    // Counted from 1 March of year 0, so that a leap day ends its year.
    let days = dayNumber + Self.daysBefore1970
    let era = Self.quotient(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - Self.daysBefore(yearOfEra: yearOfEra)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let isNextYear = marchMonth >= 10
    self.init(
      unchecked: era * 400 + yearOfEra + (isNextYear ? 1 : 0), marchMonth + (isNextYear ? -9 : 3),
      dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Days since 1 January 1970.
  public var dayNumber: Int {
    let marchYear = month > 2 ? year : year - 1
    let era = Self.quotient(marchYear, 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + Self.daysBefore(yearOfEra: marchYear - era * 400) + dayOfYear - Self.daysBefore1970
  }

  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    let number = (dayNumber + 3) % 7
    return Weekday.allCases[number < 0 ? number + 7 : number]
  }

  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// The same day of another month, or that month's last day where it is shorter.
  public func adding(months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let newYear = Self.quotient(count, 12)
    let newMonth = count - newYear * 12 + 1
    return CivilDate(
      unchecked: newYear, newMonth, min(day, Self.daysIn(month: newMonth, of: newYear)))
  }

  /// The Monday on or before this day: weeks start on Monday (ISO 8601).
  public var startOfWeek: CivilDate { adding(days: -weekday.daysSinceMonday) }

  public var startOfMonth: CivilDate { CivilDate(unchecked: year, month, 1) }

  public var startOfYear: CivilDate { CivilDate(unchecked: year, 1, 1) }

  /// How many days a month has.
  public static func daysIn(month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// From 1 March of year 0 to 1 January 1970.
  private static let daysBefore1970 = 719_468

  private static func daysBefore(yearOfEra: Int) -> Int { yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number < 0 ? number - divisor + 1 : number) / divisor
  }
}

extension CivilDate: Comparable {
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A day of the week, Monday first as in ISO 8601.
public enum Weekday: Int, CaseIterable, Hashable, Sendable, Comparable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// 0 for Monday through 6 for Sunday.
  public var daysSinceMonday: Int { rawValue - 1 }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  /// Monday through Friday.
  public static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  public static let weekend: [Weekday] = [.saturday, .sunday]
}
