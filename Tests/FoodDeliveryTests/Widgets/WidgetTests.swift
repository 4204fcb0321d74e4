import AppIntents
import Foundation
import Testing
import Views
import Widgets

@testable import FoodDelivery

extension IntentTests {
  @Suite("The widgets of the app") struct WidgetTests {
    @Test("Without an order the status says how to make one, and looks again after a quarter of an hour")
    func nothing() async throws {
      _ = try await TestApp()
      let shown = try await ShownFood("OrderStatus", at: .at(19))
      #expect(shown.text().contains("오고 있는 주문이 없어요"))
      #expect(shown.relevance == [nil] && shown.policy == .after(.at(19, 15)))
    }

    @Test("An order is shown every 30 seconds until it has come, and ten minutes longer")
    func order() async throws {
      let app = try await TestApp()
      try await app.place(at: .at(19))
      let shown = try await ShownFood("OrderStatus", at: .at(19, 1))
      let gaps = zip(shown.dates, shown.dates.dropFirst()).map { $1.timeIntervalSince($0) }
      #expect(gaps.dropLast().allSatisfy { $0 == 30 } && gaps.last == 600)
      #expect(shown.dates.dropLast().last == .at(19, 30))
      #expect(shown.text().contains("접수 대기") && shown.text().contains("29분 남음"))
      #expect(shown.text(shown.dates.count - 2).contains("배달 완료"))
      #expect(shown.text(shown.dates.count - 1).contains("오고 있는 주문이 없어요"))
      #expect(shown.policy == .atEnd)
    }

    @Test(
      "The nearer an order is, the more it matters, and it is tracked only while it is on its way",
      arguments: [(1, 50, 900.0, 0), (11, 75, 600, 0), (21, 75, 600, 0), (23, 100, 300, 1)])
    func relevance(_ minutes: Int, _ score: Float, _ duration: Double, _ buttons: Int) async throws {
      let app = try await TestApp()
      try await app.place(at: .at(19))
      let shown = try await ShownFood("OrderStatus", at: .at(19, minutes))
      #expect(shown.relevance.first == TimelineEntryRelevance(score: score, duration: duration))
      #expect(shown.pressed[0].count == buttons && shown.pressed[0].allSatisfy { $0 == TrackOrder.self })
      let small = try await ShownFood("OrderStatus", at: .at(19, minutes), .systemSmall)
      #expect(small.pressed[0].isEmpty)
    }

    @Test("Something to eat is recommended for three hours, with the favourite beside it")
    func recommended() async throws {
      _ = try await TestApp()
      let shown = try await ShownFood("Food", at: .at(19))
      #expect(shown.dates.first == .at(19) && shown.dates.count == 8)
      let gaps = zip(shown.dates.dropFirst(), shown.dates.dropFirst(2)).map { $1.timeIntervalSince($0) }
      #expect(gaps.allSatisfy { $0 == 3 * 3_600 })
      #expect(shown.policy == .after(Date.at(19).addingTimeInterval(86_400)))
      #expect(shown.text().contains("오늘의 추천") && shown.text() != shown.text(1))
      // Nothing was ordered that could be ordered again.
      #expect(shown.pressed[0].map { "\($0)" } == ["AddFavourite"])
    }

    @Test("An order is looked at again after an hour; it can be made again, which asks")
    func ordered() async throws {
      let app = try await TestApp()
      let placed = try await app.place(at: .at(19))
      let shown = try await ShownFood("Food", at: .at(19, 23))
      #expect(shown.dates.count == 60 && shown.policy == .after(.at(20, 23)))
      #expect(shown.pressed[0].map { "\($0)" } == ["TrackOrder", "ReorderLast"])
      #expect(shown.trees[0].url == "malgil://FoodDelivery/order/\(placed.order.id)")
      #expect(ReorderLast.risk == .costs)
    }

    @Test("The kind of food is set, and the buttons are put away")
    func settings() async throws {
      _ = try await TestApp()
      let values: [String: IntentArgument] = [
        "cuisine": .cases(["chicken"], said: "치킨"), "showsButtons": .boolean(false),
      ]
      let shown = try await ShownFood("Food", at: .at(19), .systemMedium, values)
      for index in shown.trees.indices {
        #expect(shown.text(index).contains("통닭") || shown.text(index).contains("치킨"), "\(shown.text(index))")
      }
      #expect(shown.pressed.joined().isEmpty)
    }

    @Test("Each size shows something, in both languages", arguments: [true, false], ["ko", "en"])
    func sizes(_ isOrdered: Bool, _ language: String) async throws {
      let app = try await TestApp()
      if isOrdered { try await app.place(at: .at(19)) }
      for widget in await MainActor.run(body: { _WidgetDeclarations(of: FoodDelivery.self).widgets }) {
        for family in widget.families {
          let shown = try await ShownFood(widget.kind, at: .at(19, 23), family, language: language)
          let address = shown.text().replacing("서울 마포구 월드컵로 1", with: "")
          #expect(!shown.text().isEmpty)
          #expect(
            language == "ko" || !address.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
        }
      }
    }

    @Test("Where an order goes is private")
    func address() async throws {
      let app = try await TestApp()
      try await app.place(at: .at(19))
      let shown = try await ShownFood("OrderStatus", at: .at(19, 23))
      #expect(shown.text().contains("월드컵로"))
      #expect(!"\(shown.trees[0].redactingPrivateContent())".contains("월드컵로"))
    }

    @Test("The bell of the control is struck through when it is off", arguments: [true, false])
    func bell(_ isOn: Bool) async throws {
      let app = try await TestApp()
      try await app.database.setAnnouncesDeliveries(isOn)
      let controls = await MainActor.run { _WidgetDeclarations(of: FoodDelivery.self).controls }
      let control = try #require(controls.first { $0.kind == "DeliveryNotifications" })
      let shown = try await IntentRuntime.looking(
        for: "bell", language: "ko", now: .at(19), timeZone: .gmt
      ) { _ in
        try await control.read(nil) { content in
          ("\(try content.valueTree(in: .shown(in: "ko", timeZone: .gmt)))", content.isOn)
        }
      }
      #expect(shown.1 == isOn && shown.0.contains(isOn ? "\"bell\"" : "bell.slash"))
      #expect(shown.0.contains(isOn ? "켜짐" : "꺼짐"))
    }
  }
}
