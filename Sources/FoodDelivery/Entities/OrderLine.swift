import AppIntents

/// A dish and how many of it: 양념치킨 두 마리.
struct OrderLine: SpokenComposite {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "주문할 메뉴", en: "Order line"))

  static let spokenForms = [
    "ko": ["{menuItem} [{quantity}]", "{quantity} {menuItem}"],
    "en": ["[{quantity}] {menuItem}", "{menuItem} {quantity}"],
  ]

  @Property(
    title: LocalizedStringResource(ko: "메뉴", en: "Dish"),
    requestValueDialog: IntentDialog(ko: "어떤 메뉴로 할까요?", en: "Which dish would you like?"))
  var menuItem: DishEntity

  @Property(title: LocalizedStringResource(ko: "수량", en: "Quantity"), default: 1, inclusiveRange: (1, 99))
  var quantity: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .counted(Cart.Line(dish: menuItem.dish, quantity: quantity)))
  }

  var request: OrderRequest.Line { OrderRequest.Line(dishID: menuItem.id, quantity: quantity) }
}
