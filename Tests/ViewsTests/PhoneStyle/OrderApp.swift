import Foundation
import Views

enum OrderApp {
  enum OrderStatus: Int, CaseIterable {
    case pending, confirmed, preparing, onTheWay, delivered

    static let trackingSteps: [OrderStatus] = [.confirmed, .preparing, .onTheWay, .delivered]

    var displayName: String { ["접수 대기", "접수됨", "조리 중", "배달 중", "배달 완료"][rawValue] }
    var iconName: String { ["clock", "checkmark", "frying.pan", "bicycle", "house"][rawValue] }
    var color: Color { [.gray, .blue, .orange, .green, .secondary][rawValue] }
  }

  struct Order {
    let id = "A-17"
    var restaurant = Restaurant(name: "한밤치킨")
    var items = [Item(name: "양념치킨"), Item(name: "감자튀김"), Item(name: "콜라 1.25L")]
    var status = OrderStatus.onTheWay
    var estimatedRemainingTime: TimeInterval? = 720
    var deepLinkURL: URL? { URL(string: "hanip://order/\(id)") }
  }

  struct Restaurant {
    let name: String
  }

  struct Item {
    let name: String
  }

  struct OrderStatusEntry {
    let order: Order?
  }

  struct OrderTrackingAttributes: ActivityAttributes {
    struct ContentState {
      var status: OrderStatus
      var timeRemaining: TimeInterval
      var driverName: String?
    }

    let orderNumber: String
    let restaurantName: String
  }

  struct TrackOrderIntent: Equatable { let orderId: String }
  struct TrackLocationIntent {}

  static func formatRemainingTime(_ time: TimeInterval) -> String { "\(Int(time) / 60)분" }
  static func formatTimeRemaining(_ time: TimeInterval) -> String { formatRemainingTime(time) }
  static func statusColor(_ status: OrderStatus) -> Color { status.color }
}

/// Helpers that the listings call and do not show.
extension OrderApp.SmallOrderStatusView {
  func formatRemainingTime(_ time: TimeInterval) -> String { OrderApp.formatRemainingTime(time) }
}

extension OrderApp.MediumOrderStatusView {
  func formatRemainingTime(_ time: TimeInterval) -> String { OrderApp.formatRemainingTime(time) }

  var backgroundGradient: LinearGradient {
    LinearGradient(
      colors: [order.status.color.opacity(0.1), .clear], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension OrderApp.LockScreenLiveActivityView {
  func formatTimeRemaining(_ time: TimeInterval) -> String { OrderApp.formatRemainingTime(time) }
  func statusColor(_ status: OrderApp.OrderStatus) -> Color { status.color }
}

/// The families of the widget that the listings name and do not show.
extension OrderApp {
  struct LargeOrderStatusView: View {
    let order: Order
    var body: some View { MediumOrderStatusView(order: order) }
  }

  struct InlineOrderStatusView: View {
    let order: Order
    var body: some View { Label(order.status.displayName, systemImage: order.status.iconName) }
  }

  struct RectangularOrderStatusView: View {
    let order: Order
    var body: some View { SmallOrderStatusView(order: order) }
  }

  struct CircularOrderStatusView: View {
    let order: Order
    var body: some View { Image(systemName: order.status.iconName) }
  }

  struct NoOrderView: View {
    var body: some View { Text("주문이 없어요") }
  }
}
