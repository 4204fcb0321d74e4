/// What a person does in an app, for other devices and for search. On a phone the system keeps it; here it holds its
/// values, and nothing takes them up.
public final class NSUserActivity: @unchecked Sendable {
  // Unchecked: as on a phone, one activity belongs to one screen.

  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var expirationDate: Date?
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?
  public var needsSave = false
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false
  /// The entity that is on the screen.
  public var appEntityIdentifier: EntityIdentifier?
  public private(set) var isCurrent = false

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { _, new in new }
  }

  public func becomeCurrent() { isCurrent = true }
  public func resignCurrent() { isCurrent = false }
  public func invalidate() { isCurrent = false }
}

/// The type of an activity that is an address on the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
