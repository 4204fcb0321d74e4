import Agents
import AppIntents
import ConversationProtocol

/// The turns of agents in this daemon. Each agent has conversations of its own, and proves nothing of whom it speaks for.
struct HostedAgentTurns: AgentTurns {
  let conversations: OpenConversations

  private func caller(_ principal: String) -> Caller {
    Caller(owner: "\(principal)@\(Caller.agentPlace)", trust: .alwaysAllowed)
  }

  func take(
    _ request: TurnRequest, from principal: String, progress: @escaping @Sendable (IntentProgress) -> Void
  ) async throws -> Turn? {
    try await conversations.take(request, from: caller(principal), progress: progress)
  }

  func openTurn(_ session: String, from principal: String) async throws -> Turn? {
    try await conversations.openTurn(session, from: caller(principal))
  }

  func replyToPerson(in session: String, from principal: String) async throws -> Turn? {
    try await conversations.replyToPerson(in: session, from: caller(principal))
  }
}
