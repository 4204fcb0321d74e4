import Dispatch
import Foundation
import Synchronization

/// Threads that do nothing but what is given to them: it gets on however many turns are at work, and however long one
/// of them takes.
final class OwnThreads: TaskExecutor {
  /// For the doors, and for the sign of life: what is done here is short and waits for nothing.
  static let doors = OwnThreads(2, named: "doors")

  private let jobs = Mutex<[UnownedJob]>([])
  private let arrived = DispatchSemaphore(value: 0)

  /// - Parameter name: of the threads, as `ps -L` shows it.
  init(_ count: Int, named name: String) {
    for _ in 0..<count {
      let thread = Thread { self.work() }
      thread.name = name
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  private func work() {
    while true {
      arrived.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
