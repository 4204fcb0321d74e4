import AppIntents

/// Turns the announcement of deliveries on or off.
struct SetDeliveryNotifications: UndoableIntent {
  static let title = LocalizedStringResource(ko: "배달 알림 설정", en: "Delivery notifications")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "배달 상황 알림을 켜거나 꺼요.", en: "Turns delivery notifications on or off."))

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "알림 켜기", en: "On"),
    requestValueDialog: IntentDialog(ko: "배달 알림을 켤까요?", en: "Turn delivery notifications on?"))
  var isEnabled: Bool

  init() {}

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let (database, isOn) = (database, isEnabled)
    let earlier = try await IntentContext.query("announcesDeliveries") {
      try await database.announcesDeliveries()
    }
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("setNotifications", key: key, guarantees: .transaction) {
      try await database.setAnnouncesDeliveries(isOn, key: key)
    }
    if earlier != isOn {
      undoManager?.registerUndo(withTarget: database) { try await $0.setAnnouncesDeliveries(earlier) }
    }
    let dialog =
      isOn
      ? IntentDialog(ko: "배달 알림을 켰어요.", en: "Delivery notifications are on.")
      : IntentDialog(ko: "배달 알림을 껐어요.", en: "Delivery notifications are off.")
    return .result(value: isOn, dialog: dialog)
  }
}
