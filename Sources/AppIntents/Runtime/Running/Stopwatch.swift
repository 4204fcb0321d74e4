import Foundation
import Synchronization

/// How long a run has been without progress. It stands still while somebody is asked.
final class Stopwatch: Sendable {
  private struct State {
    var idle = 0
    var pauses = 0
    var isRunOut = false
    /// Those who want to know when it runs again.
    var waiting: [CheckedContinuation<Void, Never>] = []

    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      defer { waiting = [] }
      return waiting
    }
  }

  private let state = Mutex(State())

  /// The limit that phones give an intent, in seconds.
  static let limit = 30

  func pause() { state.withLock { $0.pauses += 1 } }

  func resume() {
    let waiting = state.withLock { state in
      state.pauses -= 1
      state.idle = 0
      return state.pauses == 0 ? state.takeWaiting() : []
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Suspends while it stands still, so that a question that is open for days costs nothing. Returns at once when
  /// the task is cancelled.
  func untilRunning() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isRunning = state.withLock { state in
          guard state.pauses > 0, !Task.isCancelled else { return true }
          state.waiting.append(continuation)
          return false
        }
        if isRunning { continuation.resume() }
      }
    } onCancel: {
      for continuation in state.withLock({ $0.takeWaiting() }) { continuation.resume() }
    }
  }

  /// One second has passed, with or without progress. True when it was one too many.
  func tick(progressed: Bool) -> Bool {
    state.withLock { state in
      state.idle = progressed || state.pauses > 0 ? 0 : state.idle + 1
      state.isRunOut = state.isRunOut || state.idle >= Self.limit
      return state.isRunOut
    }
  }

  var isRunOut: Bool { state.withLock(\.isRunOut) }
}

extension IntentRun {
  /// Runs `work`, and gives up on it after 30 seconds without progress.
  ///
  /// Work that does not listen to its cancellation goes on unheard; whatever it still asks is refused.
  func timed<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await raced(work) {
      await self.runOut()
        ? IntentFailure(code: .timedOut, detail: "no progress for \(Stopwatch.limit) seconds") : nil
    }
  }

  /// Watches until the time has run out; false when the watching was cancelled.
  private func runOut() async -> Bool {
    var last = 0.0
    while true {
      await stopwatch.untilRunning()
      do { try await host.sleep(seconds: 1) } catch { return false }
      let fraction = reported?.fractionCompleted ?? 0
      let progressed = fraction != last
      last = fraction
      if let reported, progressed {
        host.report(IntentProgress(fraction: fraction, text: reported.localizedDescription))
      }
      if stopwatch.tick(progressed: progressed) { return true }
    }
  }
}
