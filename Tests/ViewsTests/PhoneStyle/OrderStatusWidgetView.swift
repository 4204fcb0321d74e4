import Foundation
import Views

extension OrderApp {
  struct OrderStatusWidgetView: View {
    let entry: OrderStatusEntry

    @Environment(\.widgetFamily) var family
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
      if let order = entry.order {
        switch family {
        case .systemSmall:
          SmallOrderStatusView(order: order)
        case .systemMedium:
          MediumOrderStatusView(order: order)
        case .systemLarge:
          LargeOrderStatusView(order: order)
        case .accessoryInline:
          InlineOrderStatusView(order: order)
        case .accessoryRectangular:
          RectangularOrderStatusView(order: order)
        case .accessoryCircular:
          CircularOrderStatusView(order: order)
        default:
          SmallOrderStatusView(order: order)
        }
      } else {
        NoOrderView()
      }
    }
  }
}
