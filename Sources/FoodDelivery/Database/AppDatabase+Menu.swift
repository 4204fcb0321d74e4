import Foundation
import GRDB
import Synchronization
import SampleDatabase

/// Reading the menus. Restaurants come best rated first, dishes in the order of their restaurants and then
/// of the menu.
extension AppDatabase {
  func restaurants() async throws -> [Restaurant] {
    if let known = menus.withLock(\.restaurants) { return known }
    let restaurants = try await read { try Restaurant.bestFirst.fetchAll($0) }
    menus.withLock { $0.restaurants = restaurants }
    return restaurants
  }

  /// Those that take orders now.
  func openRestaurants(at now: Date) async throws -> [Restaurant] {
    try await restaurants().filter { $0.isOpen(at: now, calendar: calendar) }
  }

  /// In the order of `ids`; those that do not exist are left out.
  func restaurants(ids: [String]) async throws -> [Restaurant] {
    let found = try await read { try Restaurant.fetchAll($0, keys: ids) }
    return ids.compactMap { id in found.first { $0.id == id } }
  }

  func restaurants(matching text: String) async throws -> [Restaurant] {
    let all = try await restaurants()
    return NameSearch(text).best(among: all) { [$0.name, $0.english] + $0.also }
  }

  func dishes() async throws -> [Dish] {
    if let known = menus.withLock(\.dishes) { return known }
    let dishes = try await read(Dish.inMenuOrder)
    menus.withLock { $0.dishes = dishes }
    return dishes
  }

  /// In the order of `ids`; those that do not exist are left out.
  func dishes(ids: [String]) async throws -> [Dish] {
    let found = try await read { try Dish.fetchAll($0, keys: ids) }
    return ids.compactMap { id in found.first { $0.id == id } }
  }

  func dishes(matching text: String) async throws -> [Dish] {
    let all = try await dishes()
    return NameSearch(text).best(among: all) { [$0.name, $0.english] + $0.also }
  }

  /// Dishes that are called so, are of that category, or contain that ingredient.
  func dishes(about text: String) async throws -> [Dish] {
    let all = try await dishes()
    return NameSearch(text).all(among: all) { [$0.name, $0.english, $0.category] + $0.also + $0.ingredients }
  }

  /// The whole menu of one restaurant.
  func menu(of restaurantID: String) async throws -> [Dish] {
    try await read { db in
      try Dish.filter { $0.restaurantID == restaurantID }.order { $0.position }.fetchAll(db)
    }
  }

  /// The first dishes of the menus of several restaurants, by restaurant.
  func menuBegins(of restaurantIDs: [String], dishes count: Int) async throws -> [String: [Dish]] {
    let dishes: [Dish]
    if let known = menus.withLock(\.dishes) {
      dishes = known.filter { restaurantIDs.contains($0.restaurantID) && $0.position < count }
    } else {
      dishes = try await read { db in
        try Dish.filter { restaurantIDs.contains($0.restaurantID) && $0.position < count }
          .order { $0.position }.fetchAll(db)
      }
    }
    return Dictionary(grouping: dishes, by: \.restaurantID)
  }

  func driver(_ id: String) async throws -> Driver? {
    try await read { try Driver.fetchOne($0, key: id) }
  }
}

extension Restaurant {
  enum Columns {
    static let id = Column("id")
    static let rating = Column("rating")
  }

  static var bestFirst: QueryInterfaceRequest<Restaurant> {
    order { [$0.rating.desc, $0.id] }
  }
}

extension Dish {
  enum Columns {
    static let restaurantID = Column("restaurantID")
    static let position = Column("position")
  }

  @Sendable static func inMenuOrder(_ db: Database) throws -> [Dish] {
    try fetchAll(
      db,
      sql: """
        SELECT dish.* FROM dish JOIN restaurant ON restaurant.id = dish.restaurantID
        ORDER BY restaurant.rating DESC, restaurant.id, dish.position
        """)
  }
}
