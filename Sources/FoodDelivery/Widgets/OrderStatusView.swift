import AppIntents
import Foundation
import Widgets

/// The order in a small or a medium place.
struct OrderStatusView: View {
  let entry: OrderStatusEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if let placed = entry.placed, let status = entry.status {
      OrderCard(placed: placed, status: status, date: entry.date, isWide: family != .systemSmall)
        .widgetURL(URL(string: "malgil://FoodDelivery/order/\(placed.order.id)"))
    } else {
      NoOrderView()
    }
  }
}

/// What stands where no order is on its way.
struct NoOrderView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(
        LocalizedStringResource(ko: "오고 있는 주문이 없어요", en: "No order is on its way"), systemImage: "bag")
      Text(LocalizedStringResource(ko: "‘치킨 주문해 줘’라고 말해 보세요.", en: "Say “Order chicken”."))
        .font(.caption).foregroundStyle(.secondary)
    }
    .widgetURL(URL(string: "malgil://FoodDelivery/restaurants"))
  }
}

/// One order: whose, what, how far, how long.
struct OrderCard: View {
  let placed: PlacedOrder
  let status: OrderStatus
  let date: Date
  let isWide: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(placed.restaurantName).font(.headline).lineLimit(1)
        Spacer()
        if isWide { Text(placed.title).font(.caption).foregroundStyle(.secondary) }
      }
      if isWide { Text(placed.itemNames).font(.caption).lineLimit(2) }
      HStack {
        Label(status.title, systemImage: status.symbol)
        Spacer()
        if status.isOpen { Text(minutes).bold() }
      }
      if let progress = status.progress { ProgressView(value: progress) }
      if isWide, !placed.order.addressText.isEmpty {
        Text(placed.order.addressText).font(.caption).lineLimit(1).privacySensitive()
      }
      if isWide, status == .delivering {
        Button(
          LocalizedStringResource(ko: "추적", en: "Track"), systemImage: "location.fill",
          intent: TrackOrder(of: placed))
      }
    }
  }

  private var minutes: LocalizedStringResource {
    let left = placed.order.minutesLeft(at: date)
    return LocalizedStringResource(ko: "\(left)분 남음", en: "\(left) min")
  }
}

extension OrderStatus {
  /// The name of its symbol.
  var symbol: String {
    switch self {
    case .waiting: "clock"
    case .accepted: "checkmark.circle"
    case .cooking: "flame"
    case .pickedUp: "bag"
    case .delivering: "bicycle"
    case .delivered: "checkmark.circle.fill"
    case .cancelled: "xmark.circle"
    }
  }
}

extension TrackOrder {
  init(of placed: PlacedOrder) {
    self.init()
    order = OrderEntity(placed)
  }
}

extension PlacedOrder {
  /// What somebody sees who chooses the widget.
  static func sample(at now: Date) -> PlacedOrder {
    let order = Order(
      number: 1043, requestKey: "sample", restaurantID: "sample", restaurantName: "한밤치킨",
      restaurantEnglish: "Midnight Chicken", total: 19_000, addressLabel: "", addressText: "", driverID: "",
      createdAt: now.addingTimeInterval(-15 * 60), deliveryMinutes: 35)
    let item = OrderItem(
      orderNumber: 1043, position: 0, dishID: "sample", name: "양념치킨", english: "Seasoned chicken",
      options: [], counter: "마리", price: 19_000, quantity: 1)
    return PlacedOrder(order: order, items: [item])
  }
}
