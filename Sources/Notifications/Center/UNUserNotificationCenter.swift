import Synchronization

/// The notifications of an app.
///
///     let content = UNMutableNotificationContent()
///     content.title = "기사님이 곧 도착해요"
///     let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 300, repeats: false)
///     try await UNUserNotificationCenter.current().add(
///       UNNotificationRequest(identifier: "order-1043", content: content, trigger: trigger))
///
/// Requests outlive the process. What is due while no process is alive is delivered by the next one.
public final class UNUserNotificationCenter: Sendable {
  private let app: String
  private let place: NotificationCenterPlace
  private static let categories = Mutex<[String: Set<UNNotificationCategory>]>([:])
  private static let delegates = Mutex<[String: any UNUserNotificationCenterDelegate]>([:])

  package init(app: String, place: NotificationCenterPlace) {
    (self.app, self.place) = (app, place)
  }

  /// That of the app in whose module it is called.
  public static func current(fileID: String = #fileID) -> UNUserNotificationCenter {
    UNUserNotificationCenter(app: AppModules.app(of: fileID), place: .current)
  }

  /// Is told what people do with notifications. It is kept as long as the process lives.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { Self.delegates.withLock { $0[app] } }
    set { Self.delegates.withLock { $0[app] = newValue } }
  }

  /// Nothing is badged here.
  public let supportsContentExtensions = false

  // MARK: Permission

  /// Whether the person lets the app notify; apps may until the person says otherwise, so that no question is asked.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    place.isAllowed(app)
  }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(place.isAllowed(app), nil) }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: place.isAllowed(app) ? .authorized : .denied)
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(
      UNNotificationSettings(authorizationStatus: place.isAllowed(app) ? .authorized : .denied))
  }

  // MARK: Categories

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    Self.categories.withLock { $0[app] = categories }
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> { knownCategories }

  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(knownCategories) }

  package var knownCategories: Set<UNNotificationCategory> { Self.categories.withLock { $0[app] } ?? [] }

  // MARK: Requests

  /// Lets a request wait, in place of one of the same identifier.
  ///
  /// - Throws: `UNError`: `tooManyRequests` beyond 1,000 at once and 10 more each second; `notificationsNotAllowed`; `notificationInvalidNoContent` when it says nothing;
  ///   `notificationInvalidNoDate` when its trigger never comes. Whatever the store throws.
  public func add(_ request: UNNotificationRequest) async throws { try keep(request) }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    do {
      try keep(request)
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }

  private func keep(_ request: UNNotificationRequest) throws {
    guard place.take(app) else { throw UNError(.tooManyRequests) }
    guard place.isAllowed(app) else { throw UNError(.notificationsNotAllowed) }
    var record = NotificationRecord(
      app: app, identifier: String(request.identifier.prefix(NotificationLimits.longestIdentifier)),
      values: try request.content.values.checked())
    (record.schedule, record.asked) = (request.trigger?.kept, place.now)
    record.due =
      request.trigger == nil ? place.now : request.trigger?.next(after: place.now, calendar: place.calendar)
    guard record.due?.timeIntervalSince1970.isFinite == true else {
      throw UNError(.notificationInvalidNoDate)
    }
    try place.change { $0.add(record) }
  }

  /// The requests that wait, the next one first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }

  private var own: [NotificationRecord] { ((try? place.records()) ?? []).filter { $0.app == app } }

  private var pending: [UNNotificationRequest] {
    own.filter { $0.due != nil }.sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
      .map { $0.request($0.values) }
  }

  /// What was delivered and not put away, the newest first.
  public func deliveredNotifications() async -> [UNNotification] { delivered }

  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler(delivered) }

  private var delivered: [UNNotification] {
    own.compactMap(\.notification).sorted { $0.date > $1.date }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    remove(identifiers, waiting: true, delivered: false)
  }

  public func removeAllPendingNotificationRequests() { remove(nil, waiting: true, delivered: false) }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    remove(identifiers, waiting: false, delivered: true)
  }

  public func removeAllDeliveredNotifications() { remove(nil, waiting: false, delivered: true) }

  private func remove(_ identifiers: [String]?, waiting: Bool, delivered: Bool) {
    let wanted = identifiers.map(Set.init)
    try? place.change { [app] records in
      records.remove(
        { $0.app == app && wanted?.contains($0.identifier) ?? true }, waiting: waiting, delivered: delivered)
    }
  }

  /// There is no badge here.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid) }
  }
}

extension NotificationRecord {
  func request(_ values: NotificationValues) -> UNNotificationRequest {
    UNNotificationRequest(
      identifier: identifier, content: UNNotificationContent(values), trigger: schedule?.trigger)
  }

  /// What was delivered.
  package var notification: UNNotification? {
    delivered.map { UNNotification(date: $0.date, request: request($0.values)) }
  }
}

extension NotificationSchedule {
  fileprivate var trigger: UNNotificationTrigger {
    switch self {
    case .interval(let seconds, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    }
  }
}
