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
    return try await daemon.agentReply(to: .take(request)) {
      progress(IntentProgress(fraction: $0.fraction, text: $0.text))
    }.turn
  }

  func openTurn(_ session: String, from principal: String) async throws -> Turn? {
    guard !daemon.isGone else { return try await local.openTurn(session, from: principal) }
    return try await daemon.agentReply(to: .open(session: session)).turn
  }

  func replyToPerson(in session: String, from principal: String) async throws -> Turn? {
    guard !daemon.isGone else { return try await local.replyToPerson(in: session, from: principal) }
    return try await daemon.agentReply(to: .outcome(session: session)).turn
  }
}

extension DaemonClient {
  /// Each request has a connection of its own, in a thread that only waits: one of them may cancel another.
  ///
  /// - Parameter progress: is told how far the run of a turn has come.
  func agentReply(
    to action: ControlRequest.Action, progress: (@Sendable (RunProgress) -> Void)? = nil
  ) async throws -> ControlReply {
    let request = ControlRequest(
      action, terminal: DaemonAgentTurns.terminal, tellsProgress: progress != nil)
    return try await withCheckedThrowingContinuation { waiting in
      Thread.detachNewThread {
        waiting.resume(with: Result { try self.agentReply(to: request.line, progress) })
      }
    }
  }

  private func agentReply(
    to line: [UInt8], _ progress: (@Sendable (RunProgress) -> Void)?
  ) throws -> ControlReply {
    guard let socket = another, socket.send(line),
      let reply = ControlReply.next(from: { socket.nextLine() }, progress: progress)
    else { throw AssistantFailure(.unavailable, "the daemon has gone before it answered; try again") }
    if case .failure(let failure) = reply.content { throw failure }
    return reply
  }
}

extension ControlReply {
  /// The reply that comes after lines which tell how far it is.
  ///
  /// - Parameters:
  ///   - nextLine: nil when no more lines come.
  ///   - progress: is told of each of those lines.
  /// - Returns: nil for what is no reply.
  static func next(
    from nextLine: () -> [UInt8]?, progress: ((RunProgress) -> Void)?
  ) -> ControlReply? {
    while let line = nextLine(), let reply = try? ControlReply(line) {
      guard case .progress(let told) = reply.content else { return reply }
      progress?(told)
    }
    return nil
  }
}
