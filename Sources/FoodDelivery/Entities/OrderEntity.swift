import AppIntents
import Foundation

/// An order as people name it: by its number.
struct OrderEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "주문", en: "Order"))
  static let defaultQuery = OrderQuery()

  let placed: PlacedOrder

  @Property(title: LocalizedStringResource(ko: "주문 시각", en: "Ordered at"))
  var orderedAt: Date

  @Property(title: LocalizedStringResource(ko: "금액", en: "Total"))
  var total: Int

  @Property(title: LocalizedStringResource(ko: "가게 이름", en: "Restaurant name"))
  var restaurantName: String

  init(_ placed: PlacedOrder) {
    self.placed = placed
    restaurantName = placed.order.restaurantName
    orderedAt = placed.order.createdAt
    total = placed.order.total
  }

  /// The order number.
  var id: String { placed.order.id }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "주문 \(id)", en: "Order \(id)"),
      subtitle: "\(placed.restaurantName) · \(placed.itemNames)",
      synonyms: [
        "\(id)", "\(id)번", "\(id)번 주문", "주문 번호 \(id)", "주문번호 \(id)번", "order number \(id)", "#\(id)",
      ])
  }
}

extension PlacedOrder {
  var restaurantName: LocalizedStringResource {
    LocalizedStringResource(ko: "\(order.restaurantName)", en: "\(order.restaurantEnglish)")
  }

  /// Whether `text` is part of the name of the restaurant or of one of the dishes.
  func isAbout(_ text: String) -> Bool {
    let names = [order.restaurantName, order.restaurantEnglish] + items.flatMap { [$0.name, $0.english] }
    return names.contains { NameSearch(text).isPart(of: $0) }
  }

  /// `양념치킨 2마리, 콜라 1캔`.
  var itemNames: LocalizedStringResource { .list(items.map(LocalizedStringResource.counted)) }
}

/// The five newest orders.
struct RecentOrders: DynamicOptionsProvider {
  @Dependency var database: AppDatabase

  func results() async throws -> [OrderEntity] {
    let database = database
    return try await IntentContext.query("newestOrders") { try await database.recentOrders(limit: 5) }.map(
      OrderEntity.init)
  }
}
