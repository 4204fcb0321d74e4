package import AppIntents
package import ConversationProtocol
import Foundation
import Language

/// One conversation with one person: takes utterances, gives turns.
///
/// The state is a value that is saved after every turn; the running `perform` of each frame is a suspended
/// task beside it, and is run again from its journal when the process is a new one. Turns are taken one after
/// the other, whoever asks for them.
package actor Conversation {
  package nonisolated let id: String
  let assistant: Assistant
  package private(set) var owner: String
  var state: ConversationState
  /// Of what the store keeps of it; 0 before the first turn.
  package internal(set) var version: Int
  var runs: [Int: FrameRun] = [:]
  /// Answers given for the turn at work, by slot.
  var readyAnswers: [String: String] = [:]
  var acceptsConfirmations = false
  /// What runs that have ended in this turn say was done; it is kept when the turn is.
  var donated: [RunDonations] = []
  /// How well whoever speaks is known: somebody at a terminal has signed in to it.
  private var trust = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  private var mayConfirm = false
  /// Whoever speaks in this turn is a program that speaks for somebody, whatever its door knows.
  var isSpokenByAgent = false
  var onProgress: (@Sendable (IntentProgress) -> Void)?
  /// Requests with an identifier whose turns are being taken, or wait for it.
  var requestsAtWork: Set<String> = []
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ state: ConversationState, version: Int, owner: String, assistant: Assistant) {
    id = state.id
    self.state = state
    self.version = version
    self.owner = owner
    self.assistant = assistant
  }

  // MARK: Turns

  /// Changes the language of replies.
  package func setLanguage(_ language: String) async throws {
    try await alone {
      self.state.language = language
      if self.version > 0 { try await self.save() }
    }
  }

  /// Sets who goes on with it: the same person may sit at another terminal.
  package func setOwner(_ owner: String) { self.owner = owner }

  /// Sets how well the speaker is authenticated; intents that require more refuse to run.
  ///
  /// - Parameter mayConfirm: a yes may spend money, though the policy proves no person.
  package func setTrust(_ policy: IntentAuthenticationPolicy, mayConfirm: Bool = false) {
    (trust, self.mayConfirm) = (policy, mayConfirm)
  }

  /// Calls `body` each time that a run of this process has come further.
  package func onProgress(_ body: @escaping @Sendable (IntentProgress) -> Void) { onProgress = body }

  /// Takes back what was done last, as the command of that name.
  package func undo() async throws -> Turn {
    try await alone {
      try await self.held(for: nil) {
        self.beginTurn(request: nil)
        let reply = try await self.carryOut(self.state.undo(now: self.assistant.now), leaving: nil)
        return try await self.finish(reply, alternatives: [])
      }
    }
  }

  /// What was done last can still be taken back.
  package var canUndo: Bool { state.undo(now: assistant.now) == .undo }

  /// The open question again, or nil.
  package func openTurn() async -> Turn? {
    guard let open = state.top?.open else { return nil }
    return await turn(for: .question(open, reason: .repeated))
  }

  /// Ends what runs in this process; the conversation itself stays.
  package func leave() {
    for run in runs.values { run.cancel() }
    runs = [:]
  }

  // MARK: One after the other

  func alone<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
    }
    // Whoever waits takes over at once, so that nobody slips in between.
    defer { if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() } }
    return try await body()
  }

  func meanwhile(_ input: TurnRequest.Input) async -> Turn? {
    guard isBusy, !input.isAnswers else { return nil }
    if input.isCancel, let frame = state.top, let run = runs[frame.id] {
      run.cancel()
      return await turn(for: .said(.stopping, next: nil))
    }
    return waiting.isEmpty ? nil : await turn(for: .said(.working, next: nil))
  }

  // MARK: One turn

  /// - Returns: nil when there is nothing to take.
  func takeTurn(_ request: TurnRequest) async throws -> Turn? {
    guard !request.input.isAnswers else { return try await answerOpenQuestion(request: request.id) }
    let isRepeated = beginTurn(request: request.id)
    state.channel = request.input.channel
    if assistant.hasOldNames(after: nil) {
      await assistant.refreshNames(after: nil, language: state.language)
    }
    if let expired = await expired(request.input) { return try await finish(expired, alternatives: []) }
    if let reply = try await recovered(request: request.id, isRepeated: isRepeated) {
      return try await finish(reply, alternatives: [])
    }
    return try await read(request.input)
  }

  func read(_ input: TurnRequest.Input) async throws -> Turn {
    let heard = await understanding.read(input)
    return try await take(
      heard.result.reading, said: heard.said, alternatives: heard.result.alternatives)
  }

  var understanding: Understanding {
    get async {
      Understanding(
        catalog: assistant.catalog, state: state, now: assistant.now, timeZone: assistant.timeZone,
        habits: habits, pause: assistant.pause, steps: StepBudget(limit: assistant.stepLimit))
    }
  }

  /// What the owner did, in this and every other conversation.
  var donations: any IntentDonationStore { UserDonations(store: assistant.donations, user: user) }

  /// The owner without the terminal.
  private var user: String { String(owner.prefix { $0 != "@" }) }

  /// A store that cannot be read knows no habits.
  private var habits: Habits {
    let donations = donations
    return Habits({ (try? donations.donations()) ?? [] }, at: assistant.now, in: assistant.timeZone)
  }

  var surroundings: RunContext {
    RunContext(
      language: state.language, clock: assistant.clock, timeZone: assistant.timeZone, pause: assistant.pause,
      trust: isSpokenByAgent ? .alwaysAllowed : trust, mayConfirm: mayConfirm && !isSpokenByAgent,
      donations: donations, speaker: Speaker(assistant: assistant, user: user))
  }

  /// A question that nobody answered for a day is gone; what was said may still be a request of its own.
  private func expired(_ input: TurnRequest.Input) async -> Reply? {
    let gone = state.expire(now: assistant.now)
    guard let last = gone.last else { return nil }
    stopRunsOfEndedFrames()
    switch await understanding.read(input).result.reading {
    case .intent, .intents, .plan, .leaving: return nil
    default: return .ended(.expired, last, next: state.top?.open)
    }
  }

  func take(
    _ reading: UtteranceReading, said utterance: String, alternatives: [TurnAlternative]
  ) async throws -> Turn {
    let before = state.top
    let isCostly = await risk(of: before) == .costs
    let dialog = DialogState(state)
    if case .command(.cancel) = reading { state.refused = nil }
    if state.refused?.isFresh(turn: state.turn, now: assistant.now) == false { state.refused = nil }
    let decision =
      await wantsPerson(reading, in: before)
      ? .ask(.personWanted) : state.decide(reading, now: assistant.now, isCostly: isCostly)
    CoverageRecorder.current?.see(DialogTransition(dialog, DialogEvent(reading, decision)))
    if decision.goesOn, case .answer(let answer, _) = reading, let open = before?.open, before?.aside == nil {
      await note(answer, to: open.question, said: utterance)
    }
    return try await finish(try await carryOut(decision, leaving: before), alternatives: alternatives)
  }

  /// - Parameter leaving: the frame that had the floor before the decision.
  func carryOut(_ decision: Decision, leaving: Frame?) async throws -> Reply {
    switch decision {
    case .run: return try await run()
    case .rerun(let reason): return try await run(asking: reason)
    case .resume(let answer, let key): return try await resume(answer, key: key)
    case .undo: return try await undoLast()
    case .ask(let reason):
      askOwnQuestion()
      guard let open = state.top?.open else { return .said(.notUnderstood, next: nil) }
      return .question(open, reason: reason)
    case .ended(let ending):
      state.refused = nil
      stopRunsOfEndedFrames()
      return .ended(ending, leaving, next: nextQuestion())
    case .say(let saying): return .said(saying, next: state.top?.open)
    }
  }

  func finish(_ reply: Reply, alternatives: [TurnAlternative]) async throws -> Turn {
    rememberList(in: reply)
    var turn = await turn(for: reply)
    turn.alternatives = alternatives
    turn.performed = work.finished.map { performance(of: $0.frame) }
    turn.effects = work.deeds.effects
    state.lastReply = turn.text
    try await keepReply(turn)
    return turn
  }

  func turn(for reply: Reply) async -> Turn {
    TurnWriter(
      state: state, catalog: assistant.catalog, now: assistant.now, timeZone: assistant.timeZone
    ).turn(for: reply)
  }
}

extension TurnRequest.Input {
  /// It stops what is running.
  fileprivate var isCancel: Bool {
    switch self {
    case .text(let text, _): AnswerUnderstanding.isCancel(text.withoutSteering)
    case .transcripts(let texts):
      Utterance(transcripts: texts).transcripts.contains(where: AnswerUnderstanding.isCancel)
    case .command(let command, _): command == .cancel
    case .literal, .call, .answers: false
    }
  }
}
