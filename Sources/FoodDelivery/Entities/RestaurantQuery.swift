import AppIntents

/// Every restaurant, the best rated first; searched by name, filtered and sorted by properties.
struct RestaurantQuery: EnumerableEntityQuery, EntityStringQuery, EntityPropertyQuery {
  typealias Entity = RestaurantEntity
  typealias ComparatorMappingType = EntityFilter<RestaurantEntity>

  static let findIntentDescription: IntentDescription? = IntentDescription(
    LocalizedStringResource(
      ko: "별점, 배달 시간, 최소 주문 금액, 음식 종류로 가게를 찾아요.",
      en: "Finds restaurants by rating, delivery time, minimum amount or cuisine."))

  static let properties = QueryProperties {
    Property(\RestaurantEntity.$cuisine) {
      EqualToComparator { cuisine in EntityFilter { $0.cuisine == cuisine } }
      NotEqualToComparator { cuisine in EntityFilter { $0.cuisine != cuisine } }
    }
    Property(\RestaurantEntity.$rating) {
      EqualToComparator { rating in EntityFilter { $0.rating == rating } }
      GreaterThanComparator { rating in EntityFilter { $0.rating > rating } }
      GreaterThanOrEqualToComparator { rating in EntityFilter { $0.rating >= rating } }
      LessThanComparator { rating in EntityFilter { $0.rating < rating } }
      LessThanOrEqualToComparator { rating in EntityFilter { $0.rating <= rating } }
      IsBetweenComparator { low, high in EntityFilter { low <= $0.rating && $0.rating <= high } }
    }
    Property(\RestaurantEntity.$minutes) {
      LessThanOrEqualToComparator { minutes in EntityFilter { $0.minutes <= minutes } }
      GreaterThanComparator { minutes in EntityFilter { $0.minutes > minutes } }
    }
    Property(\RestaurantEntity.$minimumOrder) {
      LessThanOrEqualToComparator { amount in EntityFilter { $0.minimumOrder <= amount } }
      GreaterThanComparator { amount in EntityFilter { $0.minimumOrder > amount } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\RestaurantEntity.$rating)
    SortableBy(\RestaurantEntity.$minutes)
    SortableBy(\RestaurantEntity.$minimumOrder)
  }

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

  /// The best rated first, unless another order is wanted.
  func entities(
    matching filters: [EntityFilter<RestaurantEntity>], mode: ComparatorMode,
    sortedBy: [Sort<RestaurantEntity>],
    limit: Int?
  ) async throws -> [RestaurantEntity] {
    let found = try await allEntities().filter { filters.admit($0, mode) }
    let sorted = sortedBy.reversed().reduce(found) { found, sort in
      switch sort.by {
      case \RestaurantEntity.$minutes: found.sorted(by: \.minutes, sort.order)
      case \RestaurantEntity.$minimumOrder: found.sorted(by: \.minimumOrder, sort.order)
      default: found.sorted(by: \.rating, sort.order)
      }
    }
    return Array(sorted.prefix(limit ?? .max))
  }
}
