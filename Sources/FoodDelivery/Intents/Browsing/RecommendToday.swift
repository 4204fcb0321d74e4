import AppIntents
import Foundation
import SampleDatabase

/// Recommends dishes for today.
struct RecommendToday: AppIntent {
  static let title = LocalizedStringResource(ko: "오늘의 추천", en: "Today's picks")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "평이 좋은 가게에서 오늘 먹기 좋은 메뉴를 골라 줘요.", en: "Picks dishes of well rated restaurants, new ones every day.")
  )
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "음식 종류", en: "Cuisine"))
  var cuisine: Cuisine?

  func perform() async throws
    -> some IntentResult & ReturnsValue<[DishEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let now = try await IntentContext.now
    let open = try await database.openRestaurants(at: now)
      .filter { cuisine == nil || $0.cuisine == cuisine }
    guard !open.isEmpty else { throw NothingToShow.nothingOpen }
    let picks = try await database.entities(of: try await picks(from: open, day: database.day(of: now)))
    return .result(
      value: picks,
      dialog: IntentDialog(ko: "오늘은 이런 메뉴가 어떠세요?", en: "How about one of these today?")
    ) {
      ForEach(picks) { dish in
        Text(
          .list(
            [dish.restaurant.localizedStringResource, dish.localizedStringResource, .won(dish.dish.price)],
            separator: " · "))
      }
    }
  }

  /// One of the first three dishes of five restaurants, of different cuisines unless one is wanted. Both
  /// change by the day.
  private func picks(from open: [Restaurant], day: Int) async throws -> [Dish] {
    var cuisines: Set<Cuisine> = []
    let best = open.filter { cuisine != nil || cuisines.insert($0.cuisine).inserted }
    let start = best.isEmpty ? 0 : day % best.count
    let chosen = (best[start...] + best[..<start]).prefix(5).map(\.id)
    let menus = try await database.menuBegins(of: chosen, dishes: 3)
    return chosen.compactMap { menus[$0] }.map { $0[day % $0.count] }
  }
}
