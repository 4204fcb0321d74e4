import Foundation
import Testing
import Views

/// A view of the gallery, which stands in golden files under its name.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let environment: EnvironmentValues
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ environment: EnvironmentValues = .sample,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.environment = environment
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }

  @MainActor func tree() throws -> ViewTree { try ViewTree(resolving: view(), in: environment) }

  static let gallery = phoneStyle + cards + texts + layouts
}

extension Sample {
  private static let phoneStyle = [
    Sample("order-small", .sample.with(\.widgetFamily, .systemSmall)) {
      OrderApp.OrderStatusWidgetView(entry: .init(order: OrderApp.Order()))
    },
    Sample("order-medium") { OrderApp.OrderStatusWidgetView(entry: .init(order: OrderApp.Order())) },
    Sample("order-none") { OrderApp.OrderStatusWidgetView(entry: .init(order: nil)) },
    Sample("order-lock-screen") { OrderApp.LockScreenLiveActivityView(context: trackedOrder) },
    Sample("delivery-small", .sample.with(\.widgetFamily, .systemSmall)) {
      DeliveryApp.FoodDeliveryWidgetView(entry: .init(orderStatus: DeliveryApp.Order()))
    },
    Sample("delivery-recommended", .sample.with(\.widgetFamily, .systemSmall)) {
      DeliveryApp.FoodDeliveryWidgetView(entry: .init())
    },
    Sample("delivery-medium") {
      DeliveryApp.FoodDeliveryWidgetView(entry: .init(orderStatus: DeliveryApp.Order()))
    },
    Sample("delivery-menu") { DeliveryApp.AdaptiveMenuView() },
    Sample("delivery-activity") { DeliveryApp.DeliveryActivityView(context: delivery) },
    Sample("delivery-expanded") { DeliveryApp.DynamicIslandExpandedView(context: delivery) },
    Sample("tracking-lock-screen") {
      TrackingApp.LockScreenView(context: .init(attributes: .init(), state: .init()))
    },
  ]

  @MainActor private static var trackedOrder: ActivityViewContext<OrderApp.OrderTrackingAttributes> {
    ActivityViewContext(
      attributes: .init(orderNumber: "1042", restaurantName: "한밤치킨"),
      state: .init(status: .onTheWay, timeRemaining: 720, driverName: "김민준"))
  }

  @MainActor private static var delivery: ActivityViewContext<DeliveryApp.DeliveryActivityAttributes> {
    ActivityViewContext(attributes: .init(), state: .init())
  }
}
