public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// Whether the app's notifications are delivered: they are unless their person has switched them off.
public struct UNNotificationSettings: Hashable, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  public var alertSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
  public var soundSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
  public var badgeSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
  public var notificationCenterSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
  public var timeSensitiveSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
  /// There is no lock screen, and no alert that breaks a silence.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var carPlaySetting: UNNotificationSetting { .notSupported }

  private var isAllowed: Bool { authorizationStatus == .authorized }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
