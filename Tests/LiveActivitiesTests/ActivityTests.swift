import AppIntents
import Foundation
import KeptRecords
import LiveActivities
import Synchronization
import Testing

/// A clock that stands still until it is moved.
final class StandingClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_795_168_800))

  var now: Date { time.withLock(\.self) }

  func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
}

struct PotAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    var degrees: Double
    var note = ""
  }

  var name: String
}

struct LidAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {}
}

private func content(_ degrees: Double, stale: Date? = nil, note: String = "")
  -> ActivityContent<PotAttributes.ContentState>
{
  ActivityContent(state: .init(degrees: degrees, note: note), staleDate: stale)
}

/// Rows that cannot be written.
private struct FullDisk: KeptRows {
  struct Full: Error {}
  func rows(in table: KeptTable, only id: String?) throws -> [KeptRow] { throw Full() }
  func change<Result>(
    _ table: KeptTable, only id: String?, _ body: (inout [KeptRow]) throws -> Result
  ) throws -> Result { throw Full() }
  func holdRows(_ name: String) -> (@Sendable () -> Void)? { nil }
}

@Suite("An app's activities") struct ActivityTests {
  private let clock = StandingClock()
  private let rows = MemoryRows()

  /// A process of the app.
  private func process<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let center = ActivityCenter(rows: rows) { [clock] in clock.now }
    return try await ActivityCenter.$local.withValue(center) { try await body() }
  }

  @Test("show what they showed where another program has kept what this one cannot read")
  func unreadableContent() async throws {
    try await process {
      let pot = try Activity.request(
        attributes: PotAttributes(name: "soup"), content: content(20), pushType: nil)
      let isChanged = ActivityCenter.current.change(pot.id) { record in
        record.content.state = Data("[]".utf8)
        return true
      }
      #expect(isChanged && pot.content.state.degrees == 20)
    }
  }

  @Test("are begun, changed and ended, and found again by the next process")
  func processes() async throws {
    let id = try await process {
      try Activity.request(attributes: PotAttributes(name: "soup"), content: content(20), pushType: nil).id
    }
    try await process {
      let activity = try #require(Activity<PotAttributes>.activities.first)
      #expect(activity.id == id && activity.attributes.name == "soup" && activity.content.state.degrees == 20)
      #expect(Activity<LidAttributes>.activities.isEmpty)
      await activity.update(content(60))
      #expect(activity.content.state.degrees == 60 && activity.activityState == .active)
    }
    try await process {
      let activity = try #require(Activity<PotAttributes>.activities.first)
      #expect(activity.content.state.degrees == 60)
      await activity.end(content(100), dismissalPolicy: .default)
      await activity.update(content(0))
      #expect(activity.content.state.degrees == 100 && activity.activityState == .ended)
      clock.advance(4 * 3_600)
      #expect(activity.activityState == .dismissed && Activity<PotAttributes>.activities.isEmpty)
    }
  }

  @Test("are refused beyond five, beyond 4 KB, when they are switched off, and when they cannot be kept")
  func refusals() async throws {
    try await process {
      let large = content(1, note: String(repeating: "x", count: 4_096))
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try Activity.request(attributes: PotAttributes(name: ""), content: large)
      }
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try Activity.request(attributes: PotAttributes(name: ""), content: content(.nan))
      }
      var all: [Activity<PotAttributes>] = []
      for index in 0..<5 {
        all.append(try Activity.request(attributes: PotAttributes(name: "\(index)"), content: content(1)))
      }
      #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) {
        try Activity.request(attributes: PotAttributes(name: ""), content: content(1))
      }
      await all[0].update(large)
      #expect(all[0].content.state.note == "")
      await all[0].end(nil, dismissalPolicy: .immediate)
      _ = try Activity.request(attributes: PotAttributes(name: ""), content: content(1))
      try ActivityCenter.current.setEnabled(false, of: "OtherApp")
      #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
      try ActivityCenter.current.setEnabled(false)
      #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
      #expect(throws: ActivityAuthorizationError.denied) {
        try Activity.request(attributes: PotAttributes(name: ""), content: content(1))
      }
    }
    ActivityCenter.$local.withValue(ActivityCenter(rows: FullDisk()) { .now }) {
      #expect(throws: ActivityAuthorizationError.persistenceFailure) {
        try Activity.request(attributes: PotAttributes(name: ""), content: content(1))
      }
    }
  }

  @Test("of which many are asked for at once are five")
  func race() async throws {
    await process {
      let begun = await withTaskGroup(of: Bool.self) { group in
        for index in 0..<50 {
          group.addTask {
            (try? Activity.request(attributes: PotAttributes(name: "\(index)"), content: content(1))) != nil
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(begun == 5 && Activity<PotAttributes>.activities.count == 5)
    }
  }

  @Test("begin later when they are planned")
  func planned() async throws {
    try await process {
      let activity = try Activity.request(
        attributes: PotAttributes(name: "tea"), content: content(20), alertConfiguration: nil,
        start: clock.now + 600)
      #expect(activity.activityState == .pending)
      clock.advance(600)
      #expect(activity.activityState == .active)
    }
  }

  @Test("tell of each content and each state, and end when they are seen no longer")
  func updates() async throws {
    try await process {
      let begins = Activity<PotAttributes>.activityUpdates
      let activity = try Activity.request(attributes: PotAttributes(name: "soup"), content: content(20))
      async let told = begins.first { _ in true }?.id
      let contents = activity.contentUpdates
      let states = activity.activityStateUpdates
      async let degrees = contents.reduce(into: [Double]()) { all, content in
        all.append(content.state.degrees)
        if content.state.degrees < 100 {
          await activity.update(self.next(content))
        } else {
          await activity.end(nil, dismissalPolicy: .immediate)
        }
      }
      async let lived = states.reduce(into: [ActivityState]()) { $0.append($1) }
      #expect(await told == activity.id)
      #expect(await degrees == [20, 60, 100])
      #expect(await lived == [.active, .dismissed])
    }
  }

  private func next(
    _ content: ActivityContent<PotAttributes.ContentState>
  ) -> ActivityContent<PotAttributes.ContentState> {
    ActivityContent(state: .init(degrees: content.state.degrees + 40), staleDate: nil)
  }

  @Test("have a token of 256 random bits when pushes are wanted, and none otherwise")
  func tokens() async throws {
    try await process {
      let pushed = try Activity.request(
        attributes: PotAttributes(name: "a"), content: content(1), pushType: .token)
      let other = try Activity.request(
        attributes: PotAttributes(name: "b"), content: content(1), pushType: .token)
      let quiet = try Activity.request(attributes: PotAttributes(name: "c"), content: content(1))
      #expect(pushed.pushToken?.count == 32 && pushed.pushToken != other.pushToken && quiet.pushToken == nil)
      #expect(await pushed.pushTokenUpdates.first { _ in true } == pushed.pushToken)
    }
  }

  @Test("that another version of the app wrote are passed over and stay as they are")
  func unreadable() async throws {
    try rows.change(.activity, only: nil) { rows in
      rows = [KeptRow(id: "x", app: "A", content: "{}"), KeptRow(id: "y", app: "A", content: "no JSON")]
    }
    try await process {
      #expect(Activity<PotAttributes>.activities.isEmpty)
      _ = try Activity.request(attributes: PotAttributes(name: "a"), content: content(1))
      #expect(try rows.rows(in: .activity, only: nil).count == 3)
    }
  }
}
