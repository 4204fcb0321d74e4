import Foundation
import GRDB
import SampleDatabase
import Testing

@testable import FoodDelivery

@Suite struct CatalogueTests {
  @Test("치킨 stands for eleven dishes of exactly two restaurants")
  func chicken() async throws {
    let database = AppDatabase.fresh()
    let dishes = try await database.dishes(matching: "치킨")
    #expect(dishes.count == 11)
    let owners = try await database.restaurants(ids: Array(Set(dishes.map(\.restaurantID))).sorted())
    #expect(owners.map(\.name) == ["교동통닭", "한밤치킨"])
    #expect(
      dishes.filter { $0.restaurantID == "r3" }.map(\.name) == ["후라이드치킨", "양념치킨", "반반치킨"])
  }

  @Test(
    "A name finds its dishes, the best restaurant first",
    arguments: [
      ("양념", ["m8", "m17"]), ("짜장", ["m26"]), ("한입 돈가스", ["m88"]), ("육개장", ["m1"]),
      ("네네치킨", ["m13"]), ("두마리치킨", ["m12"]), ("없는 음식", []), ("", []), ("  ", []),
    ])
  func names(said: String, ids: [String]) async throws {
    let database = AppDatabase.fresh()
    let found = try await database.dishes(matching: said)
    #expect(found.map(\.id) == ids)
  }

  @Test("The first dishes of a menu are the same whether all dishes are known already or not")
  func menuBegins() async throws {
    let database = AppDatabase.fresh()
    let read = try await database.menuBegins(of: ["r3", "r1"], dishes: 2)
    _ = try await database.dishes()
    #expect(try await database.menuBegins(of: ["r3", "r1"], dishes: 2) == read)
    #expect(read.mapValues(\.count) == ["r3": 2, "r1": 2])
  }

  @Test("Reading changes nothing, whatever it does")
  func readingWritesNothing() async throws {
    let database = AppDatabase.fresh()
    try await database.read { try $0.execute(sql: "DELETE FROM dish") }
    #expect(try await database.dishes().count > 100)
  }

  @Test("Every dish can be said, counted and paid")
  func everyDish() async throws {
    let database = AppDatabase.fresh()
    for dish in try await database.dishes() {
      #expect(!dish.counter.isEmpty && !dish.ingredients.isEmpty && dish.price > 0, "\(dish.id)")
      #expect(!dish.also.contains(dish.name) && Set(dish.also).count == dish.also.count, "\(dish.id)")
    }
  }

  @Test("Every restaurant has a menu of at least five different dishes and delivers within forty minutes")
  func everyRestaurant() async throws {
    let database = AppDatabase.fresh()
    let restaurants = try await database.restaurants()
    #expect(restaurants.count >= 12)
    for restaurant in restaurants {
      let menu = try await database.menu(of: restaurant.id)
      #expect(Set(menu.map(\.name)).count == menu.count && menu.count >= 5, "\(restaurant.name)")
      #expect(
        (1...Int(DeliveryClock.delivered)).contains(restaurant.deliveryMinutes), "\(restaurant.name)")
      #expect((0...5).contains(restaurant.rating), "\(restaurant.name)")
    }
  }

  @Test(
    "A restaurant with hours is open from the first minute to the one before the last",
    arguments: [(10, 59, false), (11, 0, true), (21, 59, true), (22, 0, false)])
  func hours(hour: Int, minute: Int, isOpen: Bool) async throws {
    let database = AppDatabase.fresh()
    let sushi = try #require(try await database.restaurants(matching: "스시하루").first)
    #expect(sushi.isOpen(at: .at(hour, minute), calendar: .seoul) == isOpen)
    let chicken = try #require(try await database.restaurants(matching: "한밤치킨").first)
    #expect(chicken.isOpen(at: .at(hour, minute), calendar: .seoul))
  }

  @Test("Hours may run past midnight", arguments: [(17, false), (18, true), (1, true), (2, false)])
  func pastMidnight(hour: Int, isOpen: Bool) async throws {
    let database = AppDatabase.fresh()
    var night = try #require(try await database.restaurants().first)
    night.opensAt = "18:00"
    night.closesAt = "02:00"
    #expect(night.isOpen(at: .at(hour), calendar: .seoul) == isOpen)
  }
}
