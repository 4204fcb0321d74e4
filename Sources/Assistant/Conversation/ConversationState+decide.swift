package import AppIntents
package import struct Foundation.Date

/// The decisions of a conversation. No clock, no words, no waiting: a reading in, a decision out.
extension ConversationState {
  /// Takes one reading.
  ///
  /// - Parameters:
  ///   - now: the conversation's clock.
  ///   - isCostly: the top frame's intent spends money, so its confirmation expires sooner.
  package mutating func decide(_ reading: UtteranceReading, now: Date, isCostly: Bool = false) -> Decision {
    guard let frame = top, let open = frame.question else { return decideIdle(reading) }
    if now > open.expires(costly: isCostly), reading.isAnswer {
      top?.question?.asked = now
      return .ask(.expired)
    }
    switch reading {
    case .command(let command): return decide(command, now: now)
    case .answer(let answer, let also): return take(answer, also: also, frame, open, now: now)
    case .correction(let arguments): return correct(with: arguments, now: now)
    case .refused(let problem): return missed(.problem(problem), now: now)
    case .ambiguousOptions(let ids): return narrow(to: ids, open, now: now)
    case .intent, .intents: return begin(reading)
    case .notFound(let candidate, let slot, let said):
      return .say(.notFound(candidate, slot: slot, said: said))
    case .vetoed(let rule, let span): return .say(.vetoed(rule: rule, span: span))
    case .unknown: return missed(.notUnderstood, now: now)
    case .tooLong: return .say(.tooLong)
    }
  }

  /// Makes the question that `perform` asked the open one. False when the person has no attempt left for it.
  package mutating func asked(_ question: IntentQuestion, key: String, now: Date) -> Bool {
    var open = OpenQuestion(key: key, question: question, asked: now)
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

  // MARK: Nothing open

  private mutating func decideIdle(_ reading: UtteranceReading) -> Decision {
    switch reading {
    case .intent, .intents: begin(reading)
    case .command(.cancel), .command(.back), .command(.undo), .command(.startOver): .say(.nothingToCancel)
    case .command(.repeat): lastReply == nil ? .say(.nothingToRepeat) : .say(.lastReply)
    case .command(.help): .say(.help)
    case .vetoed(let rule, let span): .say(.vetoed(rule: rule, span: span))
    case .notFound(let candidate, let slot, let said): .say(.notFound(candidate, slot: slot, said: said))
    case .tooLong: .say(.tooLong)
    case .answer, .correction, .refused, .ambiguousOptions, .unknown: .say(.notUnderstood)
    }
  }

  private mutating func begin(_ reading: UtteranceReading) -> Decision {
    switch reading {
    case .intent(let candidate):
      push(
        Frame(
          id: lastFrame + 1, stage: candidate.asksFirst ? .confirmingUnderstood : .running,
          candidate: candidate))
      return candidate.asksFirst ? .ask(.first) : .run
    case .intents(let candidates):
      push(Frame(id: lastFrame + 1, stage: .choosingIntent(candidates), candidate: candidates[0]))
      return .ask(.first)
    default: return .say(.notUnderstood)
    }
  }

  private mutating func push(_ frame: Frame) {
    lastFrame = frame.id
    frames.append(frame)
  }

  // MARK: A question is open

  private mutating func decide(_ command: Command, now: Date) -> Decision {
    switch command {
    case .cancel: return end(.cancelled)
    case .help: return .ask(.help)
    case .repeat: return .ask(.repeated)
    case .startOver:
      top?.forgetAllAnswers()
      return restart()
    case .back:
      return top?.forgetLastAnswer() == true ? restart() : .ask(.repeated)
    case .undo: return .ask(.repeated)
    }
  }

  private mutating func take(
    _ answer: IntentAnswer, also: [String: IntentArgument], _ frame: Frame, _ open: OpenQuestion, now: Date
  ) -> Decision {
    switch frame.stage {
    case .choosingIntent(let candidates):
      guard case .options(let ids) = answer, let id = ids.first, let index = Int(id),
        candidates.indices.contains(index)
      else { return .ask(.notUnderstood) }
      top?.candidate = candidates[index]
      return start()
    case .confirmingUnderstood:
      return answer == .confirmed(true) ? start() : end(.declined)
    case .running:
      top?.journal.record(answer, key: open.key, fingerprint: open.fingerprint)
      top?.lastAttempt = SlotAttempt(slot: open.question.slot, attempt: open.attempt)
      guard also.isEmpty else { return correct(with: also, now: now) }
      top?.question = nil
      return .resume(answer, key: open.key)
    }
  }

  private mutating func start() -> Decision {
    top?.stage = .running
    top?.question = nil
    return .run
  }

  private mutating func restart() -> Decision {
    guard top?.stage == .running else { return .ask(.repeated) }
    top?.question = nil
    return .rerun
  }

  private mutating func correct(with arguments: [String: IntentArgument], now: Date) -> Decision {
    guard var frame = top else { return .say(.notUnderstood) }
    let changed = frame.candidate.call.merge(arguments)
    guard !changed.isEmpty else { return missed(.notUnderstood, now: now) }
    frame.forgetAnswers(about: changed)
    // The new values were said in other words, somewhere else.
    for slot in changed { frame.candidate.said[String(slot.prefix { $0 != "." })] = nil }
    top = frame
    return restart()
  }

  private mutating func narrow(to ids: [String], _ open: OpenQuestion, now: Date) -> Decision {
    var narrowed = open
    narrowed.question.options = open.question.options.filter { ids.contains($0.id) }
    narrowed.asked = now
    top?.question = narrowed
    return .ask(.first)
  }

  private mutating func missed(_ reason: AskingReason, now: Date) -> Decision {
    guard var question = top?.question else { return .say(.notUnderstood) }
    guard question.attempt < question.attemptLimit else { return end(.exhausted) }
    question.attempt += 1
    question.asked = now
    top?.question = question
    return .ask(reason)
  }

  private mutating func end(_ ending: FrameEnding) -> Decision {
    endTop()
    return .ended(ending)
  }
}

extension UtteranceReading {
  /// It would change something if it counted.
  fileprivate var isAnswer: Bool {
    switch self {
    case .answer, .correction: true
    default: false
    }
  }
}

extension IntentCall {
  /// Puts new values in place of old ones, and returns the slots whose recorded answers no longer hold.
  ///
  /// A key such as `lines.quantity` changes one property of the only member of a list.
  mutating func merge(_ new: [String: IntentArgument]) -> [String] {
    var changed: [String] = []
    for (key, value) in new.sorted(by: { $0.key < $1.key }) {
      let path = key.split(separator: ".", maxSplits: 1).map(String.init)
      if path.count == 2 {
        if set(path[1], of: path[0], to: value) { changed.append(key) }
      } else {
        arguments[key] = value
        changed.append(key)
      }
    }
    return changed
  }

  private mutating func set(_ property: String, of list: String, to value: IntentArgument) -> Bool {
    guard case .list(var members) = arguments[list], members.count == 1,
      case .composite(var properties) = members[0]
    else { return false }
    properties[property] = value
    members[0] = .composite(properties)
    arguments[list] = .list(members)
    return true
  }
}
