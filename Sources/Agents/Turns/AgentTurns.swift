package import AppIntents
package import ConversationProtocol

/// Where the turns of agents are taken: in this process, or in the daemon. Every turn comes on the channel `agent`.
package protocol AgentTurns: Sendable {
  /// Takes one turn.
  ///
  /// - Parameter progress: is told how far the run has come.
  /// - Returns: nil when nothing was asked that was answered.
  /// - Throws: `AssistantFailure`.
  func take(
    _ request: TurnRequest, from principal: String, progress: @escaping @Sendable (IntentProgress) -> Void
  ) async throws -> Turn?

  /// The open question of a conversation again, or nil.
  ///
  /// - Throws: `AssistantFailure`.
  func openTurn(_ session: String, from principal: String) async throws -> Turn?

  /// What the person's last turn in a conversation came to; nil while a question is open, and when the person has said
  /// nothing since the agent's last turn.
  ///
  /// - Throws: `AssistantFailure`.
  func replyToPerson(in session: String, from principal: String) async throws -> Turn?
}
