import AppIntents
import ConversationProtocol
import Foundation
import KoreanLanguage
import Language
import Matching

/// Gives a reply its words and its place in the turn object.
struct TurnWriter {
  let state: ConversationState
  let catalog: AppCatalog
  let now: Date
  let timeZone: TimeZone

  private var reference: DateReference { DateReference(now, in: timeZone) }

  func turn(for reply: Reply) -> Turn {
    var turn = written(reply)
    turn.channel = state.channel
    turn.speech.full = MessageCatalogue.spoken(aloud(turn, reply), language: state.language)
    return turn
  }

  /// The reply as it is read out: on the voice channel with what otherwise is seen.
  private func aloud(_ turn: Turn, _ reply: Reply) -> String {
    guard state.channel == .voice else { return turn.text }
    let reading = ReadingAloud(language: state.language)
    let shown = reading.needsSnippet(reply) ? reading.sentences(turn.snippet?.lines ?? []) : ""
    let options = reply.question.map { reading.options(of: $0) } ?? ""
    return [shown, turn.text, options].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func written(_ reply: Reply) -> Turn {
    switch reply {
    case .question(let open, let reason): return question(open, reason)
    case .outcome(let outcome, let frame, let next): return outcomeTurn(outcome, frame, next)
    case .opened(let outcome, let then): return opened(outcome, then)
    case .failed(let failure, let candidate, let next): return failed(failure, candidate, next)
    case .ended(let ending, let frame, let next): return ended(ending, frame, next)
    case .said(let saying, let next): return stillOpen(said(saying), next)
    case .sequence(let reply, let then): return sequence(written(reply), written(then))
    }
  }

  /// The reply to the command before stands before that to the next one.
  private func sequence(_ first: Turn, _ second: Turn) -> Turn {
    var turn = second
    turn.text = first.text + " " + second.text
    return turn
  }

  // MARK: Questions

  private func question(_ open: OpenQuestion, _ reason: RepromptReason) -> Turn {
    let wording = QuestionWording(state: state, catalog: catalog, reference: reference)
    var turn = make(.inputRequired, wording.text(open, reason), supporting: open.question.title)
    attach(open, to: &turn)
    return turn
  }

  private func attach(_ open: OpenQuestion, to turn: inout Turn) {
    let question = open.question
    let isCostly = state.top.flatMap { catalog.intent($0.candidate.call) }?.risk == .costs
    let shown = open.shown.map { option($0) }
    let all = question.options.map { option($0) }
    turn.question = TurnQuestion(
      id: open.key, kind: kind(question), slot: question.slot, title: question.title, attempt: open.attempt,
      max: open.attemptLimit, expires: open.expires(costly: isCostly),
      schema: schema(question, open.narrowed == nil ? all : shown), options: shown,
      cancelTitle: question.cancelTitle, isSensitive: question.isSensitive)
    if !question.snippet.isEmpty {
      turn.snippet = TurnSnippet(question.snippet, question.tree)
    }
    turn.resume = TurnResume(argv: ["malgil", "--session", state.id, "--say", "…"])
    turn.outcome = .inputRequired
  }

  private func option(_ option: IntentOption) -> TurnOption {
    TurnOption(
      id: option.id, title: option.title, subtitle: option.subtitle, section: option.section,
      isDestructive: option.isDestructive)
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
    if !outcome.snippet.isEmpty || outcome.actions != nil {
      turn.snippet = TurnSnippet(outcome.snippet, outcome.tree, buttons: outcome.actions?.map(\.title))
    }
    turn.value = outcome.value.map { TurnValue(id: $0.id, text: $0.text) }
    if outcome.canUndo, let receipt = state.receipt { offerUndo(receipt, in: &turn) }
    return resumed(turn, next)
  }

  /// What can be taken back says so, until when, and how.
  private func offerUndo(_ receipt: UndoRecord, in turn: inout Turn) {
    turn.undo = TurnUndo(until: receipt.until, say: text(.undoWord))
    let time = reference.minuteWords(for: receipt.until, language: state.language)
    if turn.speech.supporting == nil { turn.speech.supporting = text(.undoHint(until: time)) }
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
    let isKept = state.parked.last?.busyTurn == state.turn
    let said = isKept ? speech.full + " " + text(.retryHint) : speech.full
    var turn = make(outcome, said, supporting: speech.supporting, candidate: candidate)
    if outcome != .declined {
      turn.error = AssistantFailure(
        Self.code(of: failure), speech.full,
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

  private static func code(of failure: IntentFailure) -> AssistantFailure.Code {
    switch failure.code {
    case .notFound: .noValidTargets
    case .unavailable: .unavailable
    case .busy: .busy
    case .offline: .offline
    case .incomplete: .incomplete
    case .notAllowed: .notAllowed
    case .needsAccount: .accountRequired
    case .needsPermission: .permissionRequired
    case .needsAuthentication: .authenticationRequired
    case .timedOut: .timedOut
    case .failed, .declined: .failedToHandle
    }
  }

  private func ended(_ ending: FrameEnding, _ frame: Frame?, _ next: OpenQuestion?) -> Turn {
    let hasDone = frame.map { !$0.journal.effects.isEmpty } ?? false
    let consequence = text(hasDone ? .doneStays : .nothingDone)
    let turn =
      switch ending {
      case .cancelled: make(.cancelled, text(.cancelled) + " " + consequence)
      case .declined: make(.declined, hasDone ? text(.declined) + " " + consequence : text(.declined))
      case .exhausted:
        make(
          .cancelled,
          [text(.exhausted(attempts: frame?.open?.attemptLimit ?? 3)), consequence, text(.resumeHint)]
            .joined(separator: " "))
      case .unheard:
        make(.cancelled, [text(.unheard), consequence, text(.resumeHint)].joined(separator: " "))
      case .expired: make(.expired, text(.expired) + " " + consequence)
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

  /// A sentence that answers nothing leaves the open question open, and it is put again.
  private func stillOpen(_ turn: Turn, _ next: OpenQuestion?) -> Turn {
    guard next != nil else { return turn }
    var open = resumed(turn, next)
    open.outcome = turn.outcome
    return open
  }

  // MARK: Plain sentences

  private func said(_ saying: SystemResponse) -> Turn {
    switch saying {
    case .notUnderstood:
      var turn = make(.notUnderstood, text(.notUnderstood) + " " + text(.suggestions(examples())))
      turn.error = AssistantFailure(.noIntentMatch, turn.text)
      return turn
    case .vetoed(let rule, let span):
      var turn = make(.notUnderstood, text(.vetoed(rule: rule)))
      turn.error = AssistantFailure(.vetoed, turn.text, rule: rule, span: span)
      return turn
    case .notFound(let candidate, _, let said):
      var turn = make(.noTarget, text(.notFound(said: said)), candidate: candidate)
      turn.error = AssistantFailure(.noValidTargets, turn.text)
      return turn
    case .listening: return make(.answered, text(.listening))
    case .nothingToCancel: return make(.answered, text(.nothingToCancel))
    case .nothingToRepeat: return make(.answered, text(.nothingToRepeat))
    case .nothingBefore: return make(.answered, text(.nothingBefore))
    case .nothingParked: return make(.answered, text(.nothingParked))
    case .parked(let candidates):
      return make(.answered, text(.parkedList(titles: candidates.map { title(of: $0) })))
    case .lastReply: return make(.answered, state.lastReply ?? text(.nothingToRepeat))
    case .help: return make(.answered, text(.helpIdle(examples: examples())))
    case .noHabits: return make(.answered, text(.noHabits) + " " + text(.suggestions(examples())))
    case .undone(let candidate):
      return make(.done, text(.undone(title: title(of: candidate))), candidate: candidate)
    case .nothingToUndo: return make(.answered, text(.nothingToUndo))
    case .alreadyUndone: return make(.answered, text(.alreadyUndone))
    case .undoTooLate(let seconds):
      let window = DateReference.words(forSeconds: seconds, language: state.language)
      return make(.answered, text(.undoTooLate(window: window)))
    case .undoLost: return failed(.undoLost)
    case .undoUnclear: return failed(.undoUnclear)
    case .working: return make(.answered, text(.working))
    case .stopping: return make(.answered, text(.stopping))
    case .tooLong: return unread(.tooLong(limit: Matcher.utteranceLimit), .tooLong)
    case .tooComplex: return unread(.tooComplex, .tooComplex)
    }
  }

  /// What was said is more than is read in one turn.
  private func unread(_ message: Message, _ code: AssistantFailure.Code) -> Turn {
    var turn = make(.notUnderstood, text(message))
    turn.error = AssistantFailure(code, turn.text)
    return turn
  }

  private func failed(_ message: Message) -> Turn {
    var turn = make(.failed, text(message))
    turn.error = AssistantFailure(.failedToHandle, turn.text)
    return turn
  }

  private func title(of candidate: Candidate) -> String {
    let titles = catalog.intent(candidate.call)?.title ?? [:]
    return titles[state.language] ?? titles[""] ?? candidate.call.intent
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
    turn.match = TurnMatch(
      phrase: candidate.phrase, cost: candidate.cost, asksFirst: candidate.asksFirst,
      repaired: candidate.repair)
    return turn
  }
}
