import Assistant
import Dispatch
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Store

/// A database that another process holds.
@Suite(.timeLimit(.minutes(1))) struct LockPatienceTests {
  private let folder = TemporaryFolder()

  /// Seconds pass only when the test lets them: the caller that waits says so and stands still.
  private final class Standstill: Sendable {
    let isReached = DispatchSemaphore(value: 0)
    let goesOn = DispatchSemaphore(value: 0)
    private let looks = Mutex(0)

    /// - Parameter looks: after how many of them the caller stands still.
    func sleep(at count: Int) {
      guard
        looks.withLock({
          $0 += 1; return $0
        }) == count
      else { return }
      isReached.signal()
      goesOn.wait()
    }
  }

  private func store(seconds: Double, stillAt looks: Int, _ standstill: Standstill) throws -> SQLiteStore {
    try SQLiteStore(
      at: folder.file, waiting: LockPatience(seconds: seconds) { _ in standstill.sleep(at: looks) })
  }

  /// Holds the file while `body` runs.
  private func holding(_ body: (_ release: () throws -> Void) throws -> Void) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.file.path, configuration: configuration)
    try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    try body { try other.inDatabase { try $0.execute(sql: "ROLLBACK") } }
    try other.close()
  }

  @Test("one caller waits and gets its turn; those that come meanwhile are told at once, readers too")
  func oneWaits() throws {
    let standstill = Standstill()
    let store = try store(seconds: 1_000, stillAt: 30, standstill)
    let busy = ConversationStoreError.busy(path: folder.file.path)
    try holding { release in
      let first = Worker { try store.save(.sample("a")) }
      standstill.isReached.wait()
      for id in ["b", "c"] { #expect(throws: busy) { try store.save(.sample(id)) } }
      #expect(throws: busy) { try store.load("a") }
      try release()
      standstill.goesOn.signal()
      try first.join()
    }
    #expect(try store.list().map(\.id) == ["a"])
    try store.save(.sample("b"))
  }

  @Test("two that meet by chance are both served")
  func chance() throws {
    let standstill = Standstill()
    let store = try store(seconds: 1_000, stillAt: 3, standstill)
    try holding { release in
      let first = Worker { try store.save(.sample("a")) }
      standstill.isReached.wait()
      let second = Worker { try store.save(.sample("b")) }
      try release()
      standstill.goesOn.signal()
      try first.join()
      try second.join()
    }
    #expect(try store.list().count == 2)
  }

  @Test("who came while somebody waited in vain does not wait as long again")
  func inVain() throws {
    let patience = LockPatience(seconds: 0.01) { _ in }
    let entered = DispatchSemaphore(value: 0)
    let ends = DispatchSemaphore(value: 0)
    let first = Worker {
      try patience.access {
        entered.signal()
        ends.wait()
        #expect((0..<3).map(patience.looksAgain) == [true, true, false])
      }
    }
    entered.wait()
    let second = Worker { try patience.access { _ = Issue.record("it waited again") } }
    // The second one has come when it has been counted; the first is still inside.
    while patience.callers < 2 { sched_yield() }
    ends.signal()
    try first.join()
    #expect(throws: LockPatience.Taken.self) { try second.join() }
    #expect(try patience.access { true })
  }

  /// Something that blocks, in a thread of its own.
  private final class Worker: Sendable {
    private let ended = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<Void, any Error>>(.success(()))

    init(_ body: @escaping @Sendable () throws -> Void) {
      Thread.detachNewThread { [self] in
        let outcome = Result { try body() }
        result.withLock { $0 = outcome }
        ended.signal()
      }
    }

    func join() throws {
      ended.wait()
      try result.withLock(\.self).get()
    }
  }
}
