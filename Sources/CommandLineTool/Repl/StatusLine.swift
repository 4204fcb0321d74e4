import ConversationProtocol
import Foundation
import JSONText
import Language
import TextWidth
import ViewRendering
import Views

/// What goes on, in one row: of one activity what it shows where there is little room, of several their smallest forms.
///
/// ```
///  ➤ 한입배달  12:34
///  ➤  🏛  2개 진행 중
/// ```
struct StatusLine {
  let style: TerminalStyle
  let language: String
  let now: Date

  /// Nil when nothing goes on.
  func text(of activities: [LiveActivityReport], columns: Int) -> TerminalText? {
    let ongoing = activities.filter { $0.state == .active || $0.state == .stale }
    guard let first = ongoing.first else { return nil }
    let words = ongoing.count == 1 ? compact(first) : small(ongoing)
    let row = " \(words)".visibleLine.truncated(toColumns: max(1, columns - 1))
    return style.styled(row, as: .hint)
  }

  private func compact(_ activity: LiveActivityReport) -> String {
    [words(activity.island["compactLeading"]), activity.title, words(activity.island["compactTrailing"])]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func small(_ activities: [LiveActivityReport]) -> String {
    let forms = activities.map { words($0.island["minimal"]) }.filter { !$0.isEmpty }
    let count = ToolMessage.goingOn(count: activities.count).text(in: language)
    return (forms + [count]).joined(separator: "  ")
  }

  private func words(_ tree: JSON?) -> String {
    guard let tree = tree.flatMap({ try? ViewTree(json: Data($0.line.utf8)) }) else { return "" }
    let lines = TerminalRendering(width: Self.room, colors: .none, now: now).lines(tree)
    return (lines.first?.plain ?? "").trimmingCharacters(in: .whitespaces)
  }

  /// For one form, in columns.
  private static let room = 20
}

/// Keeps the row above the prompt up to date: at the beginning of each minute, and after a turn.
final class StatusWatch: Sendable {
  private let task: Task<Void, Never>
  private let nudge: AsyncStream<Void>.Continuation

  init(_ talk: any ConversationClient, _ editor: any LineEditor, _ place: ClientContext) {
    let (nudges, nudge) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.nudge = nudge
    let style = TerminalStyle(environment: place.setup.environment, isTerminal: true)
    task = Task {
      let minutes = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(Self.untilNextMinute(place.clock())))
          nudge.yield()
        }
      }
      defer { minutes.cancel() }
      nudge.yield()
      for await _ in nudges {
        guard let reply = try? await talk.surfaces(.activities) else { continue }
        let line = StatusLine(style: style, language: place.language, now: place.clock())
        let columns = TerminalSize.ofStandardOutput?.columns ?? 80
        editor.showStatus(line.text(of: reply.activities, columns: columns))
      }
    }
  }

  func lookSoon() { nudge.yield() }

  func stop() {
    nudge.finish()
    task.cancel()
  }

  /// Never nothing, also where the clock stands still.
  private static func untilNextMinute(_ now: Date) -> Double {
    60 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
  }
}
