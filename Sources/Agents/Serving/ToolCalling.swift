import AppIntents
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

  init(_ server: AgentServer, _ exchange: AgentExchange) {
    self.server = server
    self.exchange = exchange
  }

  /// - Throws: `RPCFailure` for what is no call of a tool; `CancellationError`.
  func result(_ parameters: JSON) async throws -> JSON {
    let name = try parameters.parameter("name")
    guard let tool = server.tools.first(where: { $0.name == name }) else {
      throw RPCFailure.invalid("there is no tool “\(name.prefix(100))”")
    }
    let arguments = parameters.given("arguments") ?? JSON([])
    guard arguments.object != nil else { throw RPCFailure.invalid("“arguments” is no object") }
    let progress = AgentProgress(parameters["_meta"]?["progressToken"], exchange)
    do {
      let result = try await called(tool, arguments, parameters, progress)
      await progress.finish()
      return result
    } catch let failure as AssistantFailure {
      return server.whole(ToolResult.failure(failure), exchange)
    } catch let error as ConversationStoreError {
      return server.whole(ToolResult.failure(AssistantFailure(error)), exchange)
    }
  }

  private func called(_ tool: AgentTool, _ arguments: JSON, _ parameters: JSON, _ progress: AgentProgress)
    async throws -> JSON
  {
    if let state = parameters.given("requestState") {
      return try await goOn(state, tool, arguments, parameters["inputResponses"], progress)
    }
    return try await follow(try await begin(tool, arguments, progress), tool, arguments, 0, progress)
  }

  // MARK: Beginning

  private func begin(_ tool: AgentTool, _ arguments: JSON, _ progress: AgentProgress) async throws -> Turn {
    let session = try session(arguments)
    switch tool.kind {
    case .intent(let app, let intent):
      let values = (arguments.object ?? []).filter { !$0.value.isNull }
      try checkSecrets(values.map(\.key), intent)
      let call = TurnCall(
        intent.name, of: app, arguments: Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first })
      return try await take(.call(call, .agent), in: .begun(new), progress)
    case .say:
      let text = try arguments.parameter("text")
      return try await take(.text(text, .agent), in: session.map { .session($0) } ?? .begun(new), progress)
    case .status:
      guard let session else { throw RPCFailure.invalid("“session” is missing") }
      return try await take(.command(.repeat, .agent), in: .session(session), progress)
    }
  }

  /// - Throws: `AssistantFailure` when a secret is given, which an agent has no business with.
  private func checkSecrets(_ names: [String], _ intent: IntentDescriptor) throws(AssistantFailure) {
    if let secret = intent.parameters.first(where: { $0.isSensitive && names.contains($0.name) }) {
      throw AssistantFailure(.badRequest, "“\(secret.name)” is secret and is not taken from an agent")
    }
  }

  private var new: String { AgentSession.new(for: exchange.principal) }

  /// - Throws: `AssistantFailure` for a conversation that this caller did not begin.
  private func session(_ arguments: JSON) throws -> String? {
    guard let session = arguments["session"]?.string else { return nil }
    guard AgentSession.belongs(session, to: exchange.principal), ClientName.isName(session) else {
      throw AssistantFailure(.notFound, "there is no such conversation")
    }
    return session
  }

  func take(
    _ input: TurnRequest.Input, in target: TurnRequest.Target, answers: [String: String] = [:],
    _ progress: AgentProgress
  ) async throws -> Turn {
    let request = TurnRequest(input, in: target, answers: answers)
    if let turn = try await stopping(target, { try await turn(request, progress) }) { return turn }
    guard case .session(let id) = target,
      let open = try await server.turns.openTurn(id, from: exchange.principal)
    else { throw AssistantFailure(.conflict, "no question is open that was answered") }
    return open
  }

  private func turn(_ request: TurnRequest, _ progress: AgentProgress) async throws -> Turn? {
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

  // MARK: Asking

  /// Asks what is open, as often as there is something to ask that an agent may answer, or that a person can be shown.
  private func follow(
    _ first: Turn, _ tool: AgentTool, _ arguments: JSON, _ asked: Int, _ progress: AgentProgress
  ) async throws -> JSON {
    var (turn, rounds) = (first, asked)
    while rounds < Self.mostRounds, let question = question(turn) {
      rounds += 1
      if case .page = question { tellPerson(turn) }
      guard let ask = exchange.ask else { return try inputRequired(question, turn, tool, arguments, rounds) }
      let answer: JSON
      do {
        answer = try await ask("elicitation/create", parameters(question))
      } catch is RPCFailure {
        break
      }
      guard let next = try await answered(answer, question, progress) else { break }
      turn = next
    }
    return complete(turn)
  }

  /// What the client can ask the person for.
  private enum Question {
    case form(QuestionForm)
    case page(PageQuestion)
  }

  /// - Parameter isAnswered: the client has an answer, so that it can ask.
  private func question(_ turn: Turn, isAnswered: Bool = false) -> Question? {
    if exchange.capabilities.asks || isAnswered, let form = form(turn) { return .form(form) }
    guard waitsForPerson(turn) else { return nil }
    return PageQuestion(turn, at: server.page(), exchange).map { .page($0) }
  }

  private func parameters(_ question: Question) -> JSON {
    switch question {
    case .form(let form): form.parameters(exchange.revision)
    case .page(let page): page.parameters(server.language)
    }
  }

  private func form(_ turn: Turn) -> QuestionForm? {
    guard !waitsForPerson(turn) else { return nil }
    let app = server.apps.first { $0.name == turn.app }
    return QuestionForm(turn, of: app?.intent(turn.intent), in: app, language: server.language)
  }

  /// Only a person's yes spends: nobody asks an agent for it.
  private func waitsForPerson(_ turn: Turn) -> Bool {
    guard let question = turn.question, question.kind == .confirm, !Self.ownQuestions.contains(question.slot)
    else {
      return false
    }
    return server.apps.first { $0.name == turn.app }?.intent(turn.intent)?.risk == .costs
  }

  /// Confirmations of the assistant itself, after which nothing costly has happened yet.
  private static let ownQuestions: Set<String> = ["understood", "plan", "startOver"]

  private func inputRequired(
    _ question: Question, _ turn: Turn, _ tool: AgentTool, _ arguments: JSON, _ rounds: Int
  ) throws -> JSON {
    let state = try server.calls.keep(
      claim(tool, arguments), session: turn.session, question: turn.question?.id ?? "", rounds: rounds)
    let asked = JSON(["method": "elicitation/create", "params": parameters(question)])
    return JSON([
      "resultType": "input_required", "inputRequests": JSON([JSON.Member(Self.answerKey, asked)]),
      "requestState": .text(state),
    ])
  }

  private static let answerKey = "answer"

  /// What the name counts for that the client carries to its next request.
  private func claim(_ tool: AgentTool, _ arguments: JSON) -> AgentCallRecord.Claim {
    AgentCallRecord.Claim(
      principal: exchange.principal, method: "tools/call", tool: tool.name,
      digest: PendingCalls.digest(of: arguments))
  }

  // MARK: Going on

  private func goOn(
    _ state: JSON, _ tool: AgentTool, _ arguments: JSON, _ responses: JSON?, _ progress: AgentProgress
  ) async throws -> JSON {
    guard let name = state.string, let call = try server.calls.take(name, claim(tool, arguments)) else {
      throw RPCFailure.invalid("“requestState” is none of this call, was used, or has expired")
    }
    guard let open = try await server.turns.openTurn(call.session, from: exchange.principal) else {
      let turn = try await take(.command(.repeat, .agent), in: .session(call.session), progress)
      return complete(turn)
    }
    // The person may have answered meanwhile, and something else may be asked now.
    guard open.question?.id == call.question, let answer = responses?[Self.answerKey],
      let question = question(open, isAnswered: true)
    else { return try await follow(open, tool, arguments, call.rounds, progress) }
    guard let next = try await answered(answer, question, progress) else { return complete(open) }
    return try await follow(next, tool, arguments, call.rounds, progress)
  }

  /// - Parameter answer: the result of `elicitation/create`.
  /// - Returns: nil when the question stays open.
  private func answered(
    _ answer: JSON, _ question: Question, _ progress: AgentProgress
  ) async throws -> Turn? {
    switch question {
    case .form(let form): return try await answered(answer, form, progress)
    case .page(let page):
      switch answer["action"]?.string {
      case "accept": return try await opened(page, progress)
      case "decline": return try await declined(page, progress)
      default: return nil
      }
    }
  }

  /// - Parameter answer: the result of `elicitation/create`.
  private func answered(_ answer: JSON, _ form: QuestionForm, _ progress: AgentProgress) async throws -> Turn
  {
    let target = TurnRequest.Target.session(form.turn.session)
    let (yes, no) = server.language == "ko" ? ("네", "아니요") : ("yes", "no")
    let isConfirmation = form.question.kind == .confirm
    switch answer["action"]?.string {
    case "accept":
      let given =
        isConfirmation
        ? [form.question.slot: yes] : form.answers(answer["content"] ?? .null, yes: yes, no: no)
      return try await take(.answers(.agent), in: target, answers: given, progress)
    case "decline" where isConfirmation:
      return try await take(.answers(.agent), in: target, answers: [form.question.slot: no], progress)
    case "decline", "cancel": return try await take(.command(.cancel, .agent), in: target, progress)
    default: return try await take(.answers(.agent), in: target, progress)
    }
  }

  // MARK: Ending

  private func complete(_ turn: Turn) -> JSON {
    let note = note(turn)
    if waitsForPerson(turn) { tellPerson(turn) }
    return server.whole(ToolResult(turn, note: note).jsonValue, exchange)
  }

  private func tellPerson(_ turn: Turn) {
    if let note = note(turn) { server.waits(turn, note) }
  }

  private func note(_ turn: Turn) -> String? {
    guard let question = turn.question else { return nil }
    let message: AgentMessage =
      if waitsForPerson(turn) {
        .waitsForPerson(command: server.command(turn.session))
      } else if question.isSensitive {
        .waitsForSecret(command: server.command(turn.session))
      } else {
        .goOn(session: turn.session)
      }
    return message.text(server.language)
  }
}

extension AppDescriptor {
  fileprivate func intent(_ name: String?) -> IntentDescriptor? { intents.first { $0.name == name } }
}

extension TurnRequest.Target {
  fileprivate var name: String? {
    switch self {
    case .session(let id), .begun(let id): id
    case .new, .latest: nil
    }
  }
}
