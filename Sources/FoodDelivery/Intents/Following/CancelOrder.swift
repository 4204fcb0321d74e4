import AppIntents
import Foundation

/// Takes an order back, as long as the kitchen has not begun.
struct CancelOrder: SelfConfirmingIntent {
  static let title = LocalizedStringResource(ko: "주문 취소", en: "Cancel an order")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "조리가 시작되기 전의 주문을 취소해요.", en: "Cancels an order that is not being cooked yet."))
  static let risk = IntentRisk.costs

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "주문", en: "Order"), optionsProvider: RecentOrders())
  var order: OrderEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    let placed = try await chosenOrder(try await IntentContext.now)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: LocalizedStringResource(ko: "주문 취소", en: "Cancel the order"),
        acceptAlternatives: [LocalizedStringResource(ko: "주문 취소해 주세요", en: "Cancel that order")],
        denyLabel: LocalizedStringResource(ko: "그대로 두기", en: "Keep it"),
        denyAlternatives: [LocalizedStringResource(ko: "그대로 둬 주세요", en: "Keep the order")],
        destructive: true),
      dialog: IntentDialog(ko: "\(placed.title)을(를) 취소할까요?", en: "Cancel \(placed.title)?")
    ) {
      Text(placed.summary)
    }
    let now = try await IntentContext.now
    let number = placed.order.number ?? 0
    let database = database
    let key = try await IntentContext.newKey()
    let cancelled = try await IntentEffect.run("cancelOrder", key: key, guarantees: .transaction) {
      try await database.cancelOrder(number, now: now, key: key)
    }
    return .result(
      value: OrderEntity(cancelled),
      dialog: IntentDialog(ko: "\(placed.title)을(를) 취소했어요.", en: "\(placed.title) has been cancelled."))
  }

  /// The named order, else the only one that can still be taken back; of several the person chooses.
  private func chosenOrder(_ now: Date) async throws -> PlacedOrder {
    if let order { return try order.placed.cancellable(at: now) }
    let database = database
    // Recorded, because cancelling changes what can be cancelled.
    let recent = try await IntentContext.query("recentOrders") {
      try await database.recentOrders(limit: 20)
    }
    guard !recent.isEmpty else { throw NothingToShow.noOrders }
    let possible = recent.filter { $0.order.status(at: now).isCancellable }.prefix(5)
    guard let newest = possible.first else {
      let open = recent.first { $0.order.status(at: now).isOpen }
      guard let open else { throw NothingToShow.nothingOnItsWay }
      return try open.cancellable(at: now)
    }
    if possible.count == 1 { return newest }
    return try await $order.requestDisambiguation(
      among: possible.map(OrderEntity.init),
      dialog: IntentDialog(ko: "어느 주문을 취소할까요?", en: "Which order shall I cancel?")
    ).placed
  }
}

extension PlacedOrder {
  /// Itself, or throws why it cannot be taken back.
  func cancellable(at now: Date) throws -> PlacedOrder {
    let number = order.number ?? 0
    let status = order.status(at: now)
    if status == .cancelled { throw OrderRefusal.alreadyCancelled(number: number) }
    guard status.isCancellable else { throw OrderRefusal.tooLateToCancel(number: number, status: status) }
    return self
  }
}
