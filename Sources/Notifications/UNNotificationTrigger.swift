/// When a notification is delivered.
open class UNNotificationTrigger: @unchecked Sendable {
  // Unchecked: it does not change once it is made.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The first moment after `date` at which it is delivered; nil when there is none.
  package func next(after date: Date, calendar: Calendar) -> Date? { nil }
  var kept: NotificationSchedule? { nil }
}

/// After some seconds, once or again and again.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  /// - Parameter timeInterval: more than zero; of one that repeats, at least 60.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let least = repeats ? Self.shortestRepetition : 0.001
    self.timeInterval = timeInterval.isFinite ? min(max(timeInterval, least), Self.longest) : least
    super.init(repeats: repeats)
  }

  private static let shortestRepetition = 60.0
  private static let longest = 100.0 * 366 * 86_400

  /// From now on.
  public func nextTriggerDate() -> Date? {
    NotificationCenterPlace.current.now.addingTimeInterval(timeInterval)
  }

  override package func next(after date: Date, calendar: Calendar) -> Date? {
    date.addingTimeInterval(timeInterval)
  }
  override var kept: NotificationSchedule? { .interval(timeInterval, repeats: repeats) }
}

/// When the clock and the calendar are as wanted, by the local time.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  public func nextTriggerDate() -> Date? {
    let place = NotificationCenterPlace.current
    return next(after: place.now, calendar: place.calendar)
  }

  override package func next(after date: Date, calendar: Calendar) -> Date? {
    NotificationSchedule.next(dateComponents, after: date, calendar)
  }
  override var kept: NotificationSchedule? { .calendar(dateComponents, repeats: repeats) }
}

/// At a place. The position of the person is not known here, so that it is never delivered.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(region: Any, repeats: Bool) { super.init(repeats: repeats) }
}

/// By a push; made by the system alone.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
