import AppIntents

/// Says where the driver is.
struct TrackLocation: AppIntent {
  static let title = LocalizedStringResource(ko: "기사님 위치", en: "Where the driver is")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "배달 기사님이 어디쯤 왔는지 알려 줘요.", en: "Says where the driver is."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "주문", en: "Order"), optionsProvider: RecentOrders())
  var order: OrderEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<String?> & ProvidesDialog {
    let now = try await IntentContext.now
    let placed = try await database.followed(order, now: now)
    let driver = try await database.driver(of: placed.order, now: now)
    let place = driver.place(bringing: placed.order, at: now)
    return .result(value: place, dialog: dialog(driver, place, placed, placed.order.status(at: now)))
  }

  private func dialog(
    _ driver: Driver, _ place: String?, _ placed: PlacedOrder, _ status: OrderStatus
  ) -> IntentDialog {
    if let place {
      return IntentDialog(ko: "\(driver.name) 기사님은 지금 \(place)에 있어요.", en: "\(driver.name) is at \(place).")
    }
    if status == .delivered { return IntentDialog(status.sentence(about: placed.title)) }
    return IntentDialog(
      ko: "\(driver.name) 기사님이 \(placed.restaurantName)(으)로 가고 있어요.",
      en: "\(driver.name) is on the way to \(placed.restaurantName).")
  }
}
