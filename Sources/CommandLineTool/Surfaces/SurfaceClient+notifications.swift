import ConversationProtocol
import Foundation
import JSONText

/// What apps told.
extension SurfaceClient {
  /// Prints what was told, or as JSON.
  func show(notifications reply: SurfaceReply) { Output.text(text(ofNotifications: reply)) }

  func text(ofNotifications reply: SurfaceReply) -> TerminalText {
    guard options.json else { return BoardView(place).text(ofNotifications: reply.notifications) }
    return TerminalText(json: JSON(["notifications": .list(of: reply.notifications)]).line + "\n")
  }

  /// Does something about a notification: shows its turn, or the notifications that are left if no turn was made.
  func act(_ action: String, on notification: String, text: String?) async throws {
    let request = saying.requestId ?? "p_\(UUID().uuidString.lowercased())"
    var press = SurfacePress(.notificationAction(action, of: notification), request: request)
    press.text = text
    (press.answers, press.acceptsConfirmations) = (try saying.answers(), saying.yes)
    let reply = try await reply(to: .press(press))
    guard let turn = reply.turn else { return show(notifications: reply) }
    TurnPresenter(place).show(turn)
    try await OneShot(options, saying, .unset).finish(turn, talk, place, TurnPresenter(place), nil)
  }
}
