public import Dispatch

/// Takes work for later, and has it done.
///
///     BGTaskScheduler.shared.register(forTaskWithIdentifier: "orders.update", using: nil) { task in
///       Task {
///         await updateOrders()
///         task.setTaskCompleted(success: true)
///       }
///     }
///     let request = BGAppRefreshTaskRequest(identifier: "orders.update")
///     request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
///     try BGTaskScheduler.shared.submit(request)
///
/// Requests outlive the process. What is due is done by the daemon, or by the next process that shows something.
public final class BGTaskScheduler: Sendable {
  /// Why work is not taken.
  public struct Error: Swift.Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      /// An app has one refresh and ten processing tasks that wait, and asks for 1,000 at once and 10 more each second.
      case tooManyPendingTaskRequests
      /// No handler is registered for the identifier.
      case notPermitted
      case immediateRunIneligible
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
  }

  public static let shared = BGTaskScheduler()

  private init() {}

  /// Says what does the work of an identifier, when the app is loaded.
  ///
  /// - Parameter queue: where it begins; nil: where the work is driven.
  /// - Returns: false when somebody has registered for it before.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, fileID: String = #fileID,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    BackgroundHandlers.register(
      identifier, module: String(fileID.prefix { $0 != "/" })
    ) { task in
      guard let queue else { return launchHandler(task) }
      queue.async { launchHandler(task) }
    }
  }

  /// Takes work for later, in place of a request of the same identifier.
  ///
  /// - Throws: `BGTaskScheduler.Error`.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    guard let module = BackgroundHandlers.module(of: taskRequest.identifier) else {
      throw Error(.notPermitted)
    }
    let place = BackgroundPlace.current
    guard place.take(module) else { throw Error(.tooManyPendingTaskRequests) }
    let record = BackgroundRecord(taskRequest, app: module, at: place.now)
    do {
      try place.change { (records) throws in try records.add(record) }
    } catch let error as Error {
      throw error
    } catch {
      throw Error(.unavailable)
    }
    place.tell()
  }

  public func cancel(taskRequestWithIdentifier identifier: String) {
    try? BackgroundPlace.current.change { $0.removeAll { $0.id == identifier } }
  }

  /// Takes back what the app in whose module it is called has asked for.
  public func cancelAllTaskRequests(fileID: String = #fileID) {
    let module = String(fileID.prefix { $0 != "/" })
    try? BackgroundPlace.current.change { $0.removeAll { $0.app == module } }
  }

  /// What the app in whose module it is called has asked for and was not done yet.
  public func pendingTaskRequests(fileID: String = #fileID) async -> [BGTaskRequest] {
    Self.pending(of: fileID)
  }

  public func getPendingTaskRequests(
    fileID: String = #fileID, completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { completionHandler(Self.pending(of: fileID)) }

  private static func pending(of fileID: String) -> [BGTaskRequest] {
    let records = (try? BackgroundPlace.current.records()) ?? []
    return records.filter { $0.app == fileID.prefix { $0 != "/" } }.map(\.request)
  }
}

/// An app that works in the background. Ours, beside Apple's: on a phone an app registers when it starts.
public protocol BackgroundWorkApp: AssistantApp {
  /// Registers the handlers of the app's tasks; called once, when the app is loaded.
  static func registerBackgroundTasks()
}
