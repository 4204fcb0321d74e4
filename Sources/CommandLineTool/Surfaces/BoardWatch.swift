import ConversationProtocol
import Foundation

/// The board again and again: on a terminal in its place, in a pipe one below the other.
struct BoardWatch {
  private let talk: SurfaceTalk
  private let isTerminal = isatty(1) == 1

  /// Seconds between two looks.
  private static let pause = 1.0

  init(_ talk: SurfaceTalk) { self.talk = talk }

  /// Until the process is interrupted.
  func run() async throws {
    var last: TerminalText?
    var looksAnew = true
    while true {
      let text = talk.text(of: try await talk.reply(to: .board(looksAnew: looksAnew)))
      if text != last { Output.text((isTerminal && !talk.options.json ? .emptyScreen : "") + text) }
      (last, looksAnew) = (text, false)
      try await Task.sleep(for: .seconds(Self.pause))
    }
  }
}
