import AppIntents
import ConversationProtocol
import Hosting
import Surfaces

/// Presses that are turns of conversations that the daemon holds open.
struct HostedPresses: PressTaking {
  let conversations: OpenConversations
  let caller: Caller
  /// Of a conversation that a press begins.
  let language: String

  func turn(of press: SurfacePress) async throws -> Turn? {
    let target = press.session.map { TurnRequest.Target.session($0) } ?? .new
    return try await conversations.reply(toRequest: press.request, in: target, from: caller)
  }

  func take(_ call: IntentCall, title: String, of press: SurfacePress) async throws -> Turn {
    try await conversations.press(call, title: title, press.turnRequest(language: language), from: caller)
  }
}
