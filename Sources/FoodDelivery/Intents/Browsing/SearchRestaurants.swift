import AppIntents
import Foundation

/// Finds restaurants by what they cook or sell.
struct SearchRestaurants: AppIntent {
  static let title = LocalizedStringResource(ko: "가게 찾기", en: "Find restaurants")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "지금 문을 연 가게를 음식 종류나 메뉴로 찾아요.",
      en: "Finds restaurants that are open, by what they cook or sell."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "음식 종류", en: "Cuisine"))
  var cuisine: Cuisine?

  @Parameter(title: LocalizedStringResource(ko: "메뉴", en: "Dish"))
  var dish: String?

  func perform() async throws
    -> some IntentResult & ReturnsValue<[RestaurantEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let open = try await database.openRestaurants(at: try await IntentContext.now)
    guard !open.isEmpty else { throw NothingToShow.nothingOpen }
    let found = try await fitting(open).prefix(5).map(RestaurantEntity.init)
    guard !found.isEmpty else {
      guard let dish else { throw NothingToShow.nothingOpen }
      throw NothingToShow.noRestaurant(dish)
    }
    return .result(value: Array(found), dialog: dialog(found.count)) { Listing(entities: Array(found)) }
  }

  private func fitting(_ open: [Restaurant]) async throws -> [Restaurant] {
    var fitting = open
    if let cuisine { fitting = fitting.filter { $0.cuisine == cuisine } }
    guard let dish else { return fitting }
    let selling = Set(try await database.dishes(matching: dish).map(\.restaurantID))
    return fitting.filter { selling.contains($0.id) }
  }

  private func dialog(_ count: Int) -> IntentDialog {
    IntentDialog(ko: "지금 주문할 수 있는 가게 \(count)곳이에요.", en: "\(count) open now:")
  }
}

extension SearchRestaurants: URLRepresentableIntent {
  static var urlRepresentation: URLRepresentation { "fooddelivery://restaurants" }
}
