/// Notifications of one kind, and what can be done with them.
public class UNNotificationCategory: Hashable, @unchecked Sendable {
  // Unchecked: it does not change once it is made.
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }

  public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool {
    left.identifier == right.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// Something that can be done with a notification.
public class UNNotificationAction: Hashable, @unchecked Sendable {
  // Unchecked: it does not change once it is made.
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }

  public static func == (left: UNNotificationAction, right: UNNotificationAction) -> Bool {
    left.identifier == right.identifier && left.title == right.title
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// An action to which something is written.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

public struct UNNotificationActionIcon: Hashable, Sendable {
  let name: String

  public init(systemImageName: String) { name = systemImageName }
  public init(templateImageName: String) { name = templateImageName }
}
