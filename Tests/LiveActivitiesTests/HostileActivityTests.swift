import AppIntents
import Foundation
import KeptRecords
import LiveActivities
import Synchronization
import Testing

/// Counts what is written.
private final class CountedRows: KeptRows {
  private let rows = MemoryRows()
  private let written = Mutex(0)

  var count: Int { written.withLock(\.self) }

  func rows(in table: KeptTable, only id: String?) throws -> [KeptRow] { try rows.rows(in: table, only: id) }
  func change<Result>(
    _ table: KeptTable, only id: String?, _ body: (inout [KeptRow]) throws -> Result
  ) throws -> Result {
    written.withLock { $0 += 1 }
    return try rows.change(table, only: id, body)
  }
  func holdRows(_ name: String) -> (@Sendable () -> Void)? { rows.holdRows(name) }
}

@Suite("An app that changes activities without measure") struct HostileActivityTests {
  private let clock = StandingClock()
  private let rows = CountedRows()

  private func content(_ degrees: Double) -> ActivityContent<PotAttributes.ContentState> {
    ActivityContent(state: .init(degrees: degrees), staleDate: nil)
  }

  private func pot() throws -> Activity<PotAttributes> {
    try Activity.request(attributes: PotAttributes(name: "soup"), content: content(0), pushType: nil)
  }

  private func process<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let center = ActivityCenter(rows: rows) { [clock] in clock.now }
    return try await ActivityCenter.$local.withValue(center) { try await body() }
  }

  @Test("as fast as it can writes no more than 1,000 of them a second, and the next one is taken again")
  func often() async throws {
    try await process {
      let activity = try pot()
      let begin = ContinuousClock.now
      for degrees in 1...200_000 { await activity.update(content(Double(degrees))) }
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      #expect(Double(rows.count) <= 1_002 + 1_000 * seconds)
      #expect(rows.count < 100_000)
      try await Task.sleep(for: .milliseconds(50))
      await activity.update(content(-1))
      #expect(activity.content.state.degrees == -1)
    }
  }

  @Test("begins and ends them: is refused by name")
  func beginning() async {
    await process {
      var refusal: ActivityAuthorizationError?
      for _ in 0..<1_000_000 where refusal == nil {
        do { await (try pot()).end(nil, dismissalPolicy: .immediate) } catch {
          refusal = error as? ActivityAuthorizationError
        }
      }
      #expect(refusal == .targetMaximumExceeded)
    }
  }

  @Test("by a clock that was years ahead: none goes on, or is seen again, when it is right again")
  func jumps() async throws {
    let year = 366.0 * 86_400
    try await process {
      clock.advance(10 * year)
      let (going, ended, dismissed) = (try pot(), try pot(), try pot())
      await ended.end(nil)
      ActivityCenter.current.change(dismissed.id) { [clock] in $0.dismiss(at: clock.now) }
      clock.advance(-10 * year)
      try ActivityCenter.current.tidy()
      #expect(going.activityState == .active)
      #expect(ended.activityState == .ended && dismissed.activityState == .dismissed)
      clock.advance(8 * 3_600)
      #expect(going.activityState == .ended)
      clock.advance(4 * 3_600)
      #expect(going.activityState == .dismissed)
      clock.advance(10 * year)
      try ActivityCenter.current.tidy()
      #expect(Activity<PotAttributes>.activities.isEmpty)
    }
  }
}
