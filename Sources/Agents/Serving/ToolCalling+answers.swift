import ConversationProtocol
import JSONText
import KeptRecords

/// What a client carries from one request to the next, and its answers.
extension ToolCalling {
  private static let answerKey = "answer"

  func inputRequired(_ question: AskedQuestion, _ turn: Turn, _ rounds: Int) throws -> JSON {
    let state = try server.calls.keep(claim, turn, rounds: rounds)
    let asked = JSON(["method": "elicitation/create", "params": parameters(of: question)])
    return JSON([
      "resultType": "input_required", "inputRequests": JSON([JSON.Member(Self.answerKey, asked)]),
      "requestState": .text(state),
    ])
  }

  /// What the name counts for that the client carries to its next request.
  private var claim: AgentCallRecord.Claim {
    AgentCallRecord.Claim(
      principal: exchange.principal, method: "tools/call", tool: tool.name,
      digest: PendingCalls.digest(of: arguments))
  }

  func goOn(_ state: JSON, _ responses: JSON?) async throws -> JSON {
    guard let name = state.string, let call = try server.calls.take(name, claim) else {
      throw RPCFailure.invalid("“requestState” is none of this call, was used, or has expired")
    }
    guard let open = try await turns.openTurn(call.session) else {
      return complete(try await turns.state(of: call.session))
    }
    // The person may have answered meanwhile, and something else may be asked now.
    guard open.question?.id == call.question, let answer = responses?[Self.answerKey],
      let question = AskedQuestion(open, server, exchange, isAnswered: true)
    else { return try await follow(open, asked: call.rounds) }
    guard let next = try await answered(answer, question) else {
      return complete(server.calls.askingTurn(of: call) ?? open)
    }
    return try await follow(next, asked: call.rounds)
  }

  /// - Parameter answer: the result of `elicitation/create`.
  /// - Returns: nil when the question stays open.
  func answered(_ answer: JSON, _ question: AskedQuestion) async throws -> Turn? {
    switch (question, answer["action"]?.string) {
    case (.form(let form), let action): try await answered(answer, action, form)
    case (.page(let page), "accept"): try await opened(page)
    case (.page(let page), "decline"): try await declined(page)
    case (.page, _): nil
    }
  }

  private func answered(_ answer: JSON, _ action: String?, _ form: QuestionForm) async throws -> Turn {
    let target = TurnRequest.Target.session(form.turn.session)
    let (yes, no) = words
    let slot = form.question.slot
    let isConfirmation = form.question.kind == .confirm
    switch action {
    case "accept":
      let given =
        isConfirmation ? [slot: yes] : form.answers(answer["content"] ?? .null, yes: yes, no: no)
      return try await turns.take(.answers(.agent), in: target, answers: given)
    case "decline" where isConfirmation:
      return try await turns.take(.answers(.agent), in: target, answers: [slot: no])
    case "decline", "cancel": return try await turns.take(.command(.cancel, .agent), in: target)
    default: return try await turns.take(.answers(.agent), in: target)
    }
  }

  /// Yes and no, as the person says them.
  var words: (yes: String, no: String) { server.language == "ko" ? ("네", "아니요") : ("yes", "no") }
}
