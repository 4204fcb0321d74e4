import Logging
import Synchronization

/// Tells of what may happen a thousand times a second: the first time, and then once in a while with how often it
/// happened meanwhile.
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

  /// - Returns: how often it happened since it was told last; nil when that was a moment ago.
  func happened(at now: ContinuousClock.Instant) -> Int? {
    state.withLock { state in
      state.count += 1
      if let last = state.last, now - last < pause { return nil }
      defer { state = State(count: 0, last: now) }
      return state.count
    }
  }
}
