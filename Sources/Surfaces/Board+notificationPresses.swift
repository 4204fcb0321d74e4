import AppIntents
import Assistant
import ConversationProtocol
import Notifications
import Store

/// Actions of notifications.
extension Board {
  /// The longest text that is written to an action, in characters.
  private static let longestText = 1_000

  /// Takes an action: as a turn where it stands for an intent, else the delegate is told. The notification is put away.
  ///
  /// - Returns: the turn, if there is one, and what is left.
  func press(
    notificationAction name: String, of notification: String, _ press: SurfacePress, by caller: SurfaceCaller,
    _ presses: any PressTaking
  ) async throws -> (turn: Turn?, notifications: [NotificationReport]) {
    guard caller.isPerson, caller.showsPrivateContent else { throw SurfaceMistake.notPermitted }
    let shown = try await notifications(for: caller)
    if let known = try await presses.turn(of: press) { return (known, shown) }
    let report = try self.notification(called: notification, among: shown)
    let action = try self.action(called: name, on: report)
    try check(press.text, for: action)
    guard let record = try notificationPlace.records().first(where: { $0.delivered?.id == report.id }) else {
      throw SurfaceMistake.noNotification(notification)
    }
    let turn = try await take(action, press, of: record, presses)
    return (turn, try await notifications(for: caller))
  }

  private func take(
    _ action: NotificationReport.Action, _ press: SurfacePress, of record: NotificationRecord,
    _ presses: any PressTaking
  ) async throws -> Turn? {
    let response = response(to: record, action: action.id, text: press.text)
    let intent = asked { response.flatMap { notificationApp(record.app)?.intent(for: $0) } }
    guard let intent else {
      // The caller that puts it away tells the delegate, once.
      if let taken = try take(record.delivered?.id ?? "") {
        await tellDelegate(of: taken, action: action.id, text: press.text)
      }
      return nil
    }
    let call = IntentRuntime.call(of: intent, app: record.app, language: language)
    let turn = try await presses.take(call, title: action.title, of: press)
    _ = try take(record.delivered?.id ?? "")
    return turn
  }

  /// An action by its identifier, its number or its title; “open” is the notification itself.
  private func action(
    called name: String, on report: NotificationReport
  ) throws -> NotificationReport.Action {
    let actions = report.actions
    if let number = Int(name), actions.indices.contains(number - 1) { return actions[number - 1] }
    if name == "open" || name == UNNotificationDefaultActionIdentifier {
      return NotificationReport.Action(id: UNNotificationDefaultActionIdentifier, title: report.title)
    }
    let found =
      actions.first { $0.id == name } ?? actions.first { $0.title.lowercased() == name.lowercased() }
    guard let found else { throw SurfaceMistake.noButton(name, known: actions.map(\.title)) }
    return found
  }

  private func check(_ text: String?, for action: NotificationReport.Action) throws {
    if action.takesText, (text ?? "").isEmpty { throw SurfaceMistake.textMissing(action.title) }
    guard let text else { return }
    guard action.takesText, text.count <= Self.longestText else { throw SurfaceMistake.noText(action.title) }
    try TextCheck.words(text, called: "text")
  }
}
