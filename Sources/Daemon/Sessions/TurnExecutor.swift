import AppIntents
import Dispatch
import Foundation
import Synchronization

/// Threads for turns: a turn that waits for the disk or for a locked database keeps no other work waiting.
///
/// They are not threads of Dispatch, which are shared with all tasks of the process and are added slowly. An idle thread
/// ends after a while.
///
/// A step of a turn mostly begins the next one and is over. The next is then done by the same thread: to wake another
/// one would take longer than most steps.
final class TurnExecutor: TaskExecutor {
  static let shared = TurnExecutor(most: 192)

  private struct State {
    var jobs: [UnownedJob] = []
    var threads = 0
    var idle = 0
  }

  /// Seconds.
  private static let patience = 10.0
  private let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)
  private let most: Int
  /// What the thread at work has to do next.
  private let lane: pthread_key_t

  private final class Lane {
    var next: UnownedJob?
  }

  /// Does `body`, and all runs of intents that it begins, in these threads.
  static func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
    try await withTaskExecutorPreference(shared) {
      try await RunExecutor.$preferred.withValue(shared) { try await body() }
    }
  }

  /// - Parameter most: how many threads there are at most; a turn has one, and another one for what it performs.
  init(most: Int) {
    self.most = most
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    lane = key
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let own = own, own.next == nil { return own.next = job }
    let wantsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.jobs.count > state.idle, state.threads < most else { return false }
      state.threads += 1
      return true
    }
    arrived.signal()
    if wantsThread { Thread.detachNewThread { self.work() } }
  }

  /// Of a thread that is doing a step.
  private var own: Lane? {
    pthread_getspecific(lane).map { Unmanaged<Lane>.fromOpaque($0).takeUnretainedValue() }
  }

  private func work() {
    let own = Lane()
    pthread_setspecific(lane, Unmanaged.passUnretained(own).toOpaque())
    defer { pthread_setspecific(lane, nil) }
    while let first = next() {
      var job: UnownedJob? = first
      while let current = job {
        current.runSynchronously(on: asUnownedTaskExecutor())
        job = own.next
        own.next = nil
      }
    }
    withExtendedLifetime(own) {}
  }

  /// Waits for something to do; nil when there was nothing for long.
  private func next() -> UnownedJob? {
    state.withLock { $0.idle += 1 }
    while true {
      let hasArrived = arrived.wait(timeout: .now() + Self.patience) == .success
      let (job, isOver) = state.withLock { state -> (UnownedJob?, Bool) in
        if !state.jobs.isEmpty {
          state.idle -= 1
          return (state.jobs.removeFirst(), false)
        }
        guard !hasArrived else { return (nil, false) }
        state.idle -= 1
        state.threads -= 1
        return (nil, true)
      }
      if job != nil || isOver { return job }
    }
  }
}
