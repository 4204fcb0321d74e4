import AppIntents
import BackgroundWork
import Foundation
import KeptRecords
import LiveActivities
import Synchronization
import Testing
import ViewRendering
import Views
import Widgets

@testable import FoodDelivery

extension IntentTests {
  @Suite("An order's activity") struct OrderActivityTests {
    /// The app with activities of its own.
    final class Followed: Sendable {
      let app: TestApp
      let center: ActivityCenter
      private let time = SharedTime()
      private let background: BackgroundPlace

      init() async throws {
        app = try await TestApp()
        let rows = MemoryRows()
        center = ActivityCenter(rows: rows) { [time] in time.now.withLock(\.self) }
        background = BackgroundPlace(rows: rows) { [time] in time.now.withLock(\.self) }
      }

      func move(to minutes: Double) {
        time.now.withLock { $0 = .at(19).addingTimeInterval(minutes * 60) }
      }

      /// Does what is due.
      ///
      /// - Returns: how much was done.
      func work() async throws -> Int {
        try await inPlaces {
          await IntentRuntime.unattended(language: "ko", now: center.now, timeZone: .gmt) {
            await background.run().count
          }
        }
      }

      /// When work is due.
      func waiting() throws -> [Date] { try background.records().map(\.earliest) }

      private func inPlaces<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
      ) async throws -> Value {
        try await ActivityCenter.$local.withValue(center) {
          try await BackgroundPlace.$local.withValue(background) { try await body() }
        }
      }

      /// Brings the activities up to date.
      ///
      /// - Returns: when they will be others.
      @discardableResult
      func update(_ minutes: Double) async throws -> Date? {
        move(to: minutes)
        let now = center.now
        return try await inPlaces {
          try await IntentRuntime.looking(for: "activities", language: "ko", now: now, timeZone: .gmt) { _ in
            try await FoodDelivery.updateActivities()
          }
        }
      }

      func activities() throws -> [Activity<OrderAttributes>] {
        ActivityCenter.$local.withValue(center) { Activity<OrderAttributes>.activities }
      }

      /// What is seen of the only order, as somebody may tell it.
      func seen() throws -> Seen {
        let all = try activities()
        guard let activity = all.first else { return Seen() }
        let state = activity.content.state
        return Seen(
          count: all.count, status: state.status, hasDriver: state.driver != nil, place: state.place,
          state: activity.activityState)
      }

      /// The card, and the places where there is little room.
      func shown(language: String = "ko") async throws -> (text: String, resolved: ResolvedActivity) {
        let record = try #require(try center.records().first)
        let environment = EnvironmentValues.shown(in: language, timeZone: .gmt)
        let isStale = record.state(at: center.now) == .stale
        let resolved = try await MainActor.run {
          let activity = try #require(_WidgetDeclarations(of: FoodDelivery.self).activities.first)
          return try activity.resolved(record, isStale: isStale, in: environment)
        }
        let card = try #require(resolved.trees[.lockScreen])
        return (TerminalRendering(width: 60, now: center.now).text(card), resolved)
      }
    }

    final class SharedTime: Sendable {
      let now = Mutex(Date.at(19))
    }

    struct Seen: Equatable {
      var count = 0
      var status: OrderStatus?
      var hasDriver = false
      var place: String?
      var state = ActivityState.dismissed
    }

    /// What is seen at each minute: the sample order takes 30.
    private static let phases: [(Double, OrderStatus, Bool, ActivityState)] = [
      (0, .waiting, false, .active), (2, .accepted, false, .active), (10, .cooking, true, .active),
      (20, .pickedUp, true, .active), (22, .delivering, true, .active), (29.9, .delivering, true, .active),
      (30, .delivered, true, .ended), (59.9, .delivered, true, .ended),
    ]

    @Test(
      "has the phases of the order, from the moment at which it is placed until half an hour after it came")
    func phases() async throws {
      let food = try await Followed()
      try await food.app.place()
      for (minute, status, hasDriver, state) in Self.phases {
        try await food.update(minute)
        let seen = try food.seen()
        #expect(
          seen.count == 1 && seen.status == status && seen.hasDriver == hasDriver && seen.state == state,
          "\(minute): \(seen)")
      }
      try await food.update(60)
      #expect(try food.activities().isEmpty)
      #expect(try await food.update(61) == nil)
    }

    @Test("says at each minute the same, whether somebody looked at every one before or at none")
    func catchingUp() async throws {
      let watched = try await Followed()
      try await watched.app.place()
      var all: [Seen] = []
      for minute in stride(from: 0.0, through: 70, by: 1) {
        try await watched.update(minute)
        all.append(try watched.seen())
      }
      for minute in stride(from: 0, through: 70, by: 3) {
        let late = try await Followed()
        try await late.app.place()
        try await late.update(Double(minute))
        #expect(try late.seen() == all[minute], "\(minute)")
      }
    }

    @Test("says when it will be another one, and is the same until then")
    func nextChange() async throws {
      let food = try await Followed()
      try await food.app.place()
      var minute = 0.0
      var steps = 0
      while let next = try await food.update(minute), steps < 50 {
        let before = try food.seen()
        let then = next.timeIntervalSince(.at(19)) / 60
        try await food.update(then - 0.001)
        #expect(try food.seen() == before, "\(then)")
        try await food.update(then)
        #expect(try food.seen() != before, "\(then)")
        (minute, steps) = (then, steps + 1)
      }
      #expect(minute == 30 && steps > 5)
    }

    @Test("is not begun again once its person has put it away, nor when everything kept of it is forgotten")
    func once() async throws {
      let food = try await Followed()
      try await food.app.place()
      try await food.update(1)
      let activity = try #require(try food.activities().first)
      food.center.change(activity.id) { $0.dismiss(at: food.center.now) }
      try await food.update(2)
      #expect(try food.activities().isEmpty)
      try food.center.tidy()
      try await food.update(3)
      #expect(try food.activities().isEmpty)
    }

    @Test("is over at once when the order is taken back")
    func cancelled() async throws {
      let food = try await Followed()
      let placed = try await food.app.place()
      try await food.update(1)
      _ = try await food.app.database.cancelOrder(placed.order.number ?? 0, now: .at(19, 1))
      try await food.update(1.5)
      #expect(try food.activities().isEmpty)
    }

    @Test("is one for each order; of more than five, those that come later wait until one is over")
    func several() async throws {
      let food = try await Followed()
      for minute in 0..<7 {
        var request = OrderRequest.sample()
        request.key = "k\(minute)"
        try await food.app.place(request, at: .at(19, minute))
      }
      try await food.update(7)
      #expect(try food.activities().map { $0.attributes.order.number } == [1043, 1044, 1045, 1046, 1047])
      try await food.update(31.5)
      let running = try food.activities().filter { $0.activityState == .active }
      #expect(Set(running.compactMap { $0.attributes.order.number }).isSuperset(of: [1048, 1049]))
    }

    @Test("is looked at every minute until it has come, by one task that is asked for once")
    func background() async throws {
      FoodDelivery.registerBackgroundTasks()
      let food = try await Followed()
      try await food.app.place()
      try await food.update(0)
      for minute in 0..<30 {
        #expect(try food.waiting() == [.at(19, minute + 1)], "\(minute)")
        food.move(to: Double(minute) + 0.5)
        #expect(try await food.work() == 0)
        food.move(to: Double(minute + 1))
        #expect(try await food.work() == 1)
      }
      #expect(try food.waiting().isEmpty && food.seen().status == .delivered)
    }

    @Test("is right at once when minutes were missed because no process was there")
    func missed() async throws {
      FoodDelivery.registerBackgroundTasks()
      let food = try await Followed()
      try await food.app.place()
      try await food.update(0)
      food.move(to: 23)
      #expect(try await food.work() == 1)
      #expect(try food.seen().status == .delivering && food.waiting() == [.at(19, 24)])
    }

    @Test("shows phases, dots, progress, driver and buttons")
    func views() async throws {
      let food = try await Followed()
      try await food.app.place()
      let fractions = [(2.0, 0.2, 1), (10, 0.4, 2), (20, 0.6, 3), (22, 0.8, 4), (30, 1, 5)]
      for (minute, fraction, dots) in fractions {
        try await food.update(minute)
        let (text, resolved) = try await food.shown()
        #expect(text.count { $0 == "●" } == dots && text.count { $0 == "○" } == 5 - dots, "\(text)")
        #expect(text.contains("\(Int(fraction * 100))%"), "\(text)")
        #expect(Set(resolved.trees.keys) == Set(ActivityPresentation.allCases))
      }
      try await food.update(23)
      let (text, resolved) = try await food.shown()
      for words in ["한밤치킨", "주문 1043", "배달원: ", "위치", "전화", "배달 중"] {
        #expect(text.contains(words), "\(text)")
      }
      let pressed = resolved.actions.values.compactMap {
        ($0 as? PressedIntent).map { "\(type(of: $0.intent))" }
      }
      #expect(Set(pressed) == ["TrackLocation", "CallDriver"])
    }

    @Test("shows nothing of the address, and no Hangul in English but names of places")
    func privacy() async throws {
      let food = try await Followed()
      try await food.app.place()
      try await food.update(12)
      #expect(try await !"\(food.shown().resolved)".contains("월드컵로"))
      let english = try await food.shown(language: "en").text
      #expect(
        !english.replacing(/Driver: [^ ]+/, with: "").unicodeScalars.contains {
          (0xAC00...0xD7A3).contains($0.value)
        }, "\(english)")
      #expect(english.contains("Midnight Chicken") || english.contains("Order 1043"), "\(english)")
    }
  }
}
