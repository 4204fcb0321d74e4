/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Codable, Sendable {
  /// It waits in the list.
  case passive
  case active, timeSensitive, critical
}

/// What is heard with a notification: a terminal has its bell.
public final class UNNotificationSound: Hashable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  public static let `default` = UNNotificationSound("default")
  public static let defaultCritical = UNNotificationSound("defaultCritical")
  public static let defaultRingtone = UNNotificationSound("defaultRingtone")

  public static func == (left: UNNotificationSound, right: UNNotificationSound) -> Bool {
    left.name == right.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A picture beside a notification: a file, or (ours) an https address, from which the daemon fetches it once when the
/// notification is delivered.
public final class UNNotificationAttachment: Hashable, Codable, Sendable {
  public let identifier: String
  public let url: URL
  public let type: String

  /// - Throws: `UNError.attachmentInvalidURL` for anything but a file that is there and an address of https,
  ///   `attachmentInvalidFileSize` for a file of more than five megabytes.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    if url.isFileURL { try Self.check(file: url) } else { try Self.check(address: url) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    type = url.pathExtension
  }

  private static let mostBytes = 5 << 20
  private static let longestAddress = 2_048

  private static func check(file: URL) throws {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true else { throw UNError(.attachmentInvalidURL) }
    guard (values?.fileSize ?? .max) <= mostBytes else { throw UNError(.attachmentInvalidFileSize) }
  }

  private static func check(address: URL) throws {
    guard address.scheme?.lowercased() == "https", address.host() != nil,
      address.absoluteString.utf8.count <= longestAddress
    else { throw UNError(.attachmentInvalidURL) }
  }

  public static func == (left: UNNotificationAttachment, right: UNNotificationAttachment) -> Bool {
    left.identifier == right.identifier && left.url == right.url
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(url)
  }
}

/// Why a notification is not taken.
public struct UNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1_400
    case notificationInvalidNoContent = 1_401
    case contentProvidingObjectNotAllowed = 1_500
    case contentProvidingInvalid = 1_501
    case badgeInputInvalid = 1_600
    /// Ours: the app asks for too many in a short time.
    case tooManyRequests = 1_900
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
