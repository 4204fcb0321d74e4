import AppIntents
import SampleDatabase

/// Shows how far an order has come.
struct TrackOrder: AppIntent {
  static let title = LocalizedStringResource(ko: "배달 추적", en: "Track an order")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "주문이 어디까지 왔는지 단계로 보여 줘요.", en: "Shows how far an order has come."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "주문", en: "Order"), optionsProvider: RecentOrders())
  var order: OrderEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog
    & ShowsSnippetView
  {
    let now = try await IntentContext.now
    let placed = try await database.followed(order, now: now)
    let status = placed.order.status(at: now)
    let place = try await database.driver(placed.order.driverID)?.place(bringing: placed.order, at: now)
    return .result(
      value: OrderEntity(placed),
      dialog: IntentDialog(placed.report(at: now, calendar: database.calendar))
    ) {
      Text(placed.summary)
      if let progress = status.progress {
        Text("\(status.title) \(LocalizedStringResource.progress(progress))")
      }
      if let place { Text(LocalizedStringResource(ko: "기사님: \(place)", en: "Driver: \(place)")) }
    }
  }
}
