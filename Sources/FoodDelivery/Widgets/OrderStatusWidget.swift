import AppIntents
import Foundation
import Widgets

/// How far the newest order has come.
struct OrderStatusWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OrderStatus", provider: OrderStatusProvider()) { entry in
      OrderStatusView(entry: entry)
    }
    .configurationDisplayName(LocalizedStringResource(ko: "주문 현황", en: "Order status"))
    .description(
      LocalizedStringResource(ko: "지금 오고 있는 주문을 보여 줘요.", en: "Shows the order that is on its way.")
    )
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// An order as it is at one moment; none when nothing is on its way.
struct OrderStatusEntry: TimelineEntry {
  let date: Date
  var placed: PlacedOrder?

  var status: OrderStatus? { placed?.order.status(at: date) }

  /// The nearer the door, the more it matters.
  var relevance: TimelineEntryRelevance? {
    guard let status, status.isOpen else { return nil }
    switch status {
    case .delivering: return TimelineEntryRelevance(score: 100, duration: 300)
    case .cooking, .pickedUp: return TimelineEntryRelevance(score: 75, duration: 600)
    default: return TimelineEntryRelevance(score: 50, duration: 900)
    }
  }
}

struct OrderStatusProvider: TimelineProvider {
  @AppDependency var database: AppDatabase

  /// Seconds between two entries of an order that is on its way.
  static let step = 30.0

  func placeholder(in context: Context) -> OrderStatusEntry { OrderStatusEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (OrderStatusEntry) -> Void) {
    let (database, isPreview) = (database, context.isPreview)
    Task {
      let entry = try? await OrderStatusEntry.now(database, isPreview: isPreview)
      if let entry { completion(entry) }
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<OrderStatusEntry>) -> Void
  ) {
    let database = database
    // A look that fails lets the completion go: the widget keeps what it showed.
    Task {
      let now = try? await IntentContext.now
      if let now, let placed = try? await database.newest(at: now) {
        completion(OrderStatusEntry.timeline(of: placed, from: now))
      }
    }
  }
}

extension AppDatabase {
  /// The newest order that is open, or has arrived within ten minutes; inside nil, none.
  fileprivate func newest(at now: Date) async throws -> PlacedOrder?? {
    let recent = try await recentOrders(limit: 5)
    let shown = recent.first { $0.order.status(at: now).isOpen } ?? recent.first { $0.hasJustCome(at: now) }
    return .some(shown)
  }
}

extension PlacedOrder {
  /// For so many seconds a delivery is shown that has come.
  static let afterwards = 600.0

  fileprivate func hasJustCome(at now: Date) -> Bool {
    order.deliveredAt(now).map { now < $0.addingTimeInterval(Self.afterwards) } ?? false
  }
}

extension OrderStatusEntry {
  fileprivate static func now(_ database: AppDatabase, isPreview: Bool) async throws -> OrderStatusEntry {
    let now = try await IntentContext.now
    let placed = isPreview ? PlacedOrder.sample(at: now) : try await database.newest(at: now) ?? nil
    return OrderStatusEntry(date: now, placed: placed)
  }

  /// Entries every 30 seconds until the order has come, one when it has, and one when it is no longer shown.
  static func timeline(of placed: PlacedOrder?, from now: Date) -> Timeline<OrderStatusEntry> {
    guard let placed else {
      return Timeline(
        entries: [OrderStatusEntry(date: now)], policy: .after(now.addingTimeInterval(15 * 60)))
    }
    let end = max(now, placed.order.expectedAt)
    let open = stride(from: 0.0, to: end.timeIntervalSince(now), by: OrderStatusProvider.step).map {
      OrderStatusEntry(date: now.addingTimeInterval($0), placed: placed)
    }
    let last = [
      OrderStatusEntry(date: end, placed: placed),
      OrderStatusEntry(date: end.addingTimeInterval(PlacedOrder.afterwards)),
    ]
    return Timeline(entries: Array(open.prefix(200)) + last, policy: .atEnd)
  }
}
