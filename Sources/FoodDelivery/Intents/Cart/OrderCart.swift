import AppIntents
import SampleDatabase

/// Orders what lies in the cart.
struct OrderCart: OrderingIntent {
  static let title = LocalizedStringResource(ko: "장바구니 주문", en: "Order the cart")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "장바구니에 담긴 메뉴를 주문해요.", en: "Orders what lies in the cart."))

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  var address: AddressEntity?

  @Parameter(title: LocalizedStringResource(ko: "요청 사항", en: "Special instructions"))
  var specialInstructions: String?

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    let database = database
    // Recorded, because placing the order empties the cart.
    let cart = try await IntentContext.query("cart") { try await database.cart() }
    guard let restaurant = cart.restaurant else { throw EmptyCartError() }
    let placed = try await confirmAndPlace(
      OrderDraft(
        restaurantID: restaurant.id,
        lines: cart.lines.map { OrderRequest.Line(dishID: $0.dish.id, quantity: $0.quantity) },
        destination: try await destination(said: address, asking: $address),
        specialInstructions: Wishes.read(specialInstructions), isCart: true))
    return .result(value: OrderEntity(placed), dialog: announcement(of: placed))
  }
}

/// There is nothing in the cart to order.
struct EmptyCartError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(
      ko: "장바구니가 비어 있어요. 먼저 메뉴를 담아 주세요.", en: "The cart is empty. Add a dish first.")
  }
}
