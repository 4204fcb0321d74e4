import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

extension IntentTests {
  @Suite struct NameTests {
    private func names(_ entity: String, language: String = "ko") async throws -> [EntityName] {
      try await IntentRuntime.names(
        ofEntity: entity, in: FoodDelivery.self, language: language, now: .at(19))
    }

    @Test(
      "Every dish and restaurant has a Korean and an English name",
      arguments: ["DishEntity", "RestaurantEntity"])
    func languages(entity: String) async throws {
      _ = try await TestApp()
      let korean = try await names(entity)
      let english = try await names(entity, language: "en")
      #expect(korean.map(\.id) == english.map(\.id))
      for (ko, en) in zip(korean, english) {
        #expect(ko.synonyms.contains(en.title) && en.synonyms.contains(ko.title), "\(ko.id)")
      }
    }

    @Test("치킨 and chicken stand for the same eleven dishes")
    func chicken() async throws {
      _ = try await TestApp()
      let dishes = try await names("DishEntity")
      let korean = dishes.filter { ([$0.title] + $0.synonyms).contains("치킨") }
      let english = dishes.filter { ([$0.title] + $0.synonyms).contains("chicken") }
      #expect(korean.count == 11)
      #expect(korean == english)
    }

    @Test("콜라 is that of every restaurant that has it")
    func cola() async throws {
      _ = try await TestApp()
      let colas = try await names("DishEntity").filter { $0.title == "콜라" }
      #expect(colas.count == 11)
    }

    @Test("An order is called by its number")
    func orders() async throws {
      let app = try await TestApp()
      try await app.place()
      let order = try #require(try await names("OrderEntity").first)
      #expect(order.title == "주문 1043")
      #expect(order.synonyms.contains("1043") && order.synonyms.contains("1043번"))
    }

    @Test("An address that is not saved keeps its text in its identifier")
    func address() async throws {
      _ = try await TestApp()
      let found = try await IntentRuntime.search(
        entity: "AddressEntity", for: "서울 중구 을지로 2", in: FoodDelivery.self, language: "ko", now: .at(19))
      #expect(found.map(\.id) == ["new:서울 중구 을지로 2"])
      let again = try await IntentRuntime.entities(
        "AddressEntity", ids: found.map(\.id), in: FoodDelivery.self, language: "ko", now: .at(19))
      #expect(again == found)
      let home = try await IntentRuntime.search(
        entity: "AddressEntity", for: "우리집", in: FoodDelivery.self, language: "ko", now: .at(19))
      #expect(home.map(\.title) == ["집"])
    }
  }
}
