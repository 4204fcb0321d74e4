import AppIntents

/// Tells what dishes of a restaurant cost.
struct CheckPrice: AppIntent {
  static let title = LocalizedStringResource(ko: "가격 확인", en: "Check a price")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "메뉴의 가격을 알려 줘요. 여러 개면 모두 얼마인지 더해요.",
      en: "Tells what a dish costs, and what several come to."))
  static let risk = IntentRisk.reads

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestDisambiguationDialog: IntentDialog(ko: "어느 가게의 가격을 볼까요?", en: "At which restaurant?"))
  var restaurant: RestaurantEntity?

  @Parameter(
    title: LocalizedStringResource(ko: "메뉴", en: "Dishes"),
    requestValueDialog: IntentDialog(ko: "어떤 메뉴의 가격이 궁금하세요?", en: "The price of which dish?"))
  var lines: [OrderLine]

  func perform() async throws -> some IntentResult & ReturnsValue<[DishEntity]> & ProvidesDialog {
    guard let first = lines.first else { throw OrderRefusal.nothingOrdered }
    // So that 그거 means them.
    return .result(value: lines.map(\.menuItem), dialog: try dialog(first.menuItem))
  }

  private func dialog(_ first: DishEntity) throws -> IntentDialog {
    let bought = try lines.map { try Cart.Line(dish: $0.menuItem.dish, quantity: $0.quantity).checked() }
    let place = first.restaurant.localizedStringResource
    let price = LocalizedStringResource.won(bought.reduce(0) { $0 + $1.price })
    guard bought.count > 1 || bought[0].quantity > 1 else {
      let dish = first.localizedStringResource
      return IntentDialog(ko: "\(place) \(dish)은(는) \(price)이에요.", en: "\(dish) at \(place) is \(price).")
    }
    let names = LocalizedStringResource.list(bought.map(LocalizedStringResource.counted))
    return IntentDialog(
      ko: "\(place) \(names)은(는) 모두 \(price)이에요.", en: "\(names) at \(place) come to \(price).")
  }
}
