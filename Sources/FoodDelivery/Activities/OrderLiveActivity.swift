import AppIntents
import Foundation
import Widgets

/// An order on its way, from its acceptance to the door.
struct OrderLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderAttributes.self) { context in
      OrderActivityView(context: context)
        .widgetURL(URL(string: "malgil://FoodDelivery/order/\(context.attributes.order.id)"))
        .activityBackgroundTint(Color.black.opacity(0.1))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text(context.attributes.restaurantName).font(.caption).fontWeight(.semibold)
            Text(context.attributes.title).font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.trailing) { OrderTime(state: context.state, isStale: context.isStale) }
        DynamicIslandExpandedRegion(.center) { Text(context.state.status.title) }
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            OrderProgress(status: context.state.status)
            DriverRow(context: context)
          }
        }
      } compactLeading: {
        Image(systemName: context.state.status.symbol)
      } compactTrailing: {
        OrderTime(state: context.state, isStale: context.isStale)
      } minimal: {
        Image(systemName: context.state.status.symbol)
      }
      .keylineTint(.orange)
    }
  }
}

/// The order where there is room.
struct OrderActivityView: View {
  let context: ActivityViewContext<OrderAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(context.attributes.restaurantName).font(.headline).lineLimit(1)
        Spacer()
        OrderTime(state: context.state, isStale: context.isStale).font(.title3)
      }
      HStack {
        Text(context.attributes.title).font(.caption).foregroundStyle(.secondary)
        Spacer()
        Label(context.state.status.title, systemImage: context.state.status.symbol)
      }
      Text(context.attributes.itemNames).font(.caption).lineLimit(1)
      OrderDots(status: context.state.status)
      OrderProgress(status: context.state.status)
      DriverRow(context: context)
    }
  }
}
