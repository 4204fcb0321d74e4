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

  static let gallery = seeds + cards + texts + layouts
}

extension Sample {
  private static let seeds = [
    Sample("order-small", .sample.with(\.widgetFamily, .systemSmall)) {
      OrderSeed.OrderStatusWidgetView(entry: .init(order: OrderSeed.Order()))
    },
    Sample("order-medium") { OrderSeed.OrderStatusWidgetView(entry: .init(order: OrderSeed.Order())) },
    Sample("order-none") { OrderSeed.OrderStatusWidgetView(entry: .init(order: nil)) },
    Sample("order-lock-screen") { OrderSeed.LockScreenLiveActivityView(context: trackedOrder) },
    Sample("delivery-small", .sample.with(\.widgetFamily, .systemSmall)) {
      DeliverySeed.FoodDeliveryWidgetView(entry: .init(orderStatus: DeliverySeed.Order()))
    },
    Sample("delivery-recommended", .sample.with(\.widgetFamily, .systemSmall)) {
      DeliverySeed.FoodDeliveryWidgetView(entry: .init())
    },
    Sample("delivery-medium") {
      DeliverySeed.FoodDeliveryWidgetView(entry: .init(orderStatus: DeliverySeed.Order()))
    },
    Sample("delivery-menu") { DeliverySeed.AdaptiveMenuView() },
    Sample("delivery-activity") { DeliverySeed.DeliveryActivityView(context: delivery) },
    Sample("delivery-expanded") { DeliverySeed.DynamicIslandExpandedView(context: delivery) },
    Sample("tracking-lock-screen") {
      TrackingSeed.LockScreenView(context: .init(attributes: .init(), state: .init()))
    },
  ]

  @MainActor private static var trackedOrder: ActivityViewContext<OrderSeed.OrderTrackingAttributes> {
    ActivityViewContext(
      attributes: .init(orderNumber: "1042", restaurantName: "한밤치킨"),
      state: .init(status: .onTheWay, timeRemaining: 720, driverName: "김민준"))
  }

  @MainActor private static var delivery: ActivityViewContext<DeliverySeed.DeliveryActivityAttributes> {
    ActivityViewContext(attributes: .init(), state: .init())
  }
}
