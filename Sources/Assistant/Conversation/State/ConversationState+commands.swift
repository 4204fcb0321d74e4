import AppIntents
import ConversationProtocol
package import struct Foundation.Date

/// Sentences that steer, with a question open and without one.
extension ConversationState {
  mutating func decide(_ command: Command, _ open: OpenQuestion, now: Date) -> Decision {
    switch command {
    case .cancel: return cancel()
    case .help, .habits: return .ask(.help)
    case .repeat, .resume: return .ask(.repeated)
    case .startOver: return startOver()
    case .back, .undo: return back()
    case .skip: return missed(.required, now: now)
    case .more: return showMore(open, now: now)
    case .parked: return sayParked()
    }
  }

  /// Leaves the assistant's own question, else the frame.
  private mutating func cancel() -> Decision {
    guard top?.aside != nil else { return end(.cancelled) }
    top?.leaveAside()
    return .ask(.kept)
  }

  /// Two answers or more are not thrown away unasked.
  private mutating func startOver() -> Decision {
    guard let frame = top, frame.stage == .running else { return .ask(.repeated) }
    guard frame.journal.effects.isEmpty else { return .ask(.tooLate) }
    guard frame.journal.answers.count >= 2, frame.aside == nil else {
      top?.forgetAllAnswers()
      return restart()
    }
    top?.aside = .startOver
    return .ask(.first)
  }

  private mutating func back() -> Decision {
    guard let frame = top, frame.stage == .running else { return .ask(.nothingBefore) }
    if frame.aside != nil {
      top?.leaveAside()
      return .ask(.kept)
    }
    guard !frame.journal.answers.isEmpty else { return .ask(.nothingBefore) }
    guard frame.journal.canTakeBackAnswer else { return .ask(.tooLate) }
    let was = top?.forgetLastAnswer() ?? ""
    return restart(was.isEmpty ? .first : .back(was: was))
  }

  private mutating func showMore(_ open: OpenQuestion, now: Date) -> Decision {
    guard open.question.kind == .choice || open.question.kind == .choices else { return .ask(.repeated) }
    guard open.hiddenCount > 0 else { return missed(.noOthers, now: now) }
    if open.narrowed != nil { top?.open?.narrowed = nil } else { top?.open?.page += 1 }
    return .ask(.repeated)
  }

  private func sayParked() -> Decision {
    parked.isEmpty ? .say(.nothingParked) : .say(.parked(parked.map(\.frame.candidate)))
  }

  // MARK: Nothing open

  mutating func decideIdle(_ reading: UtteranceReading, now: Date) -> Decision {
    switch reading {
    case .intent, .intents, .plan: begin(reading)
    case .leaving(let candidate): begin(.intent(candidate))
    case .habits: begin(reading)
    case .command(let command): decideIdle(command, now: now)
    case .vetoed(let rule, let span): .say(.vetoed(rule: rule, span: span))
    case .notFound(let candidate, let slot, let said): .say(.notFound(candidate, slot: slot, said: said))
    case .tooLong: .say(.tooLong)
    case .tooComplex: .say(.tooComplex)
    case .silence where channel == .voice: .say(.listening)
    case .answer, .correction, .reopen, .refused, .unable, .ambiguousOptions, .unknown, .silence:
      .say(.notUnderstood)
    }
  }

  private mutating func decideIdle(_ command: Command, now: Date) -> Decision {
    switch command {
    case .cancel: cancelIdle(now: now)
    case .undo: undo(now: now)
    case .back: .say(.nothingBefore)
    case .startOver: runAgain(now: now)
    case .repeat: lastReply == nil ? .say(.nothingToRepeat) : .say(.lastReply)
    case .help: .say(.help)
    case .habits: .say(.noHabits)
    case .resume: resumeParked()
    case .parked: sayParked()
    case .skip, .more: .say(.notUnderstood)
    }
  }

  /// What was just done is offered to be taken back; else what is parked is given up.
  private mutating func cancelIdle(now: Date) -> Decision {
    if let receipt, receipt.isFresh(now) {
      push(.confirmingUndo, receipt.candidate)
      return .ask(.first)
    }
    guard let last = parked.last else { return .say(.nothingToCancel) }
    guard parked.count == 1 else { return askParked(isCancel: true) }
    parked.removeAll { $0 == last }
    return .ended(.cancelled)
  }

  private mutating func resumeParked() -> Decision {
    guard let last = parked.last else { return .say(.nothingParked) }
    return parked.count == 1 || offersRetry ? unpark(last.frame.id) : askParked(isCancel: false)
  }

  private mutating func askParked(isCancel: Bool) -> Decision {
    push(.choosingParked(parked.map(\.frame.id), isCancel: isCancel), parked[0].frame.candidate)
    return .ask(.first)
  }

  /// 처음부터 with nothing open: the last intent again, from its beginning, after a yes.
  private mutating func runAgain(now: Date) -> Decision {
    guard var candidate = memory.last else { return .say(.nothingBefore) }
    candidate.asksFirst = true
    return begin(.intent(candidate))
  }

  /// Takes back what was done last, as long as that can be done.
  package func undo(now: Date) -> Decision {
    guard let receipt else { return .say(.nothingToUndo) }
    switch receipt.state {
    case .undone: return .say(.alreadyUndone)
    case .undoing: return .say(.undoUnclear)
    case .ready: return now > receipt.until ? .say(.undoTooLate(seconds: receipt.seconds)) : .undo
    }
  }
}
