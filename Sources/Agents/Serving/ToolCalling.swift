import Assistant
import ConversationProtocol
import Hosting
import JSONText
import KeptRecords

/// One call of a tool: a turn, and as many more as it asks.
///
/// Each call is a conversation of its own, so that what one of them leaves open is not answered by another one.
struct ToolCalling: Sendable {
  /// Clients give up after ten.
  private static let mostRounds = 8

  let server: AgentServer
  let exchange: AgentExchange
  let tool: AgentTool
  let arguments: JSON
  let turns: CallTurns

  /// - Parameter parameters: those of `tools/call`.
  /// - Throws: `RPCFailure` for what is no call of a tool.
  init(_ server: AgentServer, _ exchange: AgentExchange, _ parameters: JSON) throws(RPCFailure) {
    let name = try parameters.parameter("name")
    guard let tool = server.tools.first(where: { $0.name == name }) else {
      throw .invalid("there is no tool “\(name.prefix(100))”")
    }
    arguments = parameters.given("arguments") ?? JSON([])
    guard arguments.object != nil else { throw .invalid("“arguments” is no object") }
    let progress = AgentProgress(parameters["_meta"]?["progressToken"], exchange)
    turns = CallTurns(server: server, exchange: exchange, progress: progress)
    (self.server, self.exchange, self.tool) = (server, exchange, tool)
  }

  /// - Parameters:
  ///   - state: what the client carries on from its last request; nil in the first one.
  ///   - responses: its answers to what it was asked.
  /// - Throws: `RPCFailure` for a state that does not count; `CancellationError`.
  func result(_ state: JSON?, _ responses: JSON?) async throws -> JSON {
    do {
      let result =
        if let state {
          try await goOn(state, responses)
        } else {
          try await follow(try await begin(), asked: 0)
        }
      await turns.progress.finish()
      return result
    } catch let failure as AssistantFailure {
      return try await failed(failure)
    } catch let error as ConversationStoreError {
      return try await failed(AssistantFailure(error))
    }
  }

  private func failed(_ failure: AssistantFailure) async throws -> JSON {
    await turns.progress.finish()
    return server.whole(ToolResult.failure(failure), exchange)
  }

  // MARK: Asking

  /// Asks what is open, as often as there is something to ask that an agent may answer, or that a person can be shown.
  ///
  /// - Parameter asked: how often the call has asked before.
  func follow(_ first: Turn, asked: Int) async throws -> JSON {
    var (turn, rounds) = (first, asked)
    while rounds < Self.mostRounds, let question = AskedQuestion(turn, server, exchange) {
      rounds += 1
      guard let ask = exchange.ask else { return try inputRequired(question, turn, rounds) }
      guard let answer = try await answer(to: question, ask),
        let next = try await answered(answer, question)
      else { break }
      turn = next
    }
    return complete(turn)
  }

  /// Nil where the client refuses to ask.
  private func answer(to question: AskedQuestion, _ ask: AgentExchange.Asking) async throws -> JSON? {
    do {
      return try await ask("elicitation/create", parameters(of: question))
    } catch is RPCFailure {
      return nil
    }
  }

  func parameters(of question: AskedQuestion) -> JSON {
    question.parameters(exchange.revision, language: server.language)
  }
}
