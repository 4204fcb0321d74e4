import ConversationProtocol
import Foundation

/// What stands behind `/위젯` or `/지금`: a widget or an activity, and one of its buttons.
struct BoardLine {
  let request: SurfaceRequest
  /// What it is called where the conversation is written down.
  let words: String

  /// Nil where nothing stands behind it.
  ///
  /// - Throws: `ToolFailure` for anything but two words.
  init?(_ argument: String?, ofActivity: Bool = false) throws {
    let parts = (argument ?? "").split(separator: " ").map(String.init)
    if parts.isEmpty { return nil }
    guard parts.count == 2 else {
      throw ToolFailure(ofActivity ? "/지금 1 2 · /now 1 2" : "/위젯 1 2 · /widgets 1 2", exit: .usage)
    }
    words = "\(ofActivity ? "/지금" : "/위젯") \(parts[0]) \(parts[1])"
    let target: SurfacePress.Target =
      ofActivity ? .activityButton(parts[1], of: parts[0]) : .button(parts[1], of: parts[0])
    request = .press(SurfacePress(target, request: "p_\(UUID().uuidString.lowercased())"))
  }
}
