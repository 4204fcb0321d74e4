import AppIntents

/// The sentences that start the app's most used intents; the phrase files add to them.
struct FoodDeliveryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderFood(),
      phrases: ["\(.applicationName)에서 주문해줘", "\(.applicationName)에서 \(\.$restaurant) 음식 주문해줘"],
      shortTitle: LocalizedStringResource(ko: "음식 주문", en: "Order food"), systemImageName: "fork.knife")
    AppShortcut(
      intent: QuickOrder(), phrases: ["\(.applicationName)에서 빠른 주문"],
      shortTitle: LocalizedStringResource(ko: "빠른 주문", en: "Quick order"), systemImageName: "bolt")
    AppShortcut(
      intent: CheckOrderStatus(),
      phrases: ["\(.applicationName)에서 주문 \(\.$order) 확인해줘", "\(.applicationName) 주문 확인해줘"],
      shortTitle: LocalizedStringResource(ko: "주문 확인", en: "Check an order"), systemImageName: "shippingbox")
    AppShortcut(
      intent: TrackOrder(), phrases: ["\(.applicationName) 배달 추적해줘"],
      shortTitle: LocalizedStringResource(ko: "배달 추적", en: "Track an order"), systemImageName: "map")
    AppShortcut(
      intent: CancelOrder(), phrases: ["\(.applicationName) 주문 취소해줘"],
      shortTitle: LocalizedStringResource(ko: "주문 취소", en: "Cancel an order"), systemImageName: "xmark.circle"
    )
    AppShortcut(
      intent: ShowMenu(), phrases: ["\(.applicationName)에서 \(\.$restaurant) 메뉴 보여줘"],
      shortTitle: LocalizedStringResource(ko: "메뉴 보기", en: "Show a menu"), systemImageName: "menucard")
    AppShortcut(
      intent: RecommendToday(), phrases: ["\(.applicationName) 오늘의 추천 보여줘"],
      shortTitle: LocalizedStringResource(ko: "오늘의 추천", en: "Today's picks"), systemImageName: "star")
    AppShortcut(
      intent: SetDeliveryNotifications(isEnabled: true),
      phrases: ["\(.applicationName) 배달 알림 켜줘", "\(.applicationName) 배달 알림 받을래"],
      shortTitle: LocalizedStringResource(ko: "배달 알림 켜기", en: "Notifications on"), systemImageName: "bell")
    AppShortcut(
      intent: SetDeliveryNotifications(isEnabled: false),
      phrases: ["\(.applicationName) 배달 알림 꺼줘", "\(.applicationName) 배달 알림 그만 받을래"],
      shortTitle: LocalizedStringResource(ko: "배달 알림 끄기", en: "Notifications off"),
      systemImageName: "bell.slash")
  }
}
