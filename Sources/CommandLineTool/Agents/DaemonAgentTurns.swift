import Agents
import AppIntents
import ConversationProtocol
import Foundation
import Hosting

/// The turns of an agent that the daemon takes. When it has gone, they are taken in this process.
final class DaemonAgentTurns: AgentTurns {
  /// Where agents sit, as terminals have names.
  static let terminal = "agent"

  private let daemon: DaemonClient
  private let local: LocalAgentTurns

  init(_ daemon: DaemonClient, otherwise local: LocalAgentTurns) {
    self.daemon = daemon
    self.local = local
  }

  func take(
    _ request: TurnRequest, from principal: String, progress: @escaping @Sendable (IntentProgress) -> Void
  ) async throws -> Turn? {
    guard !daemon.isGone else { return try await local.take(request, from: principal, progress: progress) }
    return try await daemon.agentReply(to: .take(request)).turn
  }

  func openTurn(_ session: String, from principal: String) async throws -> Turn? {
    guard !daemon.isGone else { return try await local.openTurn(session, from: principal) }
    return try await daemon.agentReply(to: .open(session: session)).turn
  }
}

extension DaemonClient {
  /// Each request has a connection of its own, in a thread that only waits: one of them may cancel another.
  func agentReply(to action: ControlRequest.Action) async throws -> ControlReply {
    let line = ControlRequest(action, terminal: DaemonAgentTurns.terminal).line
    return try await withCheckedThrowingContinuation { waiting in
      Thread.detachNewThread { waiting.resume(with: Result { try self.agentReply(to: line) }) }
    }
  }

  private func agentReply(to line: [UInt8]) throws -> ControlReply {
    guard let socket = another, socket.send(line), let answer = socket.nextLine(),
      let reply = try? ControlReply(answer)
    else { throw AssistantFailure(.unavailable, "the daemon has gone before it answered; try again") }
    if case .failure(let failure) = reply.content { throw failure }
    return reply
  }
}
