import AppIntents
import ConversationProtocol
import Foundation

/// What is remembered and what is written down.
extension Conversation {
  /// Remembers what a parameter was answered with, and in which words.
  func note(_ answer: IntentAnswer, to question: IntentQuestion, said utterance: String) async {
    let parameter = String(question.slot.prefix { $0 != "." })
    guard let call = state.top?.candidate.call, !question.isSensitive,
      assistant.parameter(parameter, of: call) != nil
    else { return }
    let said = SaidSlot(text: utterance, span: [0, utterance.unicodeScalars.count])
    state.top?.answered[question.slot] = Self.value(of: answer, to: question).map {
      AnsweredSlot($0, said: said)
    }
    if case .options(let ids) = answer, let type = question.value?.entity {
      let chosen = question.options.filter { ids.contains($0.id) }
      state.memory.remember(chosen.map { thing(call.app, type, id: $0.id, title: $0.title) })
    }
  }

  private static func value(of answer: IntentAnswer, to question: IntentQuestion) -> AnsweredSlot.Value? {
    switch answer {
    case .confirmed: return nil
    case .argument(let argument): return .argument(argument)
    case .options(let ids):
      let chosen = ids.compactMap { id in
        question.options.first { $0.id == id }.map { TurnOption(id: id, title: $0.title) }
      }
      return question.kind == .choices ? .options(chosen) : chosen.first.map { .option($0) }
    }
  }

  // MARK: Discourse

  /// What was done, the things it was about, and how to take it back.
  func remember(
    _ frame: Frame, _ outcome: IntentOutcome, donated: [IntentDonationIdentifier]
  ) async {
    state.memory.offered(outcome, turn: state.turn, at: assistant.now)
    let call = frame.candidate.call
    guard let intent = assistant.catalog.intent(call) else { return }
    let sensitive = Set(intent.parameters.filter(\.isSensitive).map(\.name))
    let named = intent.parameters.filter { !sensitive.contains($0.name) }.flatMap { parameter in
      call.arguments[parameter.name].map { things(in: $0, parameter.kind, call.app) } ?? []
    }
    state.memory.remember(named)
    remember(outcome.value?.entities ?? [], of: call.app)
    if outcome.opens == nil { state.memory.did(frame.candidate, at: assistant.now) }
    guard outcome.canUndo else {
      // Behind an order, what was done before it is no longer what was just done.
      if intent.risk == .costs { state.receipt = nil }
      return
    }
    state.receipt = UndoRecord(
      frame.candidate, journal: frame.journal, token: outcome.undoToken, done: assistant.now,
      seconds: outcome.undoSeconds, donated: donated)
  }

  /// One thing that was given back was spoken of, several are a list that was shown.
  private func remember(_ entities: [OutcomeEntity], of app: String) {
    var things = entities.map { thing(app, $0.type, id: $0.id, title: $0.title) }
    guard things.count == 1 else { return state.memory.showed(things) }
    things[0].isResult = true
    state.memory.remember(things)
  }

  private func things(
    in argument: IntentArgument, _ kind: ValueKind, _ app: String
  ) -> [DiscourseMemory.Thing] {
    switch (argument, kind) {
    case (.entities(let ids, let said), .entity(let type)) where ids.count == 1:
      [thing(app, type, id: ids[0], title: said)]
    case (.list(let members), .list(let member)): members.flatMap { things(in: $0, member, app) }
    case (.composite(let values), .composite(let composite)):
      composite.properties.flatMap { property in
        values[property.name].map { things(in: $0, property.kind, app) } ?? []
      }
    default: []
    }
  }

  private func thing(_ app: String, _ type: String, id: String, title: String) -> DiscourseMemory.Thing {
    DiscourseMemory.Thing(
      app: app, type: type, id: id, title: title, turn: state.turn, at: assistant.now)
  }

  /// The list that the reply shows: 두 번째 거 may be said of it later.
  func rememberList(in reply: Reply) {
    guard let open = reply.question, let type = open.question.value?.entity,
      let app = state.top?.candidate.call.app
    else { return }
    state.memory.showed(open.shown.map { thing(app, type, id: $0.id, title: $0.title) })
  }

  // MARK: Writing down

  func keep(_ journal: Journal, of frame: Int) async throws {
    if let index = state.frames.firstIndex(where: { $0.id == frame }) {
      state.frames[index].journal = journal
    }
    try await save()
  }

  /// - Parameter onlyAnswer: nothing was done since it was saved last.
  func save(onlyAnswer: Bool = false) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let kept = state.withoutSecrets { assistant.secretParameters(of: $0) }
    let isWaiting = state.top?.open != nil || !state.parked.isEmpty
    let record = ConversationRecord(
      id: id, version: version + 1, owner: owner, updated: assistant.now, isParked: isWaiting,
      state: String(decoding: try encoder.encode(kept), as: UTF8.self),
      isOnlyAnswer: onlyAnswer && state.frames.isEmpty && state.parked.isEmpty)
    try assistant.store.save(record)
    version += 1
  }
}

extension ValueKind {
  /// The type of the entity, or of the members of a list of entities.
  var entity: String? {
    switch self {
    case .entity(let type): type
    case .list(let member): member.entity
    default: nil
    }
  }
}
