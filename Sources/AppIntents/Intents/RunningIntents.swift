public import Foundation

/// An intent that says how far it has come. As long as `progress` moves it may take its time.
///
/// ```swift
/// progress.totalUnitCount = Int64(photos.count)
/// for photo in photos { try await upload(photo); progress.completedUnitCount += 1 }
/// ```
public protocol ProgressReportingIntent: AppIntent {
  /// The progress of the current run; outside a conversation one that nobody looks at.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  public var progress: Progress { IntentRun.current?.progress ?? Progress(totalUnitCount: 0) }
}

/// An intent that may take longer than the 30 seconds that any other has without progress.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Runs `operation` without the limit.
  public func performBackgroundTask<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let stopwatch = IntentRun.current?.stopwatch
    stopwatch?.pause()
    defer { stopwatch?.resume() }
    return try await operation()
  }
}

/// Why a run was ended from outside.
public struct IntentCancellationReason: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// 30 seconds without progress.
  public static let timeout = IntentCancellationReason("timeout")
  public static let userCancelled = IntentCancellationReason("userCancelled")
}

/// An intent that cleans up after itself when it is ended from outside.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Runs `operation`; when it is ended from outside, runs `onCancel` at once and beside it.
  public func withIntentCancellationHandler<Result: Sendable>(
    operation: () async throws -> Result, onCancel: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    let run = IntentRun.current
    return try await withTaskCancellationHandler {
      try await operation()
    } onCancel: {
      onCancel(run?.stopwatch.isRunOut == true ? .timeout : .userCancelled)
    }
  }
}
