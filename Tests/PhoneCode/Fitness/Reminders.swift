import AppIntents
import BackgroundTasks
import UserNotifications

struct RemindToMove: AppIntent {
  static let title: LocalizedStringResource = "Remind Me to Move"

  @Parameter(title: "After", defaultValue: 60, defaultUnit: .minutes, supportsNegativeNumbers: false)
  var delay: Measurement<UnitDuration>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else {
      throw AppIntentError.Unrecoverable.notAllowed
    }
    let content = UNMutableNotificationContent()
    content.title = String(localized: "Move!")
    content.body = "It is time."
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    let seconds = delay.converted(to: .seconds).value
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
    return .result(dialog: "I will remind you in \(delay.formatted()).")
  }
}

enum Refresh {
  static func register() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
      task.setTaskCompleted(success: true)
    }
  }

  static func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch {
      print("could not schedule: \(error)")
    }
  }
}
