import ConversationProtocol
import Foundation

/// The board, or what goes on, again and again: on a terminal in its place, in a pipe one below the other.
struct BoardWatch {
  private let talk: SurfaceClient
  private let request: (_ looksAnew: Bool) -> SurfaceRequest
  private let isTerminal = isatty(1) == 1

  /// Seconds between two looks.
  private static let pause = 1.0

  init(
    _ talk: SurfaceClient, request: @escaping (Bool) -> SurfaceRequest = { .board(looksAnew: $0) }
  ) {
    (self.talk, self.request) = (talk, request)
  }

  /// Until the process is interrupted.
  func run() async throws {
    var last: TerminalText?
    var looksAnew = true
    while true {
      let asked = request(looksAnew)
      let reply = try await talk.reply(to: asked)
      let text =
        switch asked {
        case .activities: talk.text(ofActivities: reply)
        case .notifications: talk.text(ofNotifications: reply)
        default: talk.text(of: reply)
        }
      if text != last { Output.text((isTerminal && !talk.options.json ? .emptyScreen : "") + text) }
      (last, looksAnew) = (text, false)
      try await Task.sleep(for: .seconds(Self.pause))
    }
  }
}
