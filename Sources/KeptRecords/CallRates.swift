import Synchronization

/// A rate limiter for each name, in one process, by the monotonic clock.
///
///     let rates = CallRates()
///     guard rates.take("Kitchen", CallRates.Rate(most: 60, perSecond: 10)) else { return }
package final class CallRates: Sendable {
  /// So many at once, and so many more each second.
  package struct Rate: Sendable {
    package let most: Double
    package let perSecond: Double

    package init(most: Double, perSecond: Double) { (self.most, self.perSecond) = (most, perSecond) }
  }

  private struct Bucket {
    var left: Double
    var filled: ContinuousClock.Instant
    /// Seconds until it is full, from empty.
    var fillSeconds: Double

    func isFull(at now: ContinuousClock.Instant) -> Bool { now - filled >= .seconds(fillSeconds) }
  }

  private let buckets = Mutex<[String: Bucket]>([:])

  package init() {}

  /// - Returns: whether it may be done once more now.
  package func take(_ name: String, _ rate: Rate, at now: ContinuousClock.Instant = .now) -> Bool {
    buckets.withLock { buckets in
      // A name whose allowance is full again needs no entry.
      if buckets[name] == nil { buckets = buckets.filter { !$0.value.isFull(at: now) } }
      return Self.take(&buckets[name], rate, at: now)
    }
  }

  private static func take(_ bucket: inout Bucket?, _ rate: Rate, at now: ContinuousClock.Instant) -> Bool {
    var next = bucket ?? Bucket(left: rate.most, filled: now, fillSeconds: 0)
    next.left = min(rate.most, next.left + max(0, (now - next.filled) / .seconds(1)) * rate.perSecond)
    (next.filled, next.fillSeconds) = (now, rate.most / rate.perSecond)
    defer { bucket = next }
    guard next.left >= 1 else { return false }
    next.left -= 1
    return true
  }
}
