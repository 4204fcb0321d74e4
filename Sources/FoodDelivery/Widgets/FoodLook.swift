import AppIntents
import Foundation
import Widgets

/// What the widget of the app is made of at one moment.
struct FoodLook: Sendable {
  let database: AppDatabase
  let cuisine: Cuisine?
  let showsButtons: Bool

  func timeline() async throws -> Timeline<FoodEntry> {
    let now = try await IntentContext.now
    let recent = try await database.recentOrders(limit: 5)
    if let open = recent.first(where: { $0.order.status(at: now).isOpen }) {
      return ordered(open, from: now)
    }
    return try await recommended(from: now, canReorder: !recent.isEmpty)
  }

  /// An entry a minute, looked at again after an hour.
  private func ordered(_ placed: PlacedOrder, from now: Date) -> Timeline<FoodEntry> {
    let entries = (0..<60).map { minute in
      FoodEntry(
        date: now.addingTimeInterval(Double(minute) * 60), placed: placed, showsButtons: showsButtons,
        canReorder: true)
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600)))
  }

  /// Another dish every three hours, looked at again after a day.
  private func recommended(from now: Date, canReorder: Bool) async throws -> Timeline<FoodEntry> {
    let dishes = try await dishes(at: now)
    let start = now.timeIntervalSinceReferenceDate
    let slot = Self.hours * 3600
    let first = (start / slot).rounded(.down) * slot
    let entries = (0..<8).map { index in
      let turn = Int(first / slot) + index
      return FoodEntry(
        date: max(now, Date(timeIntervalSinceReferenceDate: first + Double(index) * slot)),
        dish: dishes.isEmpty ? nil : dishes[turn % dishes.count], showsButtons: showsButtons,
        canReorder: canReorder)
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(24 * 3600)))
  }

  /// For so long a dish is recommended.
  static let hours = 3.0

  /// The first dishes of the best restaurants that are open now.
  private func dishes(at now: Date) async throws -> [RecommendedDish] {
    let open = try await database.openRestaurants(at: now).filter { cuisine == nil || $0.cuisine == cuisine }
      .prefix(8)
    let menus = try await database.menuBegins(of: open.map(\.id), dishes: 1)
    let favourites = Set(try await database.favourites().map(\.id))
    return open.compactMap { restaurant in
      menus[restaurant.id]?.first.map {
        RecommendedDish(
          dish: $0, restaurant: restaurant, isFavourite: favourites.contains(restaurant.id))
      }
    }
  }
}
