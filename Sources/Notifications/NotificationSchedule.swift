/// When a kept notification is delivered.
package enum NotificationSchedule: Hashable, Codable, Sendable {
  case interval(Double, repeats: Bool)
  case calendar(DateComponents, repeats: Bool)

  package var repeats: Bool {
    switch self {
    case .interval(_, let repeats), .calendar(_, let repeats): repeats
    }
  }

  /// The first moment after `date`; nil when there is none.
  ///
  /// - Parameter date: of an interval, the delivery before, or the request.
  package func next(after date: Date, _ calendar: Calendar) -> Date? {
    switch self {
    case .interval(let seconds, _): date.addingTimeInterval(seconds)
    case .calendar(let components, _): Self.next(components, after: date, calendar)
    }
  }

  /// The first moment after `now` of one that repeats, when the one at `date` has come.
  package func next(after date: Date, passing now: Date, _ calendar: Calendar) -> Date? {
    switch self {
    case .interval(let seconds, _):
      let passed = max(0, (now.timeIntervalSince(date) / seconds).rounded(.down))
      return date.addingTimeInterval((passed + 1) * seconds)
    case .calendar(let components, _): return Self.next(components, after: max(date, now), calendar)
    }
  }

  static func next(_ components: DateComponents, after date: Date, _ calendar: Calendar) -> Date? {
    var calendar = components.calendar ?? calendar
    if let zone = components.timeZone { calendar.timeZone = zone }
    var wanted = components
    (wanted.calendar, wanted.timeZone) = (nil, nil)
    guard wanted != DateComponents() else { return nil }
    return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }
}
