import AppIntents

/// A dish as people name it. A head noun such as 치킨 stands for many.
struct DishEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "메뉴", en: "Dish"))
  static let defaultQuery = DishQuery()

  let dish: Dish

  /// Whose it is: what 치킨 means is narrowed by the restaurant first.
  @Property(title: LocalizedStringResource(ko: "가게", en: "Restaurant"))
  var restaurant: RestaurantEntity

  init(dish: Dish, restaurant: Restaurant) {
    self.dish = dish
    self.restaurant = RestaurantEntity(restaurant: restaurant)
  }

  var id: String { dish.id }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(dish.name)", en: "\(dish.english)"),
      subtitle: .won(dish.price),
      synonyms: [LocalizedStringResource(ko: "\(dish.english)", en: "\(dish.name)")]
        + dish.also.map { "\($0)" })
  }
}

/// Every dish, those of the best rated restaurant first; searched by name.
struct DishQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var database: AppDatabase

  func entities(for identifiers: [String]) async throws -> [DishEntity] {
    try await database.entities(of: database.dishes(ids: identifiers))
  }

  func allEntities() async throws -> [DishEntity] {
    try await database.entities(of: database.dishes())
  }

  func entities(matching string: String) async throws -> [DishEntity] {
    try await database.entities(of: database.dishes(matching: string))
  }
}

extension AppDatabase {
  /// The dishes together with their restaurants, in the same order.
  func entities(of dishes: [Dish]) async throws -> [DishEntity] {
    let restaurants = try await restaurants()
    let byID = Dictionary(uniqueKeysWithValues: restaurants.map { ($0.id, $0) })
    return dishes.compactMap { dish in
      byID[dish.restaurantID].map { DishEntity(dish: dish, restaurant: $0) }
    }
  }
}
