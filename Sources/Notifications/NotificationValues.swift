/// What a notification says, as it is kept.
package struct NotificationValues: Hashable, Codable, Sendable {
  package var title = ""
  package var subtitle = ""
  package var body = ""
  package var badge: Int?
  package var sound: String?
  package var thread = ""
  package var category = ""
  package var target: String?
  package var filterCriteria: String?
  package var level = UNNotificationInterruptionLevel.active
  package var relevance = 0.0
  package var attachments: [UNNotificationAttachment] = []
  /// A property list.
  private var info: Data?

  /// What is kept of a text, in characters, and of what the app needs, in bytes.
  private static let longestText = 1_000
  private static let mostInfo = 4_096
  private static let mostAttachments = 4

  package init() {}

  var userInfo: [AnyHashable: Any] {
    let list = info.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return (list as? [String: Any]).map { Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable($0), $1) }) }
      ?? [:]
  }

  /// Whether a service extension is asked, as for a push: `mutable-content` in `aps`.
  package var isMutable: Bool {
    let push = userInfo["aps"] as? [String: Any]
    return (push?["mutable-content"] as? Int ?? 0) != 0
  }

  /// What is no property list is left out.
  mutating func setUserInfo(_ values: [AnyHashable: Any]) {
    let named = values.compactMap { key, value in (key as? String).map { ($0, value) } }
    let list = Dictionary(named) { first, _ in first }
    guard !list.isEmpty, PropertyListSerialization.propertyList(list, isValidFor: .binary) else {
      info = nil
      return
    }
    info = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// As much of it as is kept, without characters that steer a terminal.
  ///
  /// - Throws: `UNError.notificationInvalidNoContent` when it says nothing.
  package func checked() throws -> NotificationValues {
    var kept = self
    (kept.title, kept.subtitle, kept.body) = (Self.shown(title), Self.shown(subtitle), Self.shown(body))
    (kept.thread, kept.category) = (String(thread.prefix(200)), String(category.prefix(200)))
    (kept.target, kept.filterCriteria) = (
      target.map { String($0.prefix(200)) }, filterCriteria.map { String($0.prefix(200)) }
    )
    kept.relevance = relevance.isFinite ? min(max(relevance, 0), 1) : 0
    kept.attachments = Array(attachments.prefix(Self.mostAttachments))
    if (info?.count ?? 0) > Self.mostInfo { kept.info = nil }
    guard !(kept.title + kept.subtitle + kept.body).isEmpty || badge != nil || sound != nil else {
      throw UNError(.notificationInvalidNoContent)
    }
    return kept
  }

  private static func shown(_ text: String) -> String { String(text.withoutControls.prefix(longestText)) }
}
