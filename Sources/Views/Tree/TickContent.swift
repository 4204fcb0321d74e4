public import Foundation

/// A time that is shown as a distance to now. Seconds count from 1970.
public struct TickContent: Codable, Sendable, Hashable {
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// `12:05`, the time that is left or has passed.
    case timer
    /// `12분 5초`.
    case relative
    /// `+12분`, `-5초`.
    case offset

    /// A style of a newer version is read as a distance.
    public init(from decoder: any Decoder) throws {
      self = Style(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .relative
    }
  }

  public var style: Style
  /// Where the clock begins to run; there is none when it has always been running.
  public var start: Double?
  /// Where it arrives at 0, or the date that it measures from.
  public var end: Double
  /// Whether it shows what is left until `end` rather than what has passed since `start`.
  public var countsDown: Bool?
  /// When it was stopped.
  public var pause: Double?
  public var showsHours: Bool?

  public init(_ style: Style, at date: Date) {
    self.style = style
    end = date.secondsInCalendar
  }

  public init(_ interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
    style = .timer
    start = interval.lowerBound.secondsInCalendar
    end = interval.upperBound.secondsInCalendar
    self.countsDown = countsDown
    self.pause = pause?.secondsInCalendar
    self.showsHours = showsHours ? nil : false
  }
}

extension Date {
  /// Seconds since 1970 in whole milliseconds, within the years 1 to 9999; 0 for a date that is no number.
  package var secondsInCalendar: Double {
    let seconds = timeIntervalSince1970
    guard !seconds.isNaN else { return 0 }
    let bounded = min(max(seconds, -62_135_596_800), 253_402_300_799)
    return (bounded * 1_000).rounded() / 1_000
  }

  package var inCalendar: Date { Date(timeIntervalSince1970: secondsInCalendar) }
}
