import AppIntents
import Assistant
import ConversationProtocol
import LiveActivities
import Notifications
import Store

/// A notification as it is told, and what a service extension makes of it.
extension Board {
  /// What was delivered; nil when nothing was.
  func report(_ record: NotificationRecord) -> NotificationReport? {
    guard let delivered = record.delivered else { return nil }
    let values = delivered.values
    return NotificationReport(
      id: delivered.id, app: record.app, name: appTitle(record.app), title: values.title,
      subtitle: values.subtitle, body: values.body, thread: values.thread, level: "\(values.level)",
      isHeard: values.sound != nil, hasPicture: !values.attachments.isEmpty,
      delivered: delivered.date.writable ?? .distantPast,
      actions: (category(of: record)?.actions ?? []).map(NotificationReport.Action.init))
  }

  /// The delivery with what the app's extension makes of it.
  func changed(_ record: NotificationRecord) async -> NotificationRecord {
    guard record.delivered?.values.isMutable == true,
      let type = notificationApp(record.app)?.notificationServiceExtension,
      let request = record.notification?.request
    else { return record }
    let run = ServiceExtensionRun(pause: assistant.pause)
    let values = await inPlaces {
      await IntentRuntime.unattended(
        language: language, now: assistant.now, timeZone: assistant.timeZone
      ) { await run.values(of: request, by: type) }
    }
    guard let values else { return record }
    let kept = try? notificationPlace.change { records -> NotificationRecord? in
      guard let index = records.firstIndex(where: { $0.delivered?.id == record.delivered?.id }) else {
        return nil
      }
      records[index].delivered?.values = values
      return records[index]
    }
    return (kept ?? nil) ?? record
  }
}

/// One run of a service extension.
struct ServiceExtensionRun: Sendable {
  let pause: IntentRuntime.Pause

  /// Seconds that it has.
  private static let seconds = 30

  /// - Returns: what it hands over in time, or at its last call; nil when there is nothing that can be shown.
  func values(
    of request: UNNotificationRequest, by type: UNNotificationServiceExtension.Type
  ) async -> NotificationValues? {
    let (given, continuation) = AsyncStream.makeStream(
      of: UNNotificationContent.self, bufferingPolicy: .bufferingOldest(1))
    let run = type.init()
    run.didReceive(request) { content in
      continuation.yield(content)
      continuation.finish()
    }
    let alarm = Task { [pause] in
      try await pause(Self.seconds)
      run.serviceExtensionTimeWillExpire()
      continuation.finish()
    }
    defer { alarm.cancel() }
    for await content in given { return try? content.values.checked() }
    return nil
  }
}

extension NotificationReport.Action {
  fileprivate init(_ action: UNNotificationAction) {
    self.init(
      id: action.identifier, title: action.title, takesText: action is UNTextInputNotificationAction,
      isDestructive: action.options.contains(.destructive))
  }
}
