import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

@Suite struct FoodDeliveryTests {
  private let app = IntentRuntime.describe(FoodDelivery.self)

  @Test("The app is called by its names in every language")
  func names() {
    #expect(app.names["ko"] == AppNames(display: "한입배달", alternatives: ["한입", "Hanip"]))
    #expect(app.names["en"]?.display == "Hanip")
  }

  @Test("There are at most ten shortcuts, and every phrase of them names the app")
  func shortcuts() {
    #expect(!app.shortcuts.isEmpty && app.shortcuts.count <= 10)
    for phrase in app.shortcuts.flatMap(\.phrases) {
      #expect(phrase.contains("<applicationName>"), "\(phrase)")
    }
  }

  @Test("Every title and summary is given in Korean and in English")
  func translations() {
    for intent in app.intents {
      for texts in [intent.title, intent.summary] + intent.parameters.map(\.title) {
        #expect(texts[""]?.unicodeScalars.contains { $0.value > 0x7F } == true, "\(intent.name): \(texts)")
        #expect(
          texts["en"]?.unicodeScalars.allSatisfy { $0.value < 0x7F } == true, "\(intent.name): \(texts)")
      }
    }
  }

  @Test("What spends money costs, and asks by itself")
  func risk() {
    let costly = app.intents.filter { $0.risk == .costs }
    #expect(
      costly.map(\.name)
        == ["OrderFood", "DetailedOrder", "QuickOrder", "ReorderLast", "CancelOrder", "OrderCart"])
    #expect(!costly.contains { !$0.confirmsItself })
  }

  @Test("What only shows something reads")
  func reading() {
    let reading = app.intents.filter { $0.risk == .reads }.map(\.name)
    #expect(
      reading == [
        "SelectRestaurant", "CheckOrderStatus", "TrackOrder", "TrackLocation", "CallDriver", "ShowCart",
        "SearchRestaurants", "SearchDishes", "ShowMenu", "CheckPrice", "RecommendToday", "ShowFavourites",
        "FindRestaurantEntity", "FindOrderEntity",
      ])
  }

  @Test("An order line is said as a dish with a quantity, one unless said otherwise")
  func orderLine() throws {
    let order = try #require(app.intents.first { $0.name == "OrderFood" })
    let lines = try #require(order.parameters.first { $0.name == "lines" })
    guard case .list(.composite(let line)) = lines.kind else {
      Issue.record("\(lines.kind)")
      return
    }
    #expect(line.spokenForms["ko"] == ["{menuItem} [{quantity}]", "{quantity} {menuItem}"])
    #expect(line.properties.map(\.kind) == [.entity("DishEntity"), .integer(minimum: 1, maximum: 99)])
    #expect(line.properties.map(\.hasDefault) == [false, true])
  }
}
