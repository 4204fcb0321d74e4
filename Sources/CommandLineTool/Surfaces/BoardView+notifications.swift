import ConversationProtocol
import Foundation
import Language

/// What apps told.
///
/// ```
///  1  한입배달  곧 도착해요: 한밤치킨 주문이 5분쯤 뒤에 도착해요.   2분 전
///     [1] 위치 [2] 전화
/// ```
extension BoardView {
  func text(ofNotifications notifications: [NotificationReport]) -> TerminalText {
    guard !notifications.isEmpty else {
      return TerminalText(" \(ToolMessage.noNotifications.text(in: language))\n")
    }
    let shown = notifications.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
    return shown.reduce("") { $0 + $1 + "\n" }
  }

  private func lines(of notification: NotificationReport, number: Int) -> [TerminalText] {
    let head =
      TerminalText(" \(number)  ") + style.styled(notification.name.visibleLine, as: .prompt)
      + TerminalText("  \(notification.words.visibleLine)  ")
      + style.styled(hint(of: notification).visibleLine, as: .hint)
    let actions = notification.actions.enumerated().map { index, action in
      "[\(index + 1)] \(action.title.visibleLine)\(action.takesText ? "…" : "")"
    }
    return [head] + (actions.isEmpty ? [] : [TerminalText(indent + actions.joined(separator: " "))])
  }

  private func hint(of notification: NotificationReport) -> String {
    let picture = notification.hasPicture ? [ToolMessage.withPicture.text(in: language)] : []
    return ([age(of: notification)] + picture + [notification.id]).joined(separator: " · ")
  }

  private func age(of notification: NotificationReport) -> String {
    let minutes = Int(min(max(0, now.timeIntervalSince(notification.delivered) / 60), 1e9))
    let (hours, days) = (minutes / 60, minutes / 1_440)
    let message: ToolMessage =
      minutes < 1
      ? .now
      : hours < 1 ? .minutesAgo(minutes: minutes) : days < 1 ? .hoursAgo(hours: hours) : .daysAgo(days: days)
    return message.text(in: language)
  }
}
