import AppIntents
import Assistant
package import ConversationProtocol
import Notifications

/// Tells the person by a notification of the assistant's own app, which is put away when the question is answered.
struct NotifiedQuestions: PersonNotices {
  private static let app = "Malgil"
  private let center: UNUserNotificationCenter

  init(in place: NotificationCenterPlace) {
    center = UNUserNotificationCenter(app: Self.app, place: place)
  }

  func waits(_ turn: Turn, language: String) {
    let content = UNMutableNotificationContent()
    content.title = WaitingWords.title(language)
    content.body = WaitingWords.text(of: turn, language)
    content.threadIdentifier = turn.session
    center.add(UNNotificationRequest(identifier: turn.session, content: content, trigger: nil))
  }

  func settled(_ session: String) {
    center.removePendingNotificationRequests(withIdentifiers: [session])
    center.removeDeliveredNotifications(withIdentifiers: [session])
  }
}

/// What the person is told of a question that waits.
package enum WaitingWords {
  package static func title(_ language: String) -> String {
    language == "ko" ? "에이전트가 부탁한 일이 확인을 기다려요" : "An agent's request waits for your confirmation"
  }

  /// The question with what it is about, and how it is answered at a terminal.
  package static func text(of turn: Turn, _ language: String) -> String {
    let lines = (turn.snippet?.lines ?? []).joined(separator: " / ")
    return "\(turn.text) \(lines) (malgil --session \(turn.session))"
  }
}
