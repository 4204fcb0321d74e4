@_exported public import Foundation

// Nothing runs in the background here yet: a task that is submitted is refused.

open class BGTaskRequest: @unchecked Sendable {
  // Unchecked: as on a phone, a request is made in one place and handed over.
  public let identifier: String
  public var earliestBeginDate: Date?

  fileprivate init(named identifier: String) { self.identifier = identifier }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(named: identifier) }
}

public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false

  public init(identifier: String) { super.init(named: identifier) }
}

/// Some work. The system makes them, and here makes none.
open class BGTask: @unchecked Sendable {
  public let identifier: String
  public var expirationHandler: (() -> Void)?

  fileprivate init(identifier: String) { self.identifier = identifier }

  public func setTaskCompleted(success: Bool) {}
}

public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Refuses every request.
public final class BGTaskScheduler: Sendable {
  public struct Error: Swift.Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }

    public let code: Code
  }

  public static let shared = BGTaskScheduler()

  /// False.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }

  /// Throws `BGTaskScheduler.Error` with the code `unavailable`.
  public func submit(_ request: BGTaskRequest) throws { throw Error(code: .unavailable) }

  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
}
