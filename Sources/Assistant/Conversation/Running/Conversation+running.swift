import AppIntents
import ConversationProtocol

/// Runs of intents: beginning them, answering them, and what comes of them.
extension Conversation {
  /// - Parameters:
  ///   - reason: why the question is put that the run comes to first.
  ///   - isInterrupted: what the journal says was done was done by this turn, before its process died.
  func run(asking reason: RepromptReason = .first, isInterrupted: Bool = false) async throws -> Reply {
    guard let frame = state.top, let app = assistant.catalog.app(frame.candidate.call.app) else {
      return .said(.notUnderstood, next: nil)
    }
    runs[frame.id]?.cancel()
    if !isInterrupted { work.deeds.begin(with: frame.journal) }
    let run = FrameRun(
      frame.candidate.call, of: app.type, journal: frame.journal, in: surroundings
    ) { [weak self] journal in
      try await self?.keep(journal, of: frame.id)
    }
    runs[frame.id] = run
    return try await follow(run, frame.id, asking: reason)
  }

  func resume(_ answer: IntentAnswer, key: String) async throws -> Reply {
    // A run knows how well the one was known who began it. For anybody else it is begun anew.
    guard let frame = state.top, let run = runs[frame.id], run.host.isFor(surroundings) else {
      return try await self.run()
    }
    work.deeds.begin(with: frame.journal)
    let fingerprint = frame.journal.answers.last { $0.key == key }?.fingerprint ?? ""
    // The state is kept before the run goes on: two who answer one question cannot both be the first.
    try await save()
    run.host.answer(answer, key: key, fingerprint: fingerprint)
    return try await follow(run, frame.id, asking: .first)
  }

  /// A frame has no question because the process that ran it died.
  var isInterrupted: Bool { state.top.map { $0.stage == .running && $0.question == nil } ?? false }

  /// Deals with what a process left that died.
  ///
  /// What had begun is brought to its end and said. A yes is asked for again, and the utterance is read as
  /// the answer; after any other answer the next question comes. The request that was interrupted gets that
  /// question as its reply; to anybody else it has to be shown before it can be answered.
  ///
  /// - Parameter isRepeated: this is the request that was interrupted.
  func recovered(request id: String?, isRepeated: Bool) async throws -> Reply? {
    guard isInterrupted, let frame = state.top else { return nil }
    let hasBegun = !frame.journal.effects.isEmpty
    let isAgreed = !hasBegun && frame.journal.answers.last.map { $0.answer.isConfirmation } == true
    if isAgreed {
      _ = state.top?.forgetLastAnswer()
      work.forgetRequests(but: id)
    }
    let told = work.finished.filter(\.isTold)
    let reply = try await run(isInterrupted: true)
    let whole = told.reversed().reduce(reply) { reply, finished in
      .sequence(.outcome(finished.outcome, finished.frame, next: nil), then: reply)
    }
    guard !hasBegun, case .question = whole, isAgreed || !isRepeated else { return whole }
    if !isAgreed { state.top?.question?.isUnseen = true }
    return nil
  }

  /// Waits for what the run asks or how it ends.
  private func follow(_ run: FrameRun, _ frame: Int, asking reason: RepromptReason) async throws -> Reply {
    while true {
      let event = await run.next()
      state.top?.journal = run.host.journal
      work.deeds.count(run.host.journal)
      switch event {
      case .progressed(let progress): onProgress?(progress)
      case .asked(let question, let key):
        let ready = await readyArgument(for: question, key: key)
        let isRefused = if let ready { await wantsPerson(ready, to: question) } else { false }
        if let ready, !isRefused {
          run.host.answer(ready, key: key, fingerprint: question.fingerprint)
          continue
        }
        if run.host.hasUnreachedEffects, !question.isSensitive { return strayed(run, frame) }
        guard state.asked(question, key: key, now: assistant.now), let open = state.top?.open else {
          return giveUp(run, frame)
        }
        return .question(open, reason: isRefused ? .personWanted : reason)
      case .finished(let outcome): return try await end(frame, with: outcome)
      case .failed where run.host.hasUnreachedEffects: return strayed(run, frame)
      case .failed(let failure):
        let candidate = state.top?.candidate
        let failure = run.host.journal.hasUnclearEffect ? failure.unclear(in: state.language) : failure
        if failure.code == .busy, state.parkForRetry(now: assistant.now) {
          runs[frame] = nil
        } else {
          keepRefused(failure)
          forget(frame)
        }
        return .failed(failure, candidate, next: nextQuestion())
      case .cancelled:
        let left = state.top
        forget(frame)
        return .ended(.cancelled, left, next: nextQuestion())
      }
    }
  }

  /// Keeps what the app refused in its own words, so that what is said next can change it.
  private func keepRefused(_ failure: IntentFailure) {
    guard failure.code == .failed || failure.code == .notAllowed, failure.message != nil,
      let frame = state.top,
      frame.journal.effects.isEmpty, let intent = assistant.catalog.intent(frame.candidate.call),
      CountedList.isOf(intent)
    else { return }
    var candidate = frame.candidate
    candidate.call = frame.resolvedCall(of: intent)
    state.refused = RefusedCall(candidate, turn: state.turn, at: assistant.now)
  }

  /// The run does not go the way of the one that died: what that one did changed what the intent looks up. The
  /// person is told what is known, and asked nothing anew.
  private func strayed(_ run: FrameRun, _ frame: Int) -> Reply {
    run.cancel()
    let (ended, journal) = (state.top, run.host.journal)
    forget(frame)
    guard let ended, !journal.hasUnclearEffect else {
      let failure = IntentFailure(code: .failed, detail: "an effect was begun by a process that died")
      return .failed(failure.unclear(in: state.language), ended?.candidate, next: nextQuestion())
    }
    let title = assistant.title(of: ended.candidate.call, language: state.language)
    let text = MessageCatalogue.text(.doneBefore(title: title), language: state.language)
    let outcome = IntentOutcome(dialog: SpokenText(full: text))
    work.finished.append(TurnAtWork.Finished(frame: ended, outcome: outcome))
    return .outcome(outcome, ended, next: nextQuestion())
  }

  /// The person has no attempt left: the frame is parked.
  private func giveUp(_ run: FrameRun, _ frame: Int) -> Reply {
    run.cancel()
    runs[frame] = nil
    let left = state.top
    let isParked = state.park(now: assistant.now)
    return .ended(isParked ? .exhausted : .cancelled, left, next: nextQuestion())
  }

  private func end(_ frame: Int, with outcome: IntentOutcome) async throws -> Reply {
    let ended = state.top
    let donated = runs[frame]?.host.donated
    if let donated { self.donated.append(donated) }
    state.refused = nil
    forget(frame)
    let outcome = await withReloadedSnippet(outcome)
    if let ended {
      work.finished.append(TurnAtWork.Finished(frame: ended, outcome: outcome))
      await remember(ended, outcome, donated: donated?.ids ?? [])
    }
    if assistant.hasOldNames(after: ended?.candidate.call) {
      await assistant.refreshNames(after: ended?.candidate.call, language: state.language)
    }
    if let call = outcome.opens {
      let candidate = Candidate(call: call, phrase: ended?.candidate.phrase ?? "", cost: 0, asksFirst: false)
      let decision = state.begin(.intent(candidate))
      let reply = try await carryOut(decision, leaving: nil)
      guard outcome.dialog != nil else { return reply }
      if case .question(let open, _) = reply { return .opened(outcome, then: open) }
      return .sequence(.outcome(outcome, ended, next: nil), then: reply)
    }
    guard state.top?.stage == .planned else { return .outcome(outcome, ended, next: nextQuestion()) }
    state.top?.stage = .running
    return .sequence(.outcome(outcome, ended, next: nil), then: try await run())
  }

  func performance(of frame: Frame) -> TurnPerformance {
    let slots = TurnSlots(
      candidate: frame.candidate, answered: frame.answered, reference: assistant.dateReference,
      language: state.language
    ).slots
    let call = frame.candidate.call
    return TurnPerformance(app: call.app, intent: call.intent, slots: slots)
  }

  private func forget(_ frame: Int) {
    runs[frame] = nil
    state.endTop()
  }

  func stopRunsOfEndedFrames() {
    let living = Set(state.frames.map(\.id))
    for (id, run) in runs where !living.contains(id) {
      run.cancel()
      runs[id] = nil
    }
  }
}

extension IntentFailure {
  /// The same, where something was begun and it is not known whether it was done.
  fileprivate func unclear(in language: String) -> IntentFailure {
    let unclear = MessageCatalogue.text(.unclearEffect, language: language)
    guard message?.full != unclear else { return self }
    var failure = self
    failure.message = SpokenText(full: [message?.full, unclear].compactMap(\.self).joined(separator: " "))
    return failure
  }
}

extension IntentAnswer {
  fileprivate var isConfirmation: Bool {
    if case .confirmed = self { return true }
    return false
  }
}
