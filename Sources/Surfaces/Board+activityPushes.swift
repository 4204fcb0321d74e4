import AppIntents
import Assistant
package import LiveActivities
import Notifications
import Store

/// What came of a push.
package enum PushOutcome: Hashable, Sendable {
  /// It was taken, or came too late and changed nothing.
  case taken
  /// The token is of no activity that goes on.
  case unregistered
  /// The activity's app cannot read the content.
  case badContent
  case tooLarge
  case tooMany
}

/// Updates of activities from outside. They change what is shown, and perform nothing.
extension Board {
  /// - Parameters:
  ///   - token: gives the right to update one activity.
  ///   - allows: whether one more push of an activity is taken now, by its identifier, and by whether its person lets it
  ///     come often.
  package func push(
    _ push: ActivityPush, token: String, allows: @Sendable (String, _ isFrequent: Bool) -> Bool
  ) async throws -> PushOutcome {
    let now = assistant.now
    guard let record = try activityCenter.record(token: token), record.isRunning(at: now) else {
      return .unregistered
    }
    guard allows(record.id, activityCenter.areFrequent(of: record.app)) else { return .tooMany }
    if let state = push.state {
      guard ActivityRecord.Content(state: state).fits(beside: record.attributes) else { return .tooLarge }
      var changed = record
      changed.content.state = state
      guard (try? await resolved(changed)) != nil else { return .badContent }
    }
    activityCenter.change(record.id) { $0.take(push, at: now) }
    try await tellAlerts()
    return .taken
  }

  /// Tells what updates of activities want told: each once, as a notification.
  func tellAlerts() async throws {
    guard try activityCenter.records().contains(where: { $0.alert?.isTold == false }) else { return }
    for record in try activityCenter.records() {
      let isMine = activityCenter.change(record.id) { record in
        guard record.alert?.isTold == false else { return false }
        record.alert?.isTold = true
        return true
      }
      guard isMine, let alert = record.alert else { continue }
      let content = UNMutableNotificationContent()
      content.title = alert.titles[language] ?? alert.titles[""] ?? ""
      content.body = alert.bodies[language] ?? alert.bodies[""] ?? ""
      (content.interruptionLevel, content.sound) = (.timeSensitive, .default)
      let center = UNUserNotificationCenter(app: record.app, place: notificationPlace)
      // An app that may not tell anything still shows it.
      try? await center.add(
        UNNotificationRequest(identifier: "activity-\(record.id)", content: content, trigger: nil))
    }
  }
}
