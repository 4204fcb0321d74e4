/// A day and a time of day as a clock on the wall shows them, to the second.
public struct CivilMoment: Hashable, Sendable {
  public let date: CivilDate
  /// 0 through 86,399.
  public let secondOfDay: Int

  /// A time of day; hours, minutes and seconds beyond their range carry over, so that 24:00 is the next day's
  /// 0:00.
  public init(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    let seconds = hour * 3_600 + minute * 60 + second
    let rest = seconds % 86_400
    secondOfDay = rest < 0 ? rest + 86_400 : rest
    let days = (seconds - secondOfDay) / 86_400
    self.date = days == 0 ? date : date.adding(days: days)
  }

  public var hour: Int { secondOfDay / 3_600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  /// Later by so many seconds on the wall clock, as if no clock were ever changed.
  public func adding(seconds: Int) -> CivilMoment { CivilMoment(date, second: secondOfDay + seconds) }

  /// Seconds since the start of 1970 on the same wall clock.
  package var wallSeconds: Int { date.dayNumber * 86_400 + secondOfDay }

  package init(wallSeconds: Int) { self.init(CivilDate(dayNumber: 0), second: wallSeconds) }
}

extension CivilMoment: Comparable {
  public static func < (left: CivilMoment, right: CivilMoment) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}

/// How exactly a moment was said.
public enum DateResolution: Int, Hashable, Sendable, Comparable {
  case day, hour, minute, second

  public static func < (left: DateResolution, right: DateResolution) -> Bool {
    left.rawValue < right.rawValue
  }
}
