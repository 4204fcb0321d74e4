import Synchronization

/// How many pushes are taken: of all tokens together, before any is looked up, and of each activity.
final class PushRates: Sendable {
  private struct Bucket {
    var left: Double
    var filled: ContinuousClock.Instant
    /// Seconds until it is full, from empty.
    var fillSeconds: Double

    func isFull(at now: ContinuousClock.Instant) -> Bool { now - filled >= .seconds(fillSeconds) }
  }

  /// So many at once, and so many more each second.
  struct Rate: Sendable {
    let most: Double
    let perSecond: Double
  }

  static let ofAll = Rate(most: 600, perSecond: 100)
  static let ofActivity = Rate(most: 60, perSecond: 10)
  /// Where the person does not want an app's updates often.
  static let ofSeldomActivity = Rate(most: 10, perSecond: 1.0 / 60)

  private let all = Mutex<Bucket?>(nil)
  /// By activity; there are few.
  private let activities = Mutex<[String: Bucket]>([:])

  /// - Returns: whether one more is looked up.
  func take(at now: ContinuousClock.Instant = .now) -> Bool {
    all.withLock { Self.take(&$0, Self.ofAll, at: now) }
  }

  /// - Returns: whether one more of an activity is taken.
  func take(_ activity: String, isFrequent: Bool = true, at now: ContinuousClock.Instant = .now) -> Bool {
    activities.withLock { activities in
      // What is full again is as if it had never been there.
      activities = activities.filter { !$0.value.isFull(at: now) }
      return Self.take(&activities[activity], isFrequent ? Self.ofActivity : Self.ofSeldomActivity, at: now)
    }
  }

  private static func take(
    _ bucket: inout Bucket?, _ rate: Rate, at now: ContinuousClock.Instant
  ) -> Bool {
    var next = bucket ?? Bucket(left: rate.most, filled: now, fillSeconds: 0)
    next.left = min(rate.most, next.left + max(0, (now - next.filled) / .seconds(1)) * rate.perSecond)
    (next.filled, next.fillSeconds) = (now, rate.most / rate.perSecond)
    defer { bucket = next }
    guard next.left >= 1 else { return false }
    next.left -= 1
    return true
  }
}
