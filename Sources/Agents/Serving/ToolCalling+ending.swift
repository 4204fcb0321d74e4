import ConversationProtocol
import JSONText

/// The result of a call.
extension ToolCalling {
  func complete(_ turn: Turn) -> JSON {
    server.whole(ToolResult(turn, note: note(turn)).jsonValue, exchange)
  }

  /// How the open question can be answered.
  private func note(_ turn: Turn) -> String? {
    guard let question = turn.question else { return nil }
    let message: AgentMessage =
      if server.waitsForPerson(turn) {
        .waitsForPerson(command: server.command(turn.session))
      } else if question.isSensitive {
        .waitsForSecret(command: server.command(turn.session))
      } else {
        .goOn(session: turn.session)
      }
    return message.text(server.language)
  }
}
