package import AppIntents
import Assistant
package import ConversationProtocol
import Notifications
import Store

/// Notifications of all apps: delivered, listed, put away.
extension Board {
  /// Delivers what is due; of several processes one does, and tells of it.
  ///
  /// - Returns: what was delivered now, as the daemon's own user is told of it.
  package func deliverNotifications() async throws -> [NotificationReport] {
    var reports: [NotificationReport] = []
    for record in try notificationPlace.deliver() {
      let record = await changed(record)
      reports += [report(record)].compactMap(\.self)
    }
    return reports
  }

  /// Calls `body` each time that an app of this process asks for a notification in an intent, until the returned closure
  /// is called.
  package static func onNotificationRequest(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    NotificationCenterPlace.current.onChange(body)
  }

  /// When something is delivered next.
  package func nextNotification() throws -> Date? { try notificationPlace.next() }

  /// What was delivered and not put away, the newest first.
  func notifications(for caller: SurfaceCaller) async throws -> [NotificationReport] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    _ = try await deliverNotifications()
    let reports = try notificationPlace.records().compactMap(report).sorted {
      ($0.delivered, $0.id) > ($1.delivered, $1.id)
    }
    return caller.showsPrivateContent ? reports : reports.map(\.withoutWords)
  }

  /// Puts one notification away, or all of them; a delegate that wants to know is told.
  func clear(_ name: String?, for caller: SurfaceCaller) async throws {
    let shown = try await notifications(for: caller)
    let meant = try name.map { [try notification(called: $0, among: shown)] } ?? shown
    for report in meant { try await clearIfThere(report.id, for: caller) }
  }

  /// Puts one away by its identifier; one that is gone is no mistake.
  func clearIfThere(_ id: String, for caller: SurfaceCaller) async throws {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    guard let record = try take(id) else { return }
    await tellDelegate(of: record, action: UNNotificationDismissActionIdentifier, text: nil)
  }

  func allowNotifications(_ isAllowed: Bool, of name: String, for caller: SurfaceCaller) throws {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    try notificationPlace.allow(isAllowed, try appName(name))
  }

  /// The notification that a person means: by its number, its identifier, or what its app is called.
  ///
  /// - Throws: `SurfaceMistake.noNotification`.
  func notification(
    called name: String, among notifications: [NotificationReport]
  ) throws -> NotificationReport {
    if let number = Int(name), notifications.indices.contains(number - 1) { return notifications[number - 1] }
    let found = notifications.first { report in
      [report.id, report.app, report.name, report.title].contains { $0.lowercased() == name.lowercased() }
    }
    guard let found else { throw SurfaceMistake.noNotification(name) }
    return found
  }

  /// Puts a delivery away.
  ///
  /// - Returns: what was delivered; nil when somebody else has put it away.
  func take(_ id: String) throws -> NotificationRecord? {
    try notificationPlace.change { records in
      guard let record = records.first(where: { $0.delivered?.id == id }) else { return nil }
      records.remove({ $0.delivered?.id == id }, waiting: false, delivered: true)
      return record
    }
  }

  // MARK: Apps

  func notificationApp(_ name: String) -> (any NotificationApp.Type)? {
    apps.first { _typeName($0, qualified: false) == name } as? any NotificationApp.Type
  }

  func category(of record: NotificationRecord) -> UNNotificationCategory? {
    guard let category = record.delivered?.values.category, !category.isEmpty else { return nil }
    let center = UNUserNotificationCenter(app: record.app, place: notificationPlace)
    let declared = asked { notificationApp(record.app)?.notificationCategories } ?? []
    return declared.union(center.knownCategories).first { $0.identifier == category }
  }

  /// Tells the delegate what a person did. What it does with an effect is refused: a person's wish is an intent.
  func tellDelegate(of record: NotificationRecord, action: String, text: String?) async {
    let center = UNUserNotificationCenter(app: record.app, place: notificationPlace)
    guard let response = response(to: record, action: action, text: text),
      action != UNNotificationDismissActionIdentifier
        || category(of: record)?.options.contains(.customDismissAction) == true,
      let delegate = notificationApp(record.app)?.notificationDelegate ?? center.delegate
    else { return }
    try? await NotificationCenterPlace.$local.withValue(notificationPlace) {
      try await IntentRuntime.looking(
        for: "notification", language: language, now: assistant.now, timeZone: assistant.timeZone,
        pause: assistant.pause
      ) { _ in await delegate.userNotificationCenter(center, didReceive: response) }
    }
  }

  func response(
    to record: NotificationRecord, action: String, text: String?
  ) -> UNNotificationResponse? {
    record.notification.map { notification in
      guard let text else { return UNNotificationResponse(notification, action: action) }
      return UNTextInputNotificationResponse(notification, action: action, text: text)
    }
  }

  /// Asks an app for something in the language of this board.
  func asked<Value>(_ body: () -> Value) -> Value {
    IntentRuntime.asked(in: language, now: assistant.now, timeZone: assistant.timeZone, body)
  }
}

extension NotificationReport {
  /// That a notification exists, and its app.
  fileprivate var withoutWords: NotificationReport {
    var report = self
    (report.title, report.subtitle, report.body, report.thread) = (name, "", "", "")
    (report.actions, report.hasPicture) = ([], false)
    return report
  }
}
