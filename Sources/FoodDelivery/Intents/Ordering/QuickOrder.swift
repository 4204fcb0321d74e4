import AppIntents

/// Orders what is ordered most often. Without any order yet, it starts with a restaurant.
struct QuickOrder: OrderingIntent {
  static let title = LocalizedStringResource(ko: "빠른 주문", en: "Quick order")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "가장 자주 시킨 대로 주문해요.", en: "Orders what you order most often."))

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  var address: AddressEntity?

  func perform() async throws -> some IntentResult {
    let database = database
    let usual = try await IntentContext.query("usualOrder") { try await database.usualOrder() }
    guard let usual else {
      return .result(
        opensIntent: SelectRestaurant(),
        dialog: IntentDialog(
          ko: "아직 주문한 적이 없어요. 가게부터 골라 주세요.",
          en: "You have not ordered anything yet. Let us start with a restaurant."))
    }
    let placed = try await reorder(usual, said: address, asking: $address)
    return .result(value: OrderEntity(placed), dialog: announcement(of: placed))
  }
}

extension OrderingIntent {
  /// Orders the same dishes again, at today's prices, to the address that was said or the default one.
  func reorder(
    _ earlier: PlacedOrder, said: AddressEntity?, asking parameter: IntentParameter<AddressEntity?>
  ) async throws -> PlacedOrder {
    let lines = earlier.items.map { OrderRequest.Line(dishID: $0.dishID, quantity: $0.quantity) }
    return try await confirmAndPlace(
      OrderDraft(
        restaurantID: earlier.order.restaurantID, lines: lines,
        destination: try await destination(said: said, asking: parameter),
        specialInstructions: earlier.order.specialInstructions))
  }
}
