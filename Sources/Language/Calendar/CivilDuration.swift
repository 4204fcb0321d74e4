/// A length of time as people say it: months and days keep their own length, so a month is not thirty days.
public struct CivilDuration: Hashable, Sendable {
  public var months: Int
  public var days: Int
  public var seconds: Int

  public init(months: Int = 0, days: Int = 0, seconds: Int = 0) {
    self.months = months
    self.days = days
    self.seconds = seconds
  }

  /// Whether it consists of whole days.
  public var isWholeDays: Bool { seconds == 0 }

  package var isZero: Bool { months == 0 && days == 0 && seconds == 0 }

  package static func + (left: CivilDuration, right: CivilDuration) -> CivilDuration {
    CivilDuration(
      months: left.months + right.months, days: left.days + right.days, seconds: left.seconds + right.seconds)
  }

  package static prefix func - (duration: CivilDuration) -> CivilDuration {
    CivilDuration(months: -duration.months, days: -duration.days, seconds: -duration.seconds)
  }

  /// The duration in ISO 8601: `PT1H30M`, `P3D`, `P1Y2M`.
  public var text: String {
    let date = Self.text([(months / 12, "Y"), (months % 12, "M"), (days, "D")])
    let time = Self.text([(seconds / 3_600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")])
    return "P" + date + (time.isEmpty ? date.isEmpty ? "T0S" : "" : "T" + time)
  }

  private static func text(_ parts: [(Int, String)]) -> String {
    parts.filter { $0.0 != 0 }.map { String($0.0) + $0.1 }.joined()
  }
}

extension CivilMoment {
  /// Later by a duration: months first, then days, then seconds that really pass in `zone`.
  package func adding(_ duration: CivilDuration, in zone: CivilZone) -> CivilMoment {
    let day = date.adding(months: duration.months).adding(days: duration.days)
    let moment = CivilMoment(day, second: secondOfDay)
    return duration.seconds == 0 ? moment : zone.adding(seconds: duration.seconds, to: moment)
  }
}
