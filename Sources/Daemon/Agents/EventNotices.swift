import Assistant
import ConversationProtocol
import Foundation
import Hosting

/// Sends the daemon's own user an event about each waiting question of an agent, where no notifications are kept.
struct EventNotices: PersonNotices {
  let events: EventLog

  func waits(_ turn: Turn, language: String) {
    let words = "\(WaitingWords.title(language)): \(WaitingWords.text(of: turn, language))"
    let notice = Notice(app: turn.app ?? "", about: turn.session, text: words)
    events.add(.notified(notice), for: ["\(getuid())"])
  }

  func settled(_ session: String) {}
}
