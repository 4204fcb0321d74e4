import AppIntents
import Foundation
import Testing

@testable import LiveActivities

/// Hours after an activity was asked for.
private func hour(_ hours: Double) -> Date { Date(timeIntervalSince1970: hours * 3_600) }

extension ActivityRecord {
  static func sample(
    _ id: String = "a", app: String = "Kitchen", stale: Date? = nil, begin: Date = hour(0),
    isPlanned: Bool = false
  ) -> ActivityRecord {
    ActivityRecord(
      id: id, app: app, kind: "Kitchen.Pot", attributes: Data("{}".utf8),
      content: Content(state: Data("{}".utf8), staleDate: stale), begin: begin, isPlanned: isPlanned)
  }
}

@Suite("The life of an activity") struct LifeTests {
  /// How an activity came about, and its state at hours after it was asked for.
  private static let table: [(String, @Sendable () -> ActivityRecord, [(Double, ActivityState)])] = [
    (
      "left to itself", { .sample() },
      [
        (-1, .active), (0, .active), (7.9, .active), (8, .ended), (11.9, .ended), (12, .dismissed),
        (1e6, .dismissed),
      ]
    ),
    (
      "out of date after an hour", { .sample(stale: hour(1)) },
      [
        (0.9, .active), (1, .stale), (7.9, .stale), (8, .ended), (12, .dismissed),
      ]
    ),
    ("out of date from the beginning", { .sample(stale: hour(-5)) }, [(0, .stale)]),
    (
      "planned", { .sample(begin: hour(2), isPlanned: true) },
      [
        (0, .pending), (1.9, .pending), (2, .active), (9.9, .active), (10, .ended), (14, .dismissed),
      ]
    ),
    (
      "ended as usual", { ended(1, .default) }, [(0.9, .active), (1, .ended), (4.9, .ended), (5, .dismissed)]
    ),
    ("ended at once", { ended(1, .immediate) }, [(0.9, .active), (1, .dismissed)]),
    ("seen for half an hour", { ended(1, .after(hour(1.5))) }, [(1.4, .ended), (1.5, .dismissed)]),
    ("seen no longer than four hours", { ended(1, .after(hour(99))) }, [(4.9, .ended), (5, .dismissed)]),
    ("seen until before its end", { ended(1, .after(hour(-3))) }, [(0.9, .active), (1, .dismissed)]),
    ("ended again to be put away", { endedTwice(.immediate) }, [(0.9, .active), (2, .dismissed)]),
    (
      "ended again to be seen longer", { endedTwice(.default) },
      [(2, .ended), (4.9, .ended), (5, .dismissed)]
    ),
    ("ended after the eight hours", { ended(9, .immediate) }, [(8.5, .ended), (9, .dismissed)]),
    (
      "ended before it began", { planned { $0.end(nil, .default, at: hour(1)) } },
      [(1, .ended), (5, .dismissed)]
    ),
    ("put away", { sample { $0.dismiss(at: hour(1)) } }, [(0.9, .active), (1, .dismissed)]),
    (
      "put away after its end", { ended(1, .default) { $0.dismiss(at: hour(2)) } },
      [(1.9, .ended), (2, .dismissed)]
    ),
  ]

  private static func sample(_ change: (inout ActivityRecord) -> Bool) -> ActivityRecord {
    var record = ActivityRecord.sample()
    _ = change(&record)
    return record
  }

  private static func planned(_ change: (inout ActivityRecord) -> Bool) -> ActivityRecord {
    var record = ActivityRecord.sample(begin: hour(2), isPlanned: true)
    _ = change(&record)
    return record
  }

  private static func ended(
    _ hours: Double, _ policy: ActivityUIDismissalPolicy,
    then change: (inout ActivityRecord) -> Bool = { _ in true }
  ) -> ActivityRecord {
    sample { $0.end(nil, policy, at: hour(hours)) && change(&$0) }
  }

  private static func endedTwice(_ policy: ActivityUIDismissalPolicy) -> ActivityRecord {
    ended(1, .default) { $0.end(nil, policy, at: hour(2)) }
  }

  @Test("depends on the clock alone")
  func states() {
    for (name, record, moments) in Self.table {
      for (hours, state) in moments {
        #expect(record().state(at: hour(hours)) == state, "\(name), after \(hours) hours")
      }
    }
  }

  @Test("says when it goes on by itself, and its state is another one then and not before")
  func nextChange() throws {
    for (name, make, _) in Self.table {
      let record = make()
      var now = hour(-2)
      var count = 0
      while let next = record.nextChange(after: now), count < 10 {
        #expect(record.state(at: next) != record.state(at: now), "\(name)")
        #expect(record.state(at: next.addingTimeInterval(-0.001)) == record.state(at: now), "\(name)")
        (now, count) = (next, count + 1)
      }
      #expect(record.state(at: now) == .dismissed && count < 10, "\(name)")
    }
  }

  /// Gives an update of a number to the record.
  private func update(
    _ record: inout ActivityRecord, _ number: Int, at hours: Double, timestamp: Double? = nil
  ) -> Bool {
    record.update(
      .init(state: Data("\(number)".utf8)), at: hour(hours), timestamp: timestamp.map(hour))
  }

  private func number(_ record: ActivityRecord) -> Int? {
    Int(String(decoding: record.content.state, as: UTF8.self))
  }

  @Test("takes no content after its end, and none that is older than what it has")
  func updates() {
    var record = ActivityRecord.sample()
    let taken = [
      update(&record, 1, at: 1, timestamp: 1), update(&record, 2, at: 1, timestamp: 0.5),
      update(&record, 3, at: 1, timestamp: 1),
    ]
    #expect(taken == [true, false, false] && number(record) == 1)
    let isEnded = record.end(nil, .default, at: hour(1), timestamp: hour(0.9))
    #expect(!isEnded && record.state(at: hour(1)) == .active)
    // What has no time is the newest.
    let isUpdated = update(&record, 4, at: 1)
    #expect(isUpdated && number(record) == 4)
    let isOver = record.end(.init(state: Data("5".utf8)), .default, at: hour(2))
    #expect(isOver && number(record) == 5)
    let late = [update(&record, 6, at: 3), update(&record, 6, at: 9)]
    #expect(late == [false, false] && number(record) == 5)
  }

  @Test("counts what it shows, not how often it was told")
  func version() {
    var record = ActivityRecord.sample()
    _ = record.update(record.content, at: hour(0))
    #expect(record.version == 1)
    _ = update(&record, 2, at: 0)
    #expect(record.version == 2)
  }

  @Test(
    "holds dates that are none to be not given",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func noDates(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(ActivityRecord.Content(state: Data(), staleDate: date, relevance: seconds).staleDate == nil)
    var record = ActivityRecord.sample()
    _ = record.end(nil, .after(date), at: hour(1))
    #expect(record.removal >= hour(1) && record.removal <= hour(5))
  }
}

@Suite("Activities beside each other") struct ActivityLimitTests {
  @Test("are five of an app and twenty in all; those that are over count no longer")
  func limits() throws {
    var records: [ActivityRecord] = []
    for app in 0..<4 {
      for index in 0..<5 { try records.add(.sample("\(app)-\(index)", app: "App\(app)"), at: hour(0)) }
    }
    #expect(throws: ActivityAuthorizationError.globalMaximumExceeded) {
      try records.add(.sample("x", app: "Another"), at: hour(0))
    }
    _ = records[0].end(nil, .default, at: hour(1))
    try records.add(.sample("x", app: "Another", begin: hour(1)), at: hour(1))
    #expect(throws: ActivityAuthorizationError.globalMaximumExceeded) {
      try records.add(.sample("y", app: "App0"), at: hour(1))
    }
    _ = records[7].end(nil, .default, at: hour(1))
    #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) {
      try records.add(.sample("y", app: "App2"), at: hour(1))
    }
    // All but the one that began later are over by themselves.
    try records.add(.sample("y", app: "App2", begin: hour(8)), at: hour(8))
  }

  @Test("are forgotten when they are seen no longer, and of many that are over the latest are kept")
  func tidy() throws {
    var records: [ActivityRecord] = []
    for index in 0..<1_000 {
      let now = Date(timeIntervalSince1970: Double(index))
      try records.add(.sample("\(index)", begin: now), at: now)
      let last = records.count - 1
      _ = records[last].end(nil, .default, at: now)
    }
    #expect(records.count <= ActivityLimits.mostEndedOfApp + 1)
    #expect(records.last?.id == "999")
    records.tidy(at: hour(13))
    #expect(records.isEmpty)
  }
}
