import Logging
import Synchronization

/// Logs an event that may happen a thousand times a second: the first time, and then at most once in a period, with the
/// number of times that it happened.
final class SeldomLog: Sendable {
  private struct State {
    var count = 0
    var last: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let pause: Duration
  private let logger: Logger

  init(_ logger: Logger, every pause: Duration = .seconds(10)) {
    self.logger = logger
    self.pause = pause
  }

  func warn(_ message: Logger.Message, _ metadata: Logger.Metadata = [:]) {
    guard let count = happened(at: .now) else { return }
    logger.warning(message, metadata: metadata.merging(["times": "\(count)"]) { $1 })
  }

  /// - Returns: how often it happened since it was last logged; nil if it was logged less than a period ago.
  func happened(at now: ContinuousClock.Instant) -> Int? {
    state.withLock { state in
      state.count += 1
      if let last = state.last, now - last < pause { return nil }
      defer { state = State(count: 0, last: now) }
      return state.count
    }
  }
}
