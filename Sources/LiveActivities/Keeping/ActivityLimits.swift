package import KeptRecords

/// How much of Live Activities there may be, as on a phone.
package enum ActivityLimits {
  /// An activity goes on for eight hours, and is seen for four more.
  package static let activeSeconds = 8.0 * 3_600
  package static let shownSeconds = 4.0 * 3_600
  /// That go on at once.
  package static let mostOfApp = 5
  package static let mostInAll = 20
  /// Attributes and content together.
  package static let mostBytes = 4_096
  /// Requests, updates and ends of one app in one process: so many at once, and so many more each second. Ours.
  package static let rate = CallRates.Rate(most: 1_000, perSecond: 1_000)
  /// Of one app that are over and still seen; older ones are seen no longer.
  package static let mostEndedOfApp = 10
}

extension [ActivityRecord] {
  /// Adds an activity if there may be one more.
  ///
  /// - Throws: `ActivityAuthorizationError`.
  package mutating func add(_ record: ActivityRecord, at now: Date) throws(ActivityAuthorizationError) {
    let running = filter { $0.isRunning(at: now) }
    guard running.count < ActivityLimits.mostInAll else { throw .globalMaximumExceeded }
    guard running.count(where: { $0.app == record.app }) < ActivityLimits.mostOfApp else {
      throw .targetMaximumExceeded
    }
    append(record)
    tidy(at: now)
  }

  /// Leaves out what is no longer seen, and of each app all but the latest that are over.
  package mutating func tidy(at now: Date) {
    for index in indices { self[index].follow(now) }
    removeAll { $0.state(at: now) == .dismissed }
    let over = filter { $0.state(at: now) == .ended }
    for (_, records) in Dictionary(grouping: over, by: \.app) {
      let latest = records.sorted { ($0.end, $0.id) > ($1.end, $1.id) }
      let gone = Set(latest.dropFirst(ActivityLimits.mostEndedOfApp).map(\.id))
      removeAll { gone.contains($0.id) }
    }
  }
}
