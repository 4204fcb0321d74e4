/// The rule by which a place sets its clocks.
///
/// ```swift
/// let seoul = CivilZone.fixed(hours: 9)
/// let local = CivilZone { TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
/// ```
public struct CivilZone: Sendable {
  private let offset: @Sendable (Int) -> Int

  /// A zone by its seconds east of Greenwich at an instant, which is given in seconds since 1970.
  public init(offset forSecondsSince1970: @escaping @Sendable (Int) -> Int) { offset = forSecondsSince1970 }

  /// A zone whose clocks are never changed.
  public static func fixed(hours: Int, minutes: Int = 0) -> CivilZone {
    CivilZone { _ in hours * 3_600 + minutes * 60 }
  }

  /// What the clocks show at an instant.
  public func moment(at secondsSince1970: Int) -> CivilMoment {
    CivilMoment(wallSeconds: secondsSince1970 + offset(secondsSince1970))
  }

  /// When the clocks show a moment: the first time if they show it twice. A moment that they skip counts with
  /// the offset from before, so that it falls behind the gap.
  public func secondsSince1970(of moment: CivilMoment) -> Int {
    let wall = moment.wallSeconds
    let earlier = wall - offset(wall - 86_400)
    if earlier + offset(earlier) == wall { return earlier }
    let later = wall - offset(wall + 86_400)
    return later + offset(later) == wall ? later : earlier
  }

  /// Later by so many seconds that really pass.
  package func adding(seconds: Int, to moment: CivilMoment) -> CivilMoment {
    self.moment(at: secondsSince1970(of: moment) + seconds)
  }

  /// A moment in ISO 8601 with its offset: `2026-03-12T15:30:00+09:00`.
  public func text(of moment: CivilMoment) -> String { text(at: secondsSince1970(of: moment)) }

  /// An instant in ISO 8601 with its offset.
  public func text(at secondsSince1970: Int) -> String {
    let shown = moment(at: secondsSince1970)
    let minutes = offset(secondsSince1970) / 60
    func padded(_ number: Int) -> String { Self.padded(number, 2) }
    let time = "\(padded(shown.hour)):\(padded(shown.minute)):\(padded(shown.second))"
    let sign = minutes < 0 ? "-" : "+"
    return
      "\(Self.text(of: shown.date))T\(time)\(sign)\(padded(abs(minutes) / 60)):\(padded(abs(minutes) % 60))"
  }

  /// A day in ISO 8601: `2026-03-12`.
  public static func text(of date: CivilDate) -> String {
    padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
  }

  package static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
