import Synchronization

/// Work that is being done now. It says itself when it is done.
open class BGTask: @unchecked Sendable {
  // Unchecked: what changes lies behind a lock.
  public let identifier: String
  private let completion: AsyncStream<Bool>.Continuation
  private let handler = Mutex<(@Sendable () -> Void)?>(nil)

  init(identifier: String, completion: AsyncStream<Bool>.Continuation) {
    (self.identifier, self.completion) = (identifier, completion)
  }

  /// Is called when the time is over: a few moments are left to stop.
  public var expirationHandler: (@Sendable () -> Void)? {
    get { handler.withLock(\.self) }
    set { handler.withLock { $0 = newValue } }
  }

  /// Says that the work is done. Only the first call counts.
  public func setTaskCompleted(success: Bool) {
    completion.yield(success)
    completion.finish()
  }
}

public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
