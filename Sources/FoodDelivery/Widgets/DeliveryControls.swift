import AppIntents
import Widgets

/// Orders what is ordered most often; it asks before it does.
struct QuickOrderControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "QuickOrder") {
      ControlWidgetButton(action: QuickOrder()) {
        Label(LocalizedStringResource(ko: "빠른 주문", en: "Quick order"), systemImage: "fork.knife")
          .controlWidgetActionHint(
            LocalizedStringResource(ko: "가장 자주 시킨 대로 주문해요", en: "Orders what you order most often"))
      }
    }
    .displayName(LocalizedStringResource(ko: "빠른 주문", en: "Quick order"))
    .description(
      LocalizedStringResource(ko: "가장 자주 시킨 대로 주문해요.", en: "Orders what you order most often."))
  }
}

/// Whether deliveries are announced.
struct DeliveryNotificationControl: ControlWidget {
  struct Provider: ControlValueProvider {
    @AppDependency var database: AppDatabase

    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { try await database.announcesDeliveries() }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "DeliveryNotifications", provider: Provider()) { isOn in
      ControlWidgetToggle(
        LocalizedStringResource(ko: "배달 알림", en: "Delivery notifications"), isOn: isOn,
        action: SetDeliveryNotifications()
      ) { isOn in
        Label(
          isOn ? LocalizedStringResource(ko: "켜짐", en: "On") : LocalizedStringResource(ko: "꺼짐", en: "Off"),
          systemImage: isOn ? "bell" : "bell.slash"
        )
        .controlWidgetActionHint(
          LocalizedStringResource(ko: "배달 상황 알림을 켜거나 꺼요", en: "Turns delivery notifications on or off"))
      }
    }
    .displayName(LocalizedStringResource(ko: "배달 알림", en: "Delivery notifications"))
    .description(
      LocalizedStringResource(ko: "배달 상황 알림을 켜거나 꺼요.", en: "Turns delivery notifications on or off."))
  }
}

/// The switch of the control sets the same value that sentences set.
extension SetDeliveryNotifications: SetValueIntent {
  var value: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}
