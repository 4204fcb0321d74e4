import Synchronization

/// So many things at once for each caller, so that one does not take the place of all.
final class PerCallerLimiter: Sendable {
  /// A place that is taken until nobody holds it any longer.
  final class Place: Sendable {
    private let end: @Sendable () -> Void

    fileprivate init(end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
  }

  private let taken = Mutex<[String: Int]>([:])
  private let limit: Int

  init(_ limit: Int) { self.limit = limit }

  /// Of everybody.
  var count: Int { taken.withLock { $0.values.reduce(0, +) } }

  /// - Returns: nil when the caller has as many already.
  func take(_ user: String) -> Place? {
    let isFree = taken.withLock { taken in
      let count = taken[user] ?? 0
      guard count < limit else { return false }
      taken[user] = count + 1
      return true
    }
    return isFree ? Place { [self] in leave(user) } : nil
  }

  private func leave(_ user: String) {
    taken.withLock { taken in
      let count = (taken[user] ?? 1) - 1
      taken[user] = count == 0 ? nil : count
    }
  }
}
