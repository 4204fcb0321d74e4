import ConversationProtocol
import Foundation
import JSONText
import Language
import ViewRendering
import Views

/// What goes on.
///
/// ```
///  1  한입배달  배달 중
///     ┃ 한밤치킨                          12:34
///     ┃ 주문 1043                     ➤ 배달 중
///     ┃ ● ─ ● ─ ● ─ ● ─ ○
/// ```
extension BoardView {
  func text(ofActivities activities: [LiveActivityReport]) -> TerminalText {
    guard !activities.isEmpty else {
      return TerminalText(" \(ToolMessage.nothingGoesOn.text(in: language))\n")
    }
    let shown = activities.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
    return shown.reduce("") { $0 + $1 + "\n" }
  }

  func lines(of activity: LiveActivityReport, number: Int?) -> [TerminalText] {
    let about = [state(of: activity), activity.app, String(activity.id.prefix(8))].filter { !$0.isEmpty }
    let head =
      TerminalText(" \(number.map(String.init) ?? " ")  ")
      + style.styled(activity.title.visibleLine, as: .prompt) + "  "
      + style.styled(about.joined(separator: " · ").visibleLine, as: .hint)
    return [head] + problem(of: activity) + lines(of: activity.tree)
  }

  private func state(of activity: LiveActivityReport) -> String {
    switch activity.state {
    case .active: ""
    case .pending: ToolMessage.beginsLater.text(in: language)
    case .stale: ToolMessage.outdated.text(in: language)
    case .ended: ToolMessage.over.text(in: language)
    case .dismissed: ToolMessage.putAway.text(in: language)
    }
  }

  private func problem(of activity: LiveActivityReport) -> [TerminalText] {
    guard let problem = activity.problem else { return [] }
    return [TerminalText(indent) + style.styled(problem.visibleLine, as: .failure)]
  }

  private func lines(of tree: JSON?) -> [TerminalText] {
    guard let tree = tree.flatMap({ try? ViewTree(json: Data($0.line.utf8)) }) else { return [] }
    let width = min(Self.activityColumns, max(20, columns - indent.count - 2))
    let rendering = TerminalRendering(width: width, colors: style.viewColors, now: now)
    return rendering.lines(tree).map { TerminalText("\(indent)┃ ") + TerminalText($0, style.viewColors) }
  }

  private static var activityColumns: Int { 56 }
}
