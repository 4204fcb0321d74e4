import Dispatch

/// Threads for turns: a turn that waits for the disk or for a locked database keeps no other work waiting.
final class TurnThreads: TaskExecutor {
  static let shared = TurnThreads()

  private let queue = DispatchQueue(label: "malgil.turns", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
