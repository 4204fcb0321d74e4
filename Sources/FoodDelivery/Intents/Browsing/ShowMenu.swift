import AppIntents

/// Shows the menu of a restaurant.
struct ShowMenu: AppIntent {
  static let title = LocalizedStringResource(ko: "메뉴 보기", en: "Show a menu")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "가게의 메뉴와 가격을 보여 줘요.", en: "Shows the dishes of a restaurant and their prices."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestValueDialog: IntentDialog(ko: "어느 가게의 메뉴를 볼까요?", en: "The menu of which restaurant?"),
    optionsProvider: OpenRestaurants())
  var restaurant: RestaurantEntity

  func perform() async throws
    -> some IntentResult & ReturnsValue<[DishEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let menu = try await database.entities(of: database.menu(of: restaurant.id))
    let minimum = LocalizedStringResource.won(restaurant.restaurant.minimumOrder)
    return .result(
      value: menu,
      dialog: IntentDialog(
        ko: "\(restaurant)의 메뉴 \(menu.count)가지예요. \(minimum)부터 주문할 수 있어요.",
        en: "\(restaurant) has ^[\(menu.count) dish](inflect: true). Orders start at \(minimum).")
    ) {
      Listing(entities: menu)
    }
  }
}

extension ShowMenu: URLRepresentableIntent {
  static var urlRepresentation: URLRepresentation { "fooddelivery://menu/\(\.$restaurant)" }
}
