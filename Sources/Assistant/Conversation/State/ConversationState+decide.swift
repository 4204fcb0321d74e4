package import AppIntents
import struct Foundation.Date

/// The decisions of a conversation. No clock, no words, no waiting: a reading in, a decision out.
extension ConversationState {
  /// Takes one reading.
  ///
  /// - Parameters:
  ///   - now: the conversation's clock.
  ///   - isCostly: the top frame's intent spends money, so its confirmation expires sooner.
  package mutating func decide(_ reading: UtteranceReading, now: Date, isCostly: Bool = false) -> Decision {
    guard let frame = top, let open = frame.open else { return decideIdle(reading, now: now) }
    if reading.isAnswer {
      if open.isUnseen { return seen(now: now) }
      if open.isTooOld(at: now, costly: isCostly) { return askAnew(open, isCostly: isCostly, now: now) }
    }
    switch reading {
    case .command(let command): return decide(command, open, now: now)
    case .answer(let answer, let also): return take(answer, also: also, frame, open, now: now)
    case .correction(let arguments, let adds):
      return correct(with: arguments, adding: adds, keepsRest: true, now: now)
    case .reopen(let slot): return reopen(slot)
    case .refused(let problem): return missed(.problem(problem), now: now)
    case .unable(let reason): return missed(reason, now: now)
    case .ambiguousOptions(let ids): return narrow(to: ids, open, now: now)
    case .intent(let candidate): return again(candidate, now: now) ?? begin(reading)
    case .intents, .plan, .leaving, .habits: return begin(reading)
    case .notFound(let candidate, let slot, let said):
      return .say(.notFound(candidate, slot: slot, said: said))
    case .vetoed(let rule, let span): return .say(.vetoed(rule: rule, span: span))
    case .unknown: return missed(.notUnderstood, now: now)
    case .silence: return unanswered(open, isCostly: isCostly, now: now)
    case .tooLong: return .say(.tooLong)
    case .tooComplex: return .say(.tooComplex)
    }
  }

  /// Makes the question that `perform` asked the open one. False when the person has no attempt left for it.
  package mutating func asked(_ question: IntentQuestion, key: String, now: Date) -> Bool {
    var open = OpenQuestion(key: key, question: question.redacted, asked: now, channel: channel)
    if question.problem != nil, let last = top?.lastAttempt, last.slot == question.slot {
      open.attempt = last.attempt + 1
    }
    guard open.attempt <= open.attemptLimit else { return false }
    top?.question = open
    return true
  }

  /// Takes the top frame away; the one below has the floor again.
  package mutating func endTop() {
    if !frames.isEmpty { frames.removeLast() }
  }

  /// Puts a frame on top of the others.
  mutating func push(_ stage: Frame.Stage, _ candidate: Candidate) {
    lastFrame += 1
    frames.append(Frame(id: lastFrame, stage: stage, candidate: candidate))
  }

  /// A guess that is passed over is no longer meant.
  private mutating func leaveGuess() {
    if top?.isGuess == true { endTop() }
  }

  mutating func begin(_ reading: UtteranceReading) -> Decision {
    if case .leaving = reading {} else { leaveGuess() }
    switch reading {
    case .intent(let candidate):
      push(candidate.asksFirst ? .confirmingUnderstood : .running, candidate)
      return candidate.asksFirst ? .ask(.first) : .run
    case .intents(let candidates): push(.choosingIntent(candidates), candidates[0])
    case .plan(let candidates): push(.confirmingPlan(candidates), candidates[0])
    case .leaving(let candidate): push(.choosingCancel(candidate), candidate)
    case .habits(let candidates): return offer(candidates)
    default: return .say(.notUnderstood)
    }
    return .ask(.first)
  }

  /// One habit is asked about, several are offered.
  private mutating func offer(_ habits: [Candidate]) -> Decision {
    guard let first = habits.first else { return .say(.noHabits) }
    push(habits.count == 1 ? .confirmingUnderstood : .choosingIntent(habits), first)
    return .ask(habits.count == 1 ? .first : .habits)
  }

  mutating func restart(_ reason: RepromptReason = .first) -> Decision {
    guard top?.stage == .running else { return .ask(.repeated) }
    top?.question = nil
    top?.leaveAside()
    return .rerun(reason)
  }

  mutating func end(_ ending: FrameEnding) -> Decision {
    endTop()
    return .ended(ending)
  }

  // MARK: Questions that are too old

  /// The question is put for the first time to the person who did not see it.
  private mutating func seen(now: Date) -> Decision {
    top?.open?.isUnseen = false
    top?.open?.asked = now
    return .ask(.resumed)
  }

  /// What a costly confirmation shows is looked up again; any other question is only put again.
  private mutating func askAnew(_ open: OpenQuestion, isCostly: Bool, now: Date) -> Decision {
    if isCostly, open.question.kind == .confirm, top?.stage == .running, top?.aside == nil {
      top?.journal.forgetRecordings()
      return restart(.expired)
    }
    top?.open?.asked = now
    return .ask(.expired)
  }

  // MARK: Misses

  private mutating func narrow(to ids: [String], _ open: OpenQuestion, now: Date) -> Decision {
    var narrowed = open
    narrowed.narrowed = ids
    narrowed.asked = now
    top?.open = narrowed
    return .ask(.first)
  }

  mutating func missed(_ reason: RepromptReason, now: Date) -> Decision {
    guard var question = top?.open else { return .say(.notUnderstood) }
    guard question.attempt < question.attemptLimit else { return exhausted(now: now) }
    question.attempt += 1
    question.asked = now
    top?.open = question
    return .ask(reason)
  }

  /// The assistant's own question is let go; a frame's is parked with its frame.
  private mutating func exhausted(now: Date) -> Decision {
    if top?.aside != nil {
      top?.leaveAside()
      return .ask(.kept)
    }
    return park(now: now) ? .ended(.exhausted) : .ended(.cancelled)
  }
}

extension UtteranceReading {
  /// It would change something if it counted.
  var isAnswer: Bool {
    switch self {
    case .answer, .correction: true
    default: false
    }
  }
}

extension IntentQuestion {
  /// Without the words of a secret.
  fileprivate var redacted: IntentQuestion {
    guard isSensitive, problem != nil else { return self }
    var question = self
    question.problem = .unreadable(said: "")
    return question
  }
}
