/// A notification that is to be delivered.
public final class UNNotificationRequest: Sendable {
  /// Two requests of one identifier are one: the later one replaces the earlier one.
  public let identifier: String
  public let content: UNNotificationContent
  /// Nil: at once.
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that was delivered.
public final class UNNotification: Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  package init(date: Date, request: UNNotificationRequest) {
    (self.date, self.request) = (date, request)
  }
}

/// What a person did with a notification.
public class UNNotificationResponse: @unchecked Sendable {
  // Unchecked: it does not change once it is made.
  public let notification: UNNotification
  public let actionIdentifier: String

  package init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// What a person wrote to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  public let userText: String

  package init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }
}

/// The person opened the notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person put the notification away.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
