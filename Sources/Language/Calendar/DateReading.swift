/// A date, time, span, duration or recurrence found in a text.
public struct DateReading: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    /// A day or a time, as exactly as it was said.
    case moment(CivilMoment, DateResolution)
    /// A span, half-open: 다음 주, 저녁, 3시부터 5시까지.
    case interval(Range<CivilMoment>)
    /// A length: 한 시간 반.
    case duration(CivilDuration)
    /// Something regular, and the first time it happens.
    case recurrence(Recurrence, first: CivilMoment)
  }

  /// What the words around the time make of it.
  public enum Role: String, Hashable, Sendable {
    /// At that time.
    case at
    /// Not later: 금요일까지, by Friday. A day is meant with all its hours.
    case until
    /// Earlier: 3시 전에, before 3.
    case before
    /// Not earlier: 3시 이후, from 3 on.
    case since
  }

  /// Where the reading ends in the scalars given.
  public var end: Int
  public var value: Value
  public var role: Role
  /// It says a day (내일, 3월 12일), which is then not merely the next one that fits.
  public var saysDay: Bool
  /// It says a time of day (7시, 저녁).
  public var saysTime: Bool
  /// 쯤, 경, 정도, around.
  public var isApproximate: Bool
  /// The words are often misread or fit two times (사흘, 이번 주 일요일, 자정, a bare hour): repeat what was
  /// understood before acting on it.
  public var isUncertain: Bool

  package init(
    end: Int, value: Value, role: Role = .at, saysDay: Bool = false, saysTime: Bool = false,
    isApproximate: Bool = false, isUncertain: Bool = false
  ) {
    self.end = end
    self.value = value
    self.role = role
    self.saysDay = saysDay
    self.saysTime = saysTime
    self.isApproximate = isApproximate
    self.isUncertain = isUncertain
  }

  /// When it is or begins; nil for a duration.
  public var start: CivilMoment? {
    switch value {
    case .moment(let moment, _), .recurrence(_, let moment): moment
    case .interval(let range): range.lowerBound
    case .duration: nil
    }
  }

  /// How exactly the moment was said; nil for anything but a moment.
  public var resolution: DateResolution? {
    if case .moment(_, let resolution) = value { return resolution }
    return nil
  }

  /// The span, half-open; nil unless one was said.
  public var interval: Range<CivilMoment>? {
    if case .interval(let range) = value { return range }
    return nil
  }

  public var isInterval: Bool { interval != nil }

  /// Whether it is a span within one day and the night behind it: 내일 아침, tonight.
  public var isPartOfDay: Bool {
    guard let interval else { return false }
    let nextDay = CivilMoment(interval.lowerBound.date.adding(days: 1))
    return interval.upperBound <= nextDay.adding(seconds: 6 * 3_600)
  }

  /// All the time that is meant: a day from midnight to midnight, an hour as long as it lasts, a minute, a
  /// span.
  public var period: Range<CivilMoment>? {
    switch value {
    case .moment(let start, .day): start..<CivilMoment(start.date.adding(days: 1))
    case .moment(let start, let resolution):
      start..<start.adding(seconds: resolution == .hour ? 3_600 : resolution == .minute ? 60 : 1)
    case .interval(let range): range
    case .duration, .recurrence: nil
    }
  }

  public var duration: CivilDuration? {
    if case .duration(let duration) = value { return duration }
    return nil
  }

  public var recurrence: Recurrence? {
    if case .recurrence(let recurrence, _) = value { return recurrence }
    return nil
  }

  /// The reading in ISO 8601 without an offset, as the clock on the wall shows it.
  public var isoText: String {
    let text = text(in: .fixed(hours: 0))
    return text.replacing("+00:00", with: "")
  }

  /// The reading in ISO 8601: a moment with its offset, a span as `A/B`, a duration as `PT1H30M`; a
  /// recurrence as its first time and its rule,
  /// `2026-03-16T07:00:00+09:00;FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0`.
  public func text(in zone: CivilZone) -> String {
    switch value {
    case .moment(let moment, _): zone.text(of: moment)
    case .interval(let range): zone.text(of: range.lowerBound) + "/" + zone.text(of: range.upperBound)
    case .duration(let duration): duration.text
    case .recurrence(let recurrence, let first): zone.text(of: first) + ";" + recurrence.text
    }
  }
}
