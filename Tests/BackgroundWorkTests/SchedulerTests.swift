import AppIntents
import Foundation
import KeptRecords
import Synchronization
import Testing

@testable import BackgroundWork

/// A clock that stands still until it is moved.
final class StandingClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_795_168_800))

  var now: Date { time.withLock(\.self) }

  func move(_ seconds: Double) { time.withLock { $0 += seconds } }
}

/// What was done, by identifier.
private let deeds = Mutex<[String: Int]>([:])

@Suite("Work in the background") struct SchedulerTests {
  private let clock = StandingClock()
  private let rows = MemoryRows()

  private var place: BackgroundPlace { BackgroundPlace(rows: rows) { [clock] in clock.now } }

  /// A name that no other test has.
  private func name(_ work: @escaping @Sendable (BGTask) -> Void = { $0.setTaskCompleted(success: true) })
    -> String
  {
    let name = "test.\(UUID().uuidString)"
    BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { task in
      deeds.withLock { $0[task.identifier, default: 0] += 1 }
      work(task)
    }
    return name
  }

  private func count(_ name: String) -> Int { deeds.withLock { $0[name] ?? 0 } }

  private func submit(_ name: String, after seconds: Double? = nil, processing: Bool = false) throws {
    let request: BGTaskRequest =
      processing ? BGProcessingTaskRequest(identifier: name) : BGAppRefreshTaskRequest(identifier: name)
    request.earliestBeginDate = seconds.map { clock.now + $0 }
    try BackgroundPlace.$local.withValue(place) { try BGTaskScheduler.shared.submit(request) }
  }

  private func pending() async -> [String] {
    await BackgroundPlace.$local.withValue(place) {
      await BGTaskScheduler.shared.pendingTaskRequests().map(\.identifier)
    }
  }

  @Test("that was asked for by a clock that was years ahead is done when it was to be")
  func jumps() async throws {
    let name = name()
    clock.move(10 * 366 * 86_400)
    try submit(name, after: 60)
    clock.move(-10 * 366 * 86_400)
    #expect(await place.run().isEmpty)
    clock.move(60)
    #expect(await place.run().count == 1 && count(name) == 1)
  }

  @Test("asked for without measure is refused by name")
  func often() throws {
    let (name, place) = (name(), place)
    let refusal = #expect(throws: BGTaskScheduler.Error.self) {
      try BackgroundPlace.$local.withValue(place) {
        for _ in 0..<1_000_000 {
          try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: name))
        }
      }
    }
    #expect(refusal?.code == .tooManyPendingTaskRequests)
  }

  @Test("is done when it is due and not before, once, also by the next process")
  func due() async throws {
    let name = name()
    try submit(name, after: 60)
    #expect(await place.run().isEmpty && count(name) == 0)
    #expect(try place.next() == clock.now + 60)
    clock.move(60)
    #expect(await place.run().map(\.identifier) == [name])
    #expect(await place.run().isEmpty && count(name) == 1)
    #expect(await pending().isEmpty)
  }

  @Test("is done once by several that drive it at the same time")
  func once() async throws {
    let name = name { task in
      Task {
        try await Task.sleep(for: .milliseconds(50))
        task.setTaskCompleted(success: true)
      }
    }
    try submit(name)
    let done = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { await self.place.run().count } }
      return await group.reduce(0, +)
    }
    #expect(done == 1 && count(name) == 1)
  }

  @Test("that asks for itself again is done again at its new time")
  func again() async throws {
    let again = Mutex<(@Sendable () -> Void)?>(nil)
    let name = name { task in
      again.withLock { $0 }?()
      task.setTaskCompleted(success: true)
    }
    again.withLock { $0 = { [self] in try? submit(name, after: 60) } }
    try submit(name)
    for round in 1...3 {
      _ = await place.run()
      #expect(count(name) == round)
      #expect(await pending() == [name])
      clock.move(60)
    }
  }

  @Test("has 30 seconds, or ten minutes, then is told and let go", arguments: [(false, 30), (true, 600)])
  func expiration(_ processing: Bool, _ limit: Int) async throws {
    let isTold = Mutex(false)
    let passed = Mutex<[Int]>([])
    let name = name { task in task.expirationHandler = { isTold.withLock { $0 = true } } }
    try submit(name, processing: processing)
    let done = await place.run(pause: { seconds in passed.withLock { $0.append(seconds) } })
    #expect(done.map(\.success) == [false] && isTold.withLock(\.self))
    #expect(passed.withLock { $0.first } == limit)
    #expect(await pending().isEmpty)
  }

  @Test("that says in time that it is done keeps its word, whatever it says later")
  func completion() async throws {
    let name = name { task in
      task.setTaskCompleted(success: true)
      task.setTaskCompleted(success: false)
    }
    try submit(name)
    #expect(await place.run().map(\.success) == [true])
  }

  @Test("is one refresh and ten processings of an app at a time; the later of one name counts")
  func limits() async throws {
    let names = (0..<12).map { _ in name() }
    try submit(names[0], after: 10)
    try submit(names[0], after: 100)
    #expect(try place.next() == clock.now + 100)
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) { try submit(names[1]) }
    for name in names[1...10] { try submit(name, processing: true) }
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
      try submit(names[11], processing: true)
    }
    #expect(await pending().count == 11)
    BackgroundPlace.$local.withValue(place) {
      BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: names[0])
    }
    #expect(await pending().count == 10)
    BackgroundPlace.$local.withValue(place) { BGTaskScheduler.shared.cancelAllTaskRequests() }
    #expect(await pending().isEmpty)
  }

  @Test("for which nobody has registered is not taken, and one that registers late changes nothing")
  func registration() throws {
    #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try submit("nobody's") }
    let name = name()
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { _ in })
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "", using: nil) { _ in })
  }

  @Test("of an app that is not there stays for when it is")
  func elsewhere() async throws {
    let name = name()
    try submit(name)
    try rows.change(.backgroundTask, only: nil) { rows in
      rows[0].id = "elsewhere"
      rows[0].content = rows[0].content.replacing(name, with: "elsewhere")
    }
    #expect(await place.run().isEmpty)
    #expect(try place.next() == nil && place.records().count == 1)
  }

  @Test("in dates that are none is done at once", arguments: [Double.nan, -.infinity, .infinity])
  func dates(_ seconds: Double) async throws {
    let name = name()
    let request = BGAppRefreshTaskRequest(identifier: name)
    request.earliestBeginDate = Date(timeIntervalSince1970: seconds)
    try BackgroundPlace.$local.withValue(place) { try BGTaskScheduler.shared.submit(request) }
    #expect(await place.run().count == 1)
  }
}
