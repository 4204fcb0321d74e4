import AppIntents
package import ConversationProtocol

/// Requests, and what becomes of one that is made again.
///
/// The reply lies in the same record as everything that the turn did, so a process that dies leaves either
/// both or neither; and what is saved before that names the request that is at work.
extension Conversation {
  /// Takes one turn of the user. All doors use this.
  ///
  /// A request that was made before is not taken again: it gets the reply that it got. One that a process died
  /// over is gone on with from where it was. While another turn is being taken, a cancel reaches what runs, one
  /// utterance waits, and everything else is told that something is at work.
  ///
  /// - Returns: nil when nothing was said, and nothing was asked that was answered.
  /// - Throws: `AssistantFailure.inProgress` while the same request is being taken; `conversationAtWork`; `.badRequest` for
  ///   a call that no intent takes; `.superseded` when the open question is not that of the turn `asked`;
  ///   `ConversationStoreError` when the conversation cannot be kept, and nothing was done then.
  package func take(_ request: TurnRequest) async throws -> Turn? {
    if let known = reply(toRequest: request.id) { return known }
    if case .call(let call, _) = request.input { try check(call) }
    try hold(request.id)
    defer { release(request.id) }
    if let busy = await meanwhile(request.input) { return busy }
    return try await alone {
      try await self.held(for: request.id) {
        if let known = self.reply(toRequest: request.id) { return known }
        try self.checkAsked(request)
        return try await self.with(request) { try await self.takeTurn(request) }
      }
    }
  }

  /// A turn that a process died over has begun already.
  ///
  /// - Throws: `AssistantFailure` when the open question is not the one that the request answers.
  private func checkAsked(_ request: TurnRequest) throws(AssistantFailure) {
    guard let asked = request.asked else { return }
    let isRepeated = request.id.map { work.requests.contains($0) } ?? false
    guard isRepeated || (asked == state.turn && state.top?.open != nil) else {
      throw AssistantFailure(.superseded, "the question of turn \(asked) is no longer open")
    }
  }

  /// Takes words, which always get a turn.
  ///
  /// - Throws: what `take` throws.
  package func say(_ text: String, answers: [String: String] = [:], request id: String? = nil)
    async throws -> Turn
  {
    guard let turn = try await take(TurnRequest(.text(text), answers: answers, id: id)) else {
      throw AssistantFailure(.internalError, "there is no reply to what was said")
    }
    return turn
  }

  /// The reply that was given to a request, if it was made before.
  package func reply(toRequest id: String?) -> Turn? { id.flatMap { state.answeredRequests[$0]?.turn } }

  func answerOpenQuestion(request id: String?) async throws -> Turn? {
    guard isInterrupted || state.top?.open.map({ isReady(for: $0.question) }) == true else { return nil }
    let isRepeated = beginTurn(request: id)
    if let reply = try await recovered(request: id, isRepeated: isRepeated) {
      return try await finish(reply, alternatives: [])
    }
    guard let open = state.top?.open, let text = readyAnswer(to: open.question) else {
      return try await finish(try await carryOut(.ask(.resumed), leaving: nil), alternatives: [])
    }
    guard let answer = await understanding.answer(text, to: open) else {
      return try await read(.text(text, state.channel))
    }
    return try await take(.answer(answer, also: [:]), said: text, alternatives: [])
  }

  // MARK: Once

  func hold(_ id: String?) throws(AssistantFailure) {
    guard let id else { return }
    guard requestsAtWork.insert(id).inserted else { throw AssistantFailure.inProgress(id) }
  }

  func release(_ id: String?) {
    if let id { requestsAtWork.remove(id) }
  }

  /// Takes a turn while no other process takes one of this conversation.
  ///
  /// - Throws: `AssistantFailure.inProgress` while another process carries out the same request, `conversationAtWork` while
  ///   it does anything else.
  func held<Result>(for id: String?, _ body: () async throws -> Result) async throws -> Result {
    guard let hold = assistant.store.hold(self.id) else { throw try atWork(id) }
    defer { hold.letGo() }
    if id != nil { try catchUp() }
    return try await body()
  }

  /// Before its first turn is kept, a conversation that two processes began is the request's own.
  private func atWork(_ id: String?) throws -> any Error {
    let kept = try assistant.store.load(self.id).flatMap { try? ConversationState(kept: $0.state) }
    guard let id, kept?.work?.requests.contains(id) ?? true else {
      return AssistantFailure.conversationAtWork
    }
    return AssistantFailure.inProgress(id)
  }

  /// Goes on from what another process kept meanwhile, so that a request which that one answered is known.
  func catchUp() throws {
    guard let record = try assistant.store.load(id), record.version > version,
      let kept = try? ConversationState(kept: record.state)
    else { return }
    (state, version) = (kept, record.version)
    leave()
  }

  /// What is given for a turn holds for that one alone.
  func with<Result>(_ request: TurnRequest, _ body: () async throws -> Result) async rethrows
    -> Result
  {
    readyAnswers = request.answers
    acceptsConfirmations = request.acceptsConfirmations
    isSpokenByAgent = request.input.channel == .agent
    defer { (readyAnswers, acceptsConfirmations, isSpokenByAgent) = ([:], false, false) }
    return try await body()
  }

  // MARK: The turn at work

  var work: TurnAtWork {
    get { state.work ?? TurnAtWork() }
    set { state.work = newValue }
  }

  /// Begins a turn, or goes on with the one that a process died over.
  ///
  /// - Returns: whether that one was begun by the same request: its words have been taken already.
  @discardableResult
  func beginTurn(request id: String?) -> Bool {
    let isRepeated = id.map { work.requests.contains($0) } ?? false
    if !isRepeated { state.turn += 1 }
    work.answers(id)
    return isRepeated
  }

  /// Saves the turn together with its reply, unless the same request may be taken again.
  func keepReply(_ turn: Turn) async throws {
    let before = state
    let kept = turn.withoutSecrets { assistant.secretParameters(of: IntentCall(app: $0, intent: $1)) }
    if !turn.isWorthRepeating {
      for id in self.work.requests { state.answeredRequests.keep(AnsweredRequest(kept), for: id) }
    }
    state.keep(kept, isForAgent: isSpokenByAgent)
    let news = await newsForPerson(after: kept)
    state.work = nil
    do {
      try await save(onlyAnswer: turn.isOnlyAnswer)
    } catch {
      (state.work, state.answeredRequests) = (before.work, before.answeredRequests)
      (state.hasAgent, state.replyToPerson) = (before.hasAgent, before.replyToPerson)
      state.told = before.told
      throw error
    }
    tellPerson(news, kept)
    // Nothing is amiss when a habit is lost; one that was kept before could be kept twice.
    for donated in donated { donated.commit() }
    donated = []
  }
}

extension Turn {
  /// It failed for a reason that passes, and nothing was done in it: the same request may be taken again.
  fileprivate var isWorthRepeating: Bool {
    error?.isRetryable == true && effects.isEmpty && performed.isEmpty
  }
}
