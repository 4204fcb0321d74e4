import Dispatch
import Foundation
import Synchronization

/// An executor with threads of its own, so that its jobs run however many turns are running.
///
/// The job that another job enqueues last runs next on the same thread, as in `TurnExecutor`.
final class OwnThreads: TaskExecutor {
  /// For connections and for the watchdog. Jobs here must be short and must not block.
  static let doors = OwnThreads(2, named: "doors")

  private let jobs = Mutex<[UnownedJob]>([])
  private let arrived = DispatchSemaphore(value: 0)
  /// What the thread at work has to do next.
  private let lane: pthread_key_t

  private final class Lane {
    var next: UnownedJob?
  }

  /// - Parameter name: of the threads, as `ps -L` shows it.
  init(_ count: Int, named name: String) {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    lane = key
    for _ in 0..<count {
      let thread = Thread { self.work() }
      thread.name = name
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let own, own.next == nil { return own.next = job }
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  /// Of a thread of these.
  private var own: Lane? {
    pthread_getspecific(lane).map { Unmanaged<Lane>.fromOpaque($0).takeUnretainedValue() }
  }

  private func work() {
    let own = Lane()
    pthread_setspecific(lane, Unmanaged.passUnretained(own).toOpaque())
    while true {
      arrived.wait()
      var job: UnownedJob? = jobs.withLock { $0.removeFirst() }
      while let current = job {
        current.runSynchronously(on: asUnownedTaskExecutor())
        job = own.next
        own.next = nil
      }
    }
  }
}
