import KeptRecords

/// How many pushes are taken: of all tokens together, before any is looked up, and of each activity.
final class PushRates: Sendable {
  static let ofAll = CallRates.Rate(most: 600, perSecond: 100)
  static let ofActivity = CallRates.Rate(most: 60, perSecond: 10)
  /// Where the person does not want an app's updates often.
  static let ofSeldomActivity = CallRates.Rate(most: 10, perSecond: 1.0 / 60)

  private let all = CallRates()
  /// By activity; there are few.
  private let activities = CallRates()

  /// - Returns: whether one more is looked up.
  func take(at now: ContinuousClock.Instant = .now) -> Bool { all.take("", Self.ofAll, at: now) }

  /// - Returns: whether one more of an activity is taken.
  func take(_ activity: String, isFrequent: Bool = true, at now: ContinuousClock.Instant = .now) -> Bool {
    activities.take(activity, isFrequent ? Self.ofActivity : Self.ofSeldomActivity, at: now)
  }
}
