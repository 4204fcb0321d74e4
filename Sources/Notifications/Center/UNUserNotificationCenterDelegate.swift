/// Is told what people do with an app's notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  /// An app is never in front of anything here, so that it is not asked.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// A person chose an action that is no intent, opened the notification, or put it away.
  ///
  /// It may look and write down, but an effect throws `EffectRefused`: what is done for a person is an intent.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// Changes a notification before it is delivered: one whose `userInfo` has `mutable-content` in `aps`, as a push has it.
///
/// It has 30 seconds. What it has not handed over by then is taken from a last call of `serviceExtensionTimeWillExpire`,
/// and if there is nothing, the notification is delivered as it was.
open class UNNotificationServiceExtension: @unchecked Sendable {
  // Unchecked: one is made for each notification.
  public required init() {}

  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  open func serviceExtensionTimeWillExpire() {}
}

/// An app that has notifications. Ours, beside Apple's: on a phone an app says all this when it starts.
public protocol NotificationApp: AssistantApp {
  /// The kinds of its notifications with their actions.
  static var notificationCategories: Set<UNNotificationCategory> { get }

  /// The intent that an action stands for. A press of it is a turn.
  ///
  /// - Returns: nil for an action that the delegate is told of.
  static func intent(for response: UNNotificationResponse) -> (any AppIntent)?

  static var notificationDelegate: (any UNUserNotificationCenterDelegate)? { get }
  static var notificationServiceExtension: UNNotificationServiceExtension.Type? { get }
}

extension NotificationApp {
  public static var notificationCategories: Set<UNNotificationCategory> { [] }
  public static func intent(for response: UNNotificationResponse) -> (any AppIntent)? { nil }
  public static var notificationDelegate: (any UNUserNotificationCenterDelegate)? { nil }
  public static var notificationServiceExtension: UNNotificationServiceExtension.Type? { nil }
}
