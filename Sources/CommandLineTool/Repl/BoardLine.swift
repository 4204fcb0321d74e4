import ConversationProtocol
import Foundation

/// What stands behind `/widgets` or `/now`: a widget or an activity, and one of its buttons.
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
    let action: ControlLine.Action = ofActivity ? .now : .widgets
    guard parts.count == 2 else {
      let names = ["ko", "en"].map { "/\(ControlLine.name(of: action, language: $0)) 1 2" }
      throw ToolFailure(names.joined(separator: " · "), exit: .usage)
    }
    words = "/\(ControlLine.name(of: action, language: "ko")) \(parts[0]) \(parts[1])"
    let target: SurfacePress.Target =
      ofActivity ? .activityButton(parts[1], of: parts[0]) : .button(parts[1], of: parts[0])
    request = .press(SurfacePress(target, request: "p_\(UUID().uuidString.lowercased())"))
  }
}
