import AppIntents

/// Chooses a restaurant and goes on to its dishes.
struct SelectRestaurant: AppIntent {
  static let title = LocalizedStringResource(ko: "가게 고르기", en: "Choose a restaurant")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "가게를 고르고 이어서 메뉴를 골라요.", en: "Chooses a restaurant, then its dishes."))
  static let risk = IntentRisk.reads

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestValueDialog: IntentDialog(ko: "어느 가게로 할까요?", en: "Which restaurant?"),
    requestDisambiguationDialog: IntentDialog(ko: "어느 가게로 할까요?", en: "Which restaurant?"),
    optionsProvider: OpenRestaurants())
  var restaurant: RestaurantEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    let order = OrderFood()
    order.restaurant = restaurant
    return .result(opensIntent: order)
  }
}
