import AppIntents
import Foundation
import SampleDatabase

/// Says what has become of an order.
struct CheckOrderStatus: AppIntent {
  static let title = LocalizedStringResource(ko: "주문 확인", en: "Check an order")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "최근 주문이나 번호를 말한 주문이 어떻게 됐는지 알려 줘요.",
      en: "Says what has become of the latest order, or of the one you name."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "주문", en: "Order"), optionsProvider: RecentOrders())
  var order: OrderEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<[OrderEntity]> & ProvidesDialog
    & ShowsSnippetView
  {
    let now = try await IntentContext.now
    let orders = try await asked(now)
    let reports = orders.map { $0.report(at: now, calendar: database.calendar) }
    return .result(
      value: orders.map(OrderEntity.init),
      dialog: IntentDialog(.list(reports, separator: " "))
    ) {
      ForEach(orders, id: \.order.number) { Text("\($0.title) · \($0.summary)") }
    }
  }

  /// The named order; else the open ones; else the newest.
  private func asked(_ now: Date) async throws -> [PlacedOrder] {
    if let order { return [order.placed] }
    let recent = try await database.recentOrders(limit: 20)
    guard let newest = recent.first else { throw NothingToShow.noOrders }
    let open = recent.filter { $0.order.status(at: now).isOpen }.prefix(5)
    return open.isEmpty ? [newest] : Array(open)
  }
}

extension CheckOrderStatus: URLRepresentableIntent {
  static var urlRepresentation: URLRepresentation { "fooddelivery://order/\(\.$order)" }
}
