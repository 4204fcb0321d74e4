import AppIntents

/// A restaurant as people name it.
struct RestaurantEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    synonyms: [
      LocalizedStringResource(ko: "음식점", en: "Place"), LocalizedStringResource(ko: "식당", en: "Eatery"),
      LocalizedStringResource(ko: "맛집", en: "Diner"), LocalizedStringResource(ko: "집", en: "Joint"),
    ])
  static let defaultQuery = RestaurantQuery()

  let restaurant: Restaurant

  @Property(title: LocalizedStringResource(ko: "음식 종류", en: "Cuisine"))
  var cuisine: Cuisine

  @Property(title: LocalizedStringResource(ko: "별점", en: "Rating"))
  var rating: Double

  @Property(title: LocalizedStringResource(ko: "배달 시간", en: "Delivery time"))
  var minutes: Int

  @Property(title: LocalizedStringResource(ko: "최소 주문 금액", en: "Minimum amount"))
  var minimumOrder: Int

  init(restaurant: Restaurant) {
    self.restaurant = restaurant
    cuisine = restaurant.cuisine
    rating = restaurant.rating
    minutes = restaurant.deliveryMinutes
    minimumOrder = restaurant.minimumOrder
  }

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

/// The five best restaurants that are open now.
struct OpenRestaurants: DynamicOptionsProvider {
  @Dependency var database: AppDatabase

  func results() async throws -> [RestaurantEntity] {
    let now = try await IntentContext.now
    return try await database.openRestaurants(at: now).prefix(5).map(RestaurantEntity.init)
  }
}
