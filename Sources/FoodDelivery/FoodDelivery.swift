public import AppIntents
import Foundation
import SampleDatabase

/// 한입배달: restaurants, orders and what becomes of them.
///
/// Call one of the `configure` methods before an intent runs; the tools do:
///
/// ```swift
/// FoodDelivery.configure(dataFolder: URL(filePath: "/home/me/.local/share/malgil"))
/// ```
public enum FoodDelivery: AssistantApp {
  public static let names = [
    "ko": AppNames(display: "한입배달", alternatives: ["한입", "Hanip"]),
    "en": AppNames(display: "Hanip", alternatives: ["Hanip Delivery", "한입배달"]),
    "": AppNames(display: "Hanip", alternatives: ["한입배달", "한입"]),
  ]

  public static let intents: [any AppIntent.Type] = [
    OrderFood.self, DetailedOrder.self, QuickOrder.self, ReorderLast.self, SelectRestaurant.self,
    CheckOrderStatus.self, TrackOrder.self, TrackLocation.self, CallDriver.self, CancelOrder.self,
    AddToCart.self, ShowCart.self, EmptyCart.self, OrderCart.self,
    SearchRestaurants.self, SearchDishes.self, ShowMenu.self, CheckPrice.self, RecommendToday.self,
    ShowFavourites.self, AddFavourite.self, RemoveFavourite.self,
    SetAddress.self, SetDeliveryNotifications.self,
  ]

  public static let shortcuts: (any AppShortcutsProvider.Type)? = FoodDeliveryShortcuts.self
  public static let phrasesFolder: String? = "FoodDelivery"

  /// Keeps the app's data in `FoodDelivery.sqlite` in that folder, which is made when it is first needed.
  public static func configure(dataFolder: URL) { configure(dataFolder: dataFolder, calendar: nil) }

  /// The same with a calendar whose local time decides what is open and how times are shown.
  /// Nil: the local time of whoever is spoken with.
  public static func configure(dataFolder: URL, calendar: Calendar?) {
    use(.file(dataFolder.appendingPathComponent("FoodDelivery.sqlite")), calendar)
  }

  /// Keeps the app's data in memory, until the next call.
  public static func configureInMemory(calendar: Calendar? = nil) {
    use(.memory, calendar)
  }

  private static func use(_ location: AppDatabase.Location, _ calendar: Calendar?) {
    AppDependencyManager.shared.add(dependency: AppDatabase(location, calendar: calendar))
  }
}
