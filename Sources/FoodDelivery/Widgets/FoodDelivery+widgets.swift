import AppIntents
public import Widgets

/// What the app shows without being opened.
extension FoodDelivery: WidgetApp {
  @WidgetBundleBuilder public static var widgets: some Widget {
    OrderStatusWidget()
    FoodWidget()
    OrderLiveActivity()
    QuickOrderControl()
    DeliveryNotificationControl()
  }
}
