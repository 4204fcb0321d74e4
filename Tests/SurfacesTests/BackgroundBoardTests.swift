import AppIntents
import BackgroundWork
import Foundation
import KeptRecords
import Store
import Surfaces
import Synchronization
import Testing

/// What tasks of these tests found.
private struct Finding: Sendable {
  var runs = 0
  var now: Date?
  var refusal: String?
}

private let findings = Mutex<[String: Finding]>([:])

@Suite("Work that apps do by themselves") struct BackgroundBoardTests {
  /// A name that no other test has, with work that would like to spend.
  private func register(taking milliseconds: Int = 0) -> String {
    let name = "kiosk.\(UUID().uuidString)"
    BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { task in
      Task {
        let now = try? await IntentContext.now
        var refusal: String?
        do { try await IntentEffect.run("pay", key: "k") {} } catch { refusal = "\(error)" }
        try? await Task.sleep(for: .milliseconds(milliseconds))
        findings.withLock { all in
          all[name, default: Finding()].runs += 1
          all[name]?.now = now
          all[name]?.refusal = refusal
        }
        task.setTaskCompleted(success: true)
      }
    }
    return name
  }

  private func finding(_ name: String) -> Finding { findings.withLock { $0[name] ?? Finding() } }

  private func submit(_ name: String, in kiosk: KioskBoard, after seconds: Double) throws {
    let place = BackgroundPlace(rows: kiosk.store) { [clock = kiosk.clock] in clock.now }
    let request = BGAppRefreshTaskRequest(identifier: name)
    request.earliestBeginDate = kiosk.clock.now + seconds
    try BackgroundPlace.$local.withValue(place) { try BGTaskScheduler.shared.submit(request) }
  }

  @Test("is done by the clock of the board, and an effect in it is refused")
  func unattended() async throws {
    let kiosk = try await KioskBoard()
    let name = register()
    try submit(name, in: kiosk, after: 60)
    #expect(try await kiosk.board.nextBackgroundTask() == kiosk.clock.now + 60)
    #expect(await kiosk.board.runBackgroundTasks().isEmpty)
    kiosk.clock.advance(60)
    #expect(await kiosk.board.runBackgroundTasks(.long).isEmpty)
    #expect(await kiosk.board.runBackgroundTasks(.short) == [name])
    #expect(finding(name).runs == 1 && finding(name).now == kiosk.clock.now)
    #expect(finding(name).refusal?.contains("refused") == true)
  }

  @Test("is done by one of several processes")
  func once() async throws {
    let kiosk = try await KioskBoard()
    let other = try await KioskBoard(in: kiosk.folder)
    let name = register(taking: 50)
    try submit(name, in: kiosk, after: 0)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<10 {
        group.addTask { await (index.isMultiple(of: 2) ? kiosk : other).board.runBackgroundTasks() }
      }
    }
    #expect(finding(name).runs == 1)
    #expect(try kiosk.store.rows(in: .backgroundTask, only: nil).isEmpty)
  }

  @Test("that ended with its process is done by the next one")
  func death() async throws {
    let kiosk = try await KioskBoard()
    let name = register(taking: 100)
    try submit(name, in: kiosk, after: 0)
    let task = Task { await kiosk.board.runBackgroundTasks() }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    _ = await task.value
    #expect(try kiosk.store.rows(in: .backgroundTask, only: nil).map(\.id) == [name])
    let next = try await KioskBoard(in: kiosk.folder)
    #expect(await next.board.runBackgroundTasks() == [name])
    #expect(try kiosk.store.rows(in: .backgroundTask, only: nil).isEmpty)
  }
}
