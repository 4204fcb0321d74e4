import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Store
import Surfaces

/// Presses that are turns of a conversation in this process.
struct LocalPresses: PressTaking {
  let conversation: Conversation

  func turn(of press: SurfacePress) async throws -> Turn? {
    await conversation.reply(toRequest: press.request)
  }

  func take(_ call: IntentCall, title: String, of press: SurfacePress) async throws -> Turn {
    try await conversation.press(call, title: title, press.turnRequest())
  }
}

extension ToolContext {
  /// What is asked of the board of the tool's own user.
  func surfaces(
    _ request: SurfaceRequest, in conversation: Conversation
  ) async throws -> SurfaceReply {
    guard let board = await board() else {
      throw ToolFailure("boards need a data folder, and there is none", exit: .unavailable)
    }
    // Without a daemon, the command that looks does what was due.
    await board.runBackgroundTasks(.short)
    let user = "\(getuid())"
    return try await board.reply(
      to: request, for: SurfaceCaller(user: user, name: user), LocalPresses(conversation: conversation))
  }

  /// Nil where nothing is kept.
  func board() async -> Board? {
    guard let store = assistant.store as? SQLiteStore else { return nil }
    return await Board(apps: host.apps, store: store, assistant: assistant, language: language)
  }
}
