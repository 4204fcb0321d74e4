import AppIntents
import ConversationProtocol

/// Says what apps told.
struct ShowNotifications: AppIntent {
  static let title = LocalizedStringResource(ko: "알림 보기", en: "Show notifications")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "앱이 보낸 알림을 알려 줘요.", en: "Says what apps have told you."))
  static let risk = IntentRisk.reads
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let spoken = try await SpokenBoard.current()
    let told = try await spoken.board.notifications(for: spoken.caller)
    let dialog =
      told.isEmpty
      ? IntentDialog(ko: "알림이 없어요.", en: "There are no notifications.")
      : IntentDialog(ko: "알림이 \(told.count)개 있어요.", en: "There are \(told.count) notifications.")
    return .result(dialog: dialog) {
      ForEach(told.map { "\($0.name): \($0.words)" }, id: \.self) { Text(verbatim: $0) }
    }
  }
}

/// Puts every notification away.
struct ClearNotifications: SelfConfirmingIntent {
  static let title = LocalizedStringResource(ko: "알림 모두 지우기", en: "Clear all notifications")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "앱이 보낸 알림을 모두 지워요.", en: "Puts all notifications away."))
  static let risk = IntentRisk.costs
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let spoken = try await SpokenBoard.current()
    let (board, caller) = (spoken.board, spoken.caller)
    let told = try await IntentContext.query("notifications") {
      try await board.notifications(for: caller).map(\.id)
    }
    guard !told.isEmpty else {
      return .result(dialog: IntentDialog(ko: "지울 알림이 없어요.", en: "There are no notifications."))
    }
    try await requestConfirmation(
      dialog: IntentDialog(
        ko: "알림 \(told.count)개를 모두 지울까요?", en: "Shall I clear all \(told.count) notifications?"))
    let key = try await IntentContext.uuid().uuidString
    try await IntentEffect.run("clearNotifications", key: key, guarantees: .onceForKey) {
      // What came after the question was not asked about.
      for id in told { try await board.clearIfThere(id, for: caller) }
    }
    return .result(dialog: IntentDialog(ko: "알림을 모두 지웠어요.", en: "All notifications are gone."))
  }
}
