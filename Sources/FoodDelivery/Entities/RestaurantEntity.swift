import AppIntents

/// A restaurant as people name it.
struct RestaurantEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "가게", en: "Restaurant"))
  static let defaultQuery = RestaurantQuery()

  let restaurant: Restaurant

  var id: String { restaurant.id }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(restaurant.name)", en: "\(restaurant.english)"),
      subtitle: LocalizedStringResource(
        ko: "\(restaurant.rating, specifier: "%.1f")점 · \(restaurant.deliveryMinutes)분",
        en: "\(restaurant.rating, specifier: "%.1f") · \(restaurant.deliveryMinutes) min"),
      image: .init(named: restaurant.thumbnail),
      synonyms: [LocalizedStringResource(ko: "\(restaurant.english)", en: "\(restaurant.name)")]
        + restaurant.also.map { "\($0)" })
  }
}

/// Every restaurant, the best rated first; searched by name.
struct RestaurantQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var database: AppDatabase

  func entities(for identifiers: [String]) async throws -> [RestaurantEntity] {
    try await database.restaurants(ids: identifiers).map(RestaurantEntity.init)
  }

  func allEntities() async throws -> [RestaurantEntity] {
    try await database.restaurants().map(RestaurantEntity.init)
  }

  func entities(matching string: String) async throws -> [RestaurantEntity] {
    try await database.restaurants(matching: string).map(RestaurantEntity.init)
  }
}

/// The five best restaurants that are open now.
struct OpenRestaurants: DynamicOptionsProvider {
  @Dependency var database: AppDatabase

  func results() async throws -> [RestaurantEntity] {
    let now = try await IntentContext.now
    return try await database.openRestaurants(at: now).prefix(5).map(RestaurantEntity.init)
  }
}
