import AppIntents
import Foundation
import Notifications

/// Writes down what it is told.
final class KioskDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let words = (response as? UNTextInputNotificationResponse)?.userText
    let till = AppDependency<Till>().wrappedValue
    till.change {
      $0.told.append([response.actionIdentifier, words].compactMap(\.self).joined(separator: ": "))
    }
    // Who is told may not spend.
    try? await IntentEffect.run("spend", key: "k") { till.change { $0.sold.append(0) } }
  }
}

final class KioskExtension: UNNotificationServiceExtension, @unchecked Sendable {
  private var handler: (@Sendable (UNNotificationContent) -> Void)?
  private var best: UNMutableNotificationContent?

  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    (handler, best) = (contentHandler, request.content.mutableCopy() as? UNMutableNotificationContent)
    best?.title = "\(request.content.title) (새 소식)"
    switch request.content.userInfo["manner"] as? String {
    case "now": hand()
    case "never": handler = nil
    default: break
    }
  }

  override func serviceExtensionTimeWillExpire() { hand() }

  private func hand() { if let best { handler?(best) } }
}

extension Kiosk: NotificationApp {
  static var notificationCategories: Set<UNNotificationCategory> {
    [
      UNNotificationCategory(
        identifier: "paper",
        actions: [
          UNNotificationAction(identifier: "buy", title: "신문 사기"),
          UNNotificationAction(identifier: "lamp", title: IntentContext.language == "en" ? "Lamp" : "등 켜기"),
          UNTextInputNotificationAction(
            identifier: "answer", title: "답장", textInputButtonTitle: "보내기", textInputPlaceholder: ""),
        ], intentIdentifiers: [], options: .customDismissAction)
    ]
  }

  static func intent(for response: UNNotificationResponse) -> (any AppIntent)? {
    switch response.actionIdentifier {
    case "buy": BuyPaper()
    case "lamp": SetLamp(true)
    default: nil
    }
  }

  static var notificationDelegate: (any UNUserNotificationCenterDelegate)? { KioskDelegate() }
  static var notificationServiceExtension: UNNotificationServiceExtension.Type? { KioskExtension.self }
}
