/// What a notification says.
///
/// A class, as on a phone: content is made in one place and handed over, and a service extension changes a copy.
open class UNNotificationContent: @unchecked Sendable {
  // Unchecked: only a `UNMutableNotificationContent` changes it, and that is made in one place and handed over.
  package fileprivate(set) var values: NotificationValues

  init(_ values: NotificationValues) { self.values = values }

  public convenience init() { self.init(NotificationValues()) }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
  open var sound: UNNotificationSound? { values.sound.map(UNNotificationSound.init) }
  open var threadIdentifier: String { values.thread }
  open var categoryIdentifier: String { values.category }
  open var targetContentIdentifier: String? { values.target }
  open var filterCriteria: String? { values.filterCriteria }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
  /// Of several notifications the one with the highest score is shown first.
  open var relevanceScore: Double { values.relevance }
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// What the app needs of it; kept as a property list.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// A copy that can be changed: a `UNMutableNotificationContent`.
  open func mutableCopy() -> Any { UNMutableNotificationContent(values) }
  open func copy() -> Any { UNNotificationContent(values) }
}

/// What a notification is to say.
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
  public override var badge: NSNumber? {
    get { super.badge }
    set { values.badge = newValue?.intValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { values.sound = newValue?.name }
  }
  public override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  public override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { values.target }
    set { values.target = newValue }
  }
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.level }
    set { values.level = newValue }
  }
  public override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.setUserInfo(newValue) }
  }
}
