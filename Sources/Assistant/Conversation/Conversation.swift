import AppIntents
import Foundation

/// One conversation with one person: takes utterances, gives turns.
///
/// The state is a value that is saved after every turn; the running `perform` of each frame is a suspended
/// task beside it, and is run again from its journal when the process is a new one.
package actor Conversation {
  package nonisolated let id: String
  let assistant: Assistant
  private(set) var state: ConversationState
  private var version: Int
  private let owner: String
  private var runs: [Int: FrameRun] = [:]
  /// Answers given up front, by slot.
  private var readyAnswers: [String: String] = [:]
  private var acceptsConfirmations = false

  init(_ state: ConversationState, version: Int, owner: String, assistant: Assistant) {
    id = state.id
    self.state = state
    self.version = version
    self.owner = owner
    self.assistant = assistant
  }

  // MARK: Turns

  /// Takes one utterance.
  ///
  /// - Throws: `ConversationStoreError` when the conversation cannot be kept; nothing was done then.
  package func say(_ utterance: String) async throws -> Turn {
    state.turn += 1
    if let reply = try await recovered() { return try await finish(reply, alternatives: []) }
    let read = await understanding.read(utterance)
    return try await take(read.reading, said: utterance, alternatives: read.alternatives)
  }

  /// Gives answers to the questions that come, by slot, whatever their order; also to the open one.
  ///
  /// An answer is an option's identifier, or words.
  package func answer(_ answers: [String: String]) async throws -> Turn? {
    readyAnswers.merge(answers) { _, new in new }
    guard let open = state.top?.question, let text = readyAnswer(to: open.question) else { return nil }
    guard let answer = await understanding.answer(text, to: open.question) else { return try await say(text) }
    state.turn += 1
    return try await take(.answer(answer, also: [:]), said: text, alternatives: [])
  }

  /// Answers ordinary confirmations with yes; never those of an intent that costs.
  package func acceptConfirmations() { acceptsConfirmations = true }

  /// The open question again, or nil.
  package func openTurn() async -> Turn? {
    guard let open = state.top?.question else { return nil }
    return await turn(for: .question(open, reason: .repeated))
  }

  /// The reply that was given to a request, if it was made before.
  package func reply(toRequest id: String) -> AnsweredRequest? { state.answeredRequests[id] }

  /// Keeps a reply, so that repeating the request repeats it and does nothing.
  package func keepReply(_ turn: Turn, _ text: String, toRequest id: String) async throws {
    state.answeredRequests[id] = AnsweredRequest(text: text, outcome: turn.outcome)
    try await save()
  }

  /// Ends what runs in this process; the conversation itself stays.
  package func leave() {
    for run in runs.values { run.cancel() }
    runs = [:]
  }

  // MARK: Carrying out

  private var understanding: Understanding {
    get async {
      Understanding(
        catalog: await assistant.catalog, state: state, now: assistant.now, timeZone: assistant.timeZone)
    }
  }

  private func take(
    _ reading: UtteranceReading, said utterance: String, alternatives: [TurnAlternative]
  ) async throws -> Turn {
    let open = state.top?.question
    let isCostly = await risk(of: state.top) == .costs
    let decision = state.decide(reading, now: assistant.now, isCostly: isCostly)
    if decision.goesOn, case .answer(let answer, _) = reading, let open {
      await note(answer, to: open.question, said: utterance)
    }
    return try await finish(try await carryOut(decision), alternatives: alternatives)
  }

  private func carryOut(_ decision: Decision) async throws -> Reply {
    switch decision {
    case .run, .rerun: return try await run()
    case .resume(let answer, let key): return try await resume(answer, key: key)
    case .ask(let reason):
      if state.top?.question == nil {
        let question = assistantQuestion()
        state.top?.question = question
      }
      guard let open = state.top?.question else { return .said(.notUnderstood) }
      return .question(open, reason: reason)
    case .ended(let ending):
      stopRunsOfEndedFrames()
      return .ended(ending, next: state.top?.question)
    case .say(let saying): return .said(saying)
    }
  }

  private func run() async throws -> Reply {
    guard let frame = state.top, let app = await assistant.catalog.app(frame.candidate.call.app) else {
      return .said(.notUnderstood)
    }
    runs[frame.id]?.cancel()
    let run = FrameRun(
      frame.candidate.call, of: app.type, journal: frame.journal, language: state.language,
      clock: assistant.clock
    ) { [weak self] journal in
      try await self?.keep(journal, of: frame.id)
    }
    runs[frame.id] = run
    return try await follow(run, frame.id)
  }

  private func resume(_ answer: IntentAnswer, key: String) async throws -> Reply {
    guard let frame = state.top, let run = runs[frame.id] else { return try await self.run() }
    let fingerprint = frame.journal.answers.last { $0.key == key }?.fingerprint ?? ""
    // The state is kept before the run goes on: two who answer one question cannot both be the first.
    try await save()
    run.host.answer(answer, key: key, fingerprint: fingerprint)
    return try await follow(run, frame.id)
  }

  /// Deals with a frame that has no question because the process that ran it died.
  ///
  /// What had begun is brought to its end and said. What had only been agreed to is asked for again, and the
  /// utterance is read as the answer.
  private func recovered() async throws -> Reply? {
    guard let frame = state.top, frame.stage == .running, frame.question == nil else { return nil }
    let hasBegun = !frame.journal.effects.isEmpty
    if !hasBegun { _ = state.top?.forgetLastAnswer() }
    let reply = try await run()
    if !hasBegun, case .question = reply { return nil }
    return reply
  }

  /// Waits for what the run asks or how it ends.
  private func follow(_ run: FrameRun, _ frame: Int) async throws -> Reply {
    while true {
      let event = await run.next()
      state.top?.journal = run.host.journal
      switch event {
      case .asked(let question, let key):
        if let answer = await readyArgument(for: question) {
          run.host.answer(answer, key: key, fingerprint: question.fingerprint)
          continue
        }
        guard state.asked(question, key: key, now: assistant.now), let open = state.top?.question else {
          run.cancel()
          forget(frame)
          return .ended(.exhausted, next: state.top?.question)
        }
        return .question(open, reason: .first)
      case .finished(let outcome): return try await end(frame, with: outcome)
      case .failed(let failure):
        let candidate = state.top?.candidate
        forget(frame)
        return .failed(failure, candidate, next: state.top?.question)
      case .cancelled:
        forget(frame)
        return .ended(.cancelled, next: state.top?.question)
      }
    }
  }

  private func end(_ frame: Int, with outcome: IntentOutcome) async throws -> Reply {
    let ended = state.top
    forget(frame)
    await assistant.refreshNames(after: ended?.candidate.call, language: state.language)
    if let call = outcome.opens {
      let candidate = Candidate(call: call, phrase: ended?.candidate.phrase ?? "", cost: 0, asksFirst: false)
      let decision = state.decide(.intent(candidate), now: assistant.now)
      let reply = try await carryOut(decision)
      return outcome.dialog == nil ? reply : .opened(outcome, then: reply.question)
    }
    return .outcome(outcome, ended, next: state.top?.question)
  }

  private func forget(_ frame: Int) {
    runs[frame] = nil
    state.endTop()
  }

  private func stopRunsOfEndedFrames() {
    let living = Set(state.frames.map(\.id))
    for (id, run) in runs where !living.contains(id) {
      run.cancel()
      runs[id] = nil
    }
  }

  // MARK: The assistant's own questions

  private func assistantQuestion() -> OpenQuestion? {
    guard let frame = state.top else { return nil }
    let titles: (Message) -> String = { [language = state.language] in
      MessageCatalogue.text($0, language: language)
    }
    switch frame.stage {
    case .running: return nil
    case .confirmingUnderstood:
      let question = IntentQuestion(
        kind: .confirm, slot: "understood", title: titles(.titleConfirm), situation: .confirmation)
      return OpenQuestion(key: "understood#1", question: question, asked: assistant.now)
    case .choosingIntent(let candidates):
      let options = candidates.enumerated().map { index, candidate in
        IntentOption(id: String(index), title: assistant.title(of: candidate.call, language: state.language))
      }
      let question = IntentQuestion(
        kind: .choice, slot: "intent", title: titles(.titleIntent), options: options, situation: .requested)
      return OpenQuestion(key: "intent#1", question: question, asked: assistant.now)
    }
  }

  // MARK: Answers given up front

  private func readyAnswer(to question: IntentQuestion) -> String? {
    let names = [question.slot, question.slot.split(separator: ".").last.map(String.init) ?? question.slot]
    for name in names {
      if let text = readyAnswers.removeValue(forKey: name) { return text }
    }
    return nil
  }

  private func readyArgument(for question: IntentQuestion) async -> IntentAnswer? {
    if let text = readyAnswer(to: question) {
      return await understanding.answer(text, to: question)
    }
    guard acceptsConfirmations, question.kind == .confirm, await risk(of: state.top) != .costs,
      question.confirmation?.isDestructive != true
    else { return nil }
    return .confirmed(true)
  }

  private func risk(of frame: Frame?) async -> IntentRisk? {
    guard let frame else { return nil }
    return await assistant.catalog.intent(frame.candidate.call)?.risk
  }

  /// Remembers what a parameter was answered with, and in which words.
  private func note(_ answer: IntentAnswer, to question: IntentQuestion, said utterance: String) async {
    let parameter = question.slot.prefix { $0 != "." }
    guard let call = state.top?.candidate.call, !question.isSensitive,
      await assistant.catalog.intent(call)?.parameters.contains(where: { $0.name == parameter }) == true
    else { return }
    let said = SaidSlot(text: utterance, span: [0, utterance.unicodeScalars.count])
    state.top?.answered[question.slot] = Self.value(of: answer, to: question).map {
      AnsweredSlot($0, said: said)
    }
  }

  private static func value(of answer: IntentAnswer, to question: IntentQuestion) -> AnsweredSlot.Value? {
    switch answer {
    case .confirmed: return nil
    case .argument(let argument): return .argument(argument)
    case .options(let ids):
      let chosen = ids.compactMap { id in
        question.options.first { $0.id == id }.map { ChosenOption(id: id, title: $0.title) }
      }
      return question.kind == .choices ? .options(chosen) : chosen.first.map { .option($0) }
    }
  }

  // MARK: Keeping

  private func keep(_ journal: Journal, of frame: Int) async throws {
    if let index = state.frames.firstIndex(where: { $0.id == frame }) {
      state.frames[index].journal = journal
    }
    try await save()
  }

  private func save() async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let record = ConversationRecord(
      id: id, version: version + 1, owner: owner, updated: assistant.now,
      isParked: state.top?.question != nil, state: String(decoding: try encoder.encode(state), as: UTF8.self))
    try assistant.store.save(record)
    version += 1
  }

  private func finish(_ reply: Reply, alternatives: [TurnAlternative]) async throws -> Turn {
    var turn = await turn(for: reply)
    turn.alternatives = alternatives
    state.lastReply = turn.text
    try await save()
    return turn
  }

  private func turn(for reply: Reply) async -> Turn {
    TurnWriter(
      state: state, catalog: await assistant.catalog, now: assistant.now, timeZone: assistant.timeZone
    ).turn(for: reply)
  }
}
