import ConversationProtocol
import Hosting

/// The turns that one call of a tool takes, and what it hears of those that the person takes meanwhile.
struct CallTurns: Sendable {
  let server: AgentServer
  let exchange: AgentExchange
  let progress: AgentProgress

  /// - Throws: `AssistantFailure`, also where nothing was open that is answered; `CancellationError`.
  func take(
    _ input: TurnRequest.Input, in target: TurnRequest.Target, answers: [String: String] = [:]
  ) async throws -> Turn {
    let request = TurnRequest(input, in: target, answers: answers)
    if let turn = try await stopping(target, { try await turn(request) }) { return turn }
    guard case .session(let id) = target, let open = try await openTurn(id) else {
      throw AssistantFailure(.conflict, "no question is open that was answered")
    }
    return open
  }

  /// The open question again, or nil.
  func openTurn(_ session: String) async throws -> Turn? {
    try await server.turns.openTurn(session, from: exchange.principal)
  }

  /// How a conversation stands: its open question, what the person's answer came to with all that was done, or the words
  /// of the last reply.
  func state(of session: String) async throws -> Turn {
    if let reply = try await server.turns.replyToPerson(in: session, from: exchange.principal) {
      return reply
    }
    return try await take(.command(.repeat, .agent), in: .session(session))
  }

  private func turn(_ request: TurnRequest) async throws -> Turn? {
    try await server.turns.take(request, from: exchange.principal) { progress.tell($0) }
  }

  /// A call that the client gives up is cancelled in its conversation, too.
  private func stopping<Result: Sendable>(
    _ target: TurnRequest.Target, _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    try Task.checkCancellation()
    return try await withTaskCancellationHandler(operation: body) {
      guard let session = target.name else { return }
      let cancel = TurnRequest(.command(.cancel, .agent), in: .session(session))
      Task { [server, exchange] in
        _ = try? await server.turns.take(cancel, from: exchange.principal) { _ in }
      }
    }
  }
}

extension TurnRequest.Target {
  fileprivate var name: String? {
    switch self {
    case .session(let id), .begun(let id): id
    case .new, .latest: nil
    }
  }
}
