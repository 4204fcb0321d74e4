import AppIntents
import Foundation
import Language

/// Gives a reply its words and its place in the turn object.
struct TurnWriter {
  let state: ConversationState
  let catalog: AppCatalog
  let now: Date
  let timeZone: TimeZone

  private var reference: DateReference { DateReference(now, in: timeZone) }

  func turn(for reply: Reply) -> Turn {
    var turn = written(reply)
    turn.speech.full = MessageCatalogue.spoken(turn.text, language: state.language)
    return turn
  }

  private func written(_ reply: Reply) -> Turn {
    switch reply {
    case .question(let open, let reason): return question(open, reason)
    case .outcome(let outcome, let frame, let next): return outcomeTurn(outcome, frame, next)
    case .opened(let outcome, let then): return opened(outcome, then)
    case .failed(let failure, let candidate, let next): return failed(failure, candidate, next)
    case .ended(let ending, let next): return ended(ending, next)
    case .said(let saying): return said(saying)
    }
  }

  // MARK: Questions

  private func question(_ open: OpenQuestion, _ reason: AskingReason) -> Turn {
    let wording = QuestionWording(state: state, catalog: catalog, reference: reference)
    var turn = make(.inputRequired, wording.text(open, reason), supporting: open.question.title)
    attach(open, to: &turn)
    return turn
  }

  private func attach(_ open: OpenQuestion, to turn: inout Turn) {
    let question = open.question
    let isCostly = state.top.flatMap { catalog.intent($0.candidate.call) }?.risk == .costs
    let options = question.options.map {
      TurnOption(id: $0.id, title: $0.title, subtitle: $0.subtitle, isDestructive: $0.isDestructive)
    }
    turn.question = TurnQuestion(
      id: open.key, kind: kind(question), slot: question.slot, title: question.title, attempt: open.attempt,
      max: open.attemptLimit, expires: open.expires(costly: isCostly), schema: schema(question, options),
      options: options, isSensitive: question.isSensitive)
    if !question.snippet.isEmpty {
      turn.snippet = TurnSnippet(lines: question.snippet.map(KoreanParticle.resolve))
    }
    turn.resume = TurnResume(argv: ["malgil", "--session", state.id, "--say", "…"])
    turn.outcome = .inputRequired
  }

  private func kind(_ question: IntentQuestion) -> TurnQuestion.Kind {
    if question.slot == "intent" { return .intent }
    return switch question.kind {
    case .value: .value
    case .choice: .choice
    case .choices: .choices
    case .confirm: .confirm
    }
  }

  private func schema(_ question: IntentQuestion, _ options: [TurnOption]) -> TurnSchema {
    switch question.kind {
    case .confirm: .boolean
    case .choice: .oneOf(options)
    case .choices: .anyOf(options)
    case .value:
      switch question.value {
      case .integer(let minimum, let maximum): .integer(minimum: minimum, maximum: maximum)
      case .number(let minimum, let maximum): .number(minimum: minimum, maximum: maximum)
      case .boolean: .boolean
      case .date: .dateTime
      default: .string
      }
    }
  }

  // MARK: Ends

  private func outcomeTurn(_ outcome: IntentOutcome, _ frame: Frame?, _ next: OpenQuestion?) -> Turn {
    let reads = frame.flatMap { catalog.intent($0.candidate.call) }?.risk == .reads
    let speech = outcome.dialog ?? SpokenText(full: text(reads ? .answered : .done))
    var turn = make(reads ? .answered : .done, speech.full, supporting: speech.supporting, frame: frame)
    if !outcome.snippet.isEmpty {
      turn.snippet = TurnSnippet(lines: outcome.snippet.map(KoreanParticle.resolve))
    }
    turn.value = outcome.value.map { TurnValue(id: $0.id, text: $0.text) }
    return resumed(turn, next)
  }

  private func opened(_ outcome: IntentOutcome, _ then: OpenQuestion?) -> Turn {
    guard let then else { return outcomeTurn(outcome, nil, nil) }
    var turn = question(then, .first)
    if let dialog = outcome.dialog { turn.text = KoreanParticle.resolve(in: dialog.full) + " " + turn.text }
    return turn
  }

  private func failed(_ failure: IntentFailure, _ candidate: Candidate?, _ next: OpenQuestion?) -> Turn {
    let outcome: TurnOutcome =
      switch failure.code {
      case .notFound: .noTarget
      case .failed, .unavailable, .busy, .offline, .incomplete, .notAllowed, .needsAccount, .needsPermission,
        .needsAuthentication, .timedOut:
        .failed
      case .declined: .declined
      }
    let speech = failure.message ?? SpokenText(full: text(words(of: failure)))
    var turn = make(outcome, speech.full, supporting: speech.supporting, candidate: candidate)
    if outcome != .declined {
      turn.error = TurnError(
        code: Self.errorCode(failure), message: speech.full,
        isRetryable: failure.code == .busy || failure.code == .offline)
    }
    return resumed(turn, next)
  }

  private func words(of failure: IntentFailure) -> Message {
    switch failure.code {
    case .notFound: failure.said.map { .notFound(said: $0) } ?? .somethingNotFound
    case .declined: .declined
    case .failed, .unavailable: .failed
    case .busy: .busy
    case .offline: .offline
    case .incomplete: .incomplete
    case .notAllowed: .notAllowed
    case .needsAccount: .needsAccount
    case .needsPermission: .needsPermission
    case .needsAuthentication: .needsAuthentication
    case .timedOut: .timedOut
    }
  }

  private static func errorCode(_ failure: IntentFailure) -> String {
    switch failure.code {
    case .notFound: "no_valid_targets"
    case .unavailable: "unavailable"
    case .busy: "busy"
    case .offline: "offline"
    case .incomplete: "incomplete"
    case .notAllowed: "not_allowed"
    case .needsAccount: "account_required"
    case .needsPermission: "permission_required"
    case .needsAuthentication: "authentication_required"
    case .timedOut: "timed_out"
    case .failed, .declined: "failed_to_handle"
    }
  }

  private func ended(_ ending: FrameEnding, _ next: OpenQuestion?) -> Turn {
    let turn =
      switch ending {
      case .cancelled: make(.cancelled, text(.cancelled))
      case .declined: make(.declined, text(.declined))
      case .exhausted: make(.cancelled, text(.exhausted))
      }
    return resumed(turn, next)
  }

  /// After a frame has ended, the question below it is asked again in the same breath.
  private func resumed(_ turn: Turn, _ next: OpenQuestion?) -> Turn {
    guard let next else { return turn }
    var turn = turn
    let question = QuestionWording(state: state, catalog: catalog, reference: reference).text(next, .resumed)
    turn.text += " " + question
    attach(next, to: &turn)
    return turn
  }

  // MARK: Plain sentences

  private func said(_ saying: Saying) -> Turn {
    switch saying {
    case .notUnderstood:
      var turn = make(.notUnderstood, text(.notUnderstood) + " " + text(.suggestions(examples())))
      turn.error = TurnError(code: "no_intent_match", message: turn.text, isRetryable: false)
      return turn
    case .vetoed(let rule, let span):
      var turn = make(.notUnderstood, text(.vetoed(rule: rule)))
      turn.error = TurnError(
        code: "vetoed", message: turn.text, rule: rule, span: span, isRetryable: false)
      return turn
    case .notFound(let candidate, _, let said):
      var turn = make(.noTarget, text(.notFound(said: said)), candidate: candidate)
      turn.error = TurnError(code: "no_valid_targets", message: turn.text, isRetryable: false)
      return turn
    case .nothingToCancel: return make(.answered, text(.nothingToCancel))
    case .nothingToRepeat: return make(.answered, text(.nothingToRepeat))
    case .lastReply: return make(.answered, state.lastReply ?? text(.nothingToRepeat))
    case .help: return make(.answered, text(.helpIdle(examples: examples())))
    case .tooLong:
      var turn = make(.notUnderstood, text(.tooLong))
      turn.error = TurnError(code: "too_long", message: turn.text, isRetryable: false)
      return turn
    }
  }

  private func examples() -> [String] { catalog.examples(language: state.language, limit: 3) }

  private func text(_ message: Message) -> String { MessageCatalogue.text(message, language: state.language) }

  private func make(
    _ outcome: TurnOutcome, _ full: String, supporting: String? = nil, frame: Frame? = nil,
    candidate: Candidate? = nil
  ) -> Turn {
    let shown = KoreanParticle.resolve(in: full)
    let speech = TurnSpeech(full: shown, supporting: supporting.map { KoreanParticle.resolve(in: $0) })
    var turn = Turn(session: state.id, turn: state.turn, outcome: outcome, text: shown, speech: speech)
    let frame = frame ?? (candidate == nil ? state.top : nil)
    guard let candidate = candidate ?? frame?.candidate else { return turn }
    turn.app = candidate.call.app
    turn.intent = candidate.call.intent
    turn.slots =
      TurnSlots(
        candidate: candidate, answered: frame?.answered ?? [:], reference: reference, language: state.language
      ).slots
    let repaired = candidate.repair.map { TurnRepair(from: $0.from, to: $0.to, how: $0.how) }
    turn.match = TurnMatch(
      phrase: candidate.phrase, cost: candidate.cost, asksFirst: candidate.asksFirst, repaired: repaired)
    return turn
  }
}
