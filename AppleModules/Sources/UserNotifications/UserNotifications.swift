@_exported public import Foundation

// Notifications are not delivered here yet: nobody is asked whether they may be, and to add one throws.

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let provisional = Self(rawValue: 64)
  public static let timeSensitive = Self(rawValue: 256)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Why a notification is not delivered.
public struct UNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case notificationsNotAllowed = 1 }

  public let code: Code
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

public final class UNNotificationSound: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let `default` = UNNotificationSound("default")
  public static let defaultCritical = UNNotificationSound("defaultCritical")

  public static func == (left: UNNotificationSound, right: UNNotificationSound) -> Bool {
    left.name == right.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

open class UNNotificationContent: @unchecked Sendable {
  // Unchecked: as on a phone, content is made in one place and handed over.
  public fileprivate(set) var values = UNNotificationValues()

  public init() {}

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// A copy that can be changed: a `UNMutableNotificationContent`.
  public func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// What a notification says.
public struct UNNotificationValues: @unchecked Sendable {
  // Unchecked: the dictionary holds values of property lists.
  var title = ""
  var subtitle = ""
  var body = ""
  var userInfo: [AnyHashable: Any] = [:]
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  public var sound: UNNotificationSound?
  public var badge: NSNumber?
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var targetContentIdentifier: String?
  public var filterCriteria: String?
  public var attachments: [UNNotificationAttachment] = []
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  public var relevanceScore = 0.0
}

/// A file beside a notification.
public final class UNNotificationAttachment: Sendable {
  public let identifier: String
  public let url: URL

  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

/// Changes a notification before it is delivered. None is, so that it is never asked.
open class UNNotificationServiceExtension {
  public init() {}

  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  open func serviceExtensionTimeWillExpire() {}
}

open class UNNotificationTrigger: @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

public final class UNNotificationRequest: Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

public struct UNNotificationSettings: Sendable {
  public let authorizationStatus = UNAuthorizationStatus.denied
}

/// Refuses every notification.
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { shared }

  /// False.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Throws `UNError` with the code `notificationsNotAllowed`.
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(code: .notificationsNotAllowed)
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(UNError(code: .notificationsNotAllowed)) }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ count: Int) async throws {}
}
