import ConversationProtocol
import Foundation

/// What stands behind `/위젯`: a widget and one of its buttons.
struct BoardLine {
  let request: SurfaceRequest
  /// What it is called where the conversation is written down.
  let words: String

  /// Nil where nothing stands behind it.
  ///
  /// - Throws: `ToolFailure` for anything but two words.
  init?(_ argument: String?) throws {
    let parts = (argument ?? "").split(separator: " ").map(String.init)
    if parts.isEmpty { return nil }
    guard parts.count == 2 else { throw ToolFailure("/위젯 1 2 · /widgets 1 2", exit: .usage) }
    words = "/위젯 \(parts[0]) \(parts[1])"
    request = .press(
      SurfacePress(.button(parts[1], of: parts[0]), request: "p_\(UUID().uuidString.lowercased())"))
  }
}
