import AppIntents
import Dispatch
import Foundation

/// Threads for turns: a turn that waits for the disk or for a locked database keeps no other work waiting.
///
/// A step of a turn mostly begins the next one and is over. The next is then done by the same thread: to wake another
/// one would take longer than most steps.
final class TurnThreads: TaskExecutor {
  static let shared = TurnThreads()

  private let queue = DispatchQueue(label: "malgil.turns", attributes: .concurrent)
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

  private init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    lane = key
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let own = own, own.next == nil { return own.next = job }
    queue.async { self.run(job) }
  }

  /// Of a thread that is doing a step.
  private var own: Lane? {
    pthread_getspecific(lane).map { Unmanaged<Lane>.fromOpaque($0).takeUnretainedValue() }
  }

  private func run(_ first: UnownedJob) {
    let own = Lane()
    pthread_setspecific(lane, Unmanaged.passUnretained(own).toOpaque())
    defer { pthread_setspecific(lane, nil) }
    var job: UnownedJob? = first
    while let current = job {
      current.runSynchronously(on: asUnownedTaskExecutor())
      job = own.next
      own.next = nil
    }
    withExtendedLifetime(own) {}
  }
}
