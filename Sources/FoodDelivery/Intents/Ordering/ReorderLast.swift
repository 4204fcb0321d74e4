import AppIntents

/// Orders the last order once more.
struct ReorderLast: OrderingIntent {
  static let title = LocalizedStringResource(ko: "다시 주문", en: "Order again")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "마지막에 시킨 것을 그대로 다시 주문해요.", en: "Orders your last order once more."))

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  var address: AddressEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    let database = database
    let last = try await IntentContext.query("lastOrder") { try await database.recentOrders(limit: 1).first }
    guard let last else { throw NothingToShow.noOrders }
    let placed = try await reorder(last, said: address, asking: $address)
    return .result(value: OrderEntity(placed), dialog: announcement(of: placed))
  }
}
