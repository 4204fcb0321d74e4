import AppIntents

/// Questions that the assistant asks by itself, and answers that were given before their questions.
extension Conversation {
  /// Builds the question of a frame that has none yet.
  func askOwnQuestion() {
    guard let frame = state.top, frame.open == nil, let question = ownQuestion(of: frame) else { return }
    let open = OpenQuestion(
      key: question.slot + "#1", question: question, asked: assistant.now, channel: state.channel)
    state.top?.open = open
  }

  /// The question of the frame that has the floor after another one has ended. A command that waited for one
  /// that did not come to its end is not begun unasked.
  func nextQuestion() -> OpenQuestion? {
    if state.top?.stage == .planned { state.top?.stage = .confirmingUnderstood }
    askOwnQuestion()
    return state.top?.open
  }

  private func ownQuestion(of frame: Frame) -> IntentQuestion? {
    switch frame.aside {
    case .startOver: return confirmation("startOver")
    case .change(let slot): return change(slot, of: frame)
    case nil: break
    }
    switch frame.stage {
    case .running, .planned: return nil
    case .confirmingUnderstood: return confirmation("understood")
    case .confirmingPlan: return confirmation("plan")
    case .confirmingUndo: return confirmation("undo")
    case .choosingIntent(let candidates): return choice("intent", candidates.map { option(of: $0) })
    case .choosingCancel(let candidate):
      let below = state.frames.dropLast().last.map { title(of: $0.candidate) } ?? ""
      return choice("leaving", [text(.leaveOption(title: below)), title(of: candidate)])
    case .choosingParked(let ids, _):
      let titles = state.parked.filter { ids.contains($0.frame.id) }.map { title(of: $0.frame.candidate) }
      return choice("parked", titles, ids: ids.map(String.init))
    }
  }

  private func confirmation(_ slot: String) -> IntentQuestion {
    IntentQuestion(kind: .confirm, slot: slot, title: text(.titleConfirm), situation: .confirmation)
  }

  private func choice(_ slot: String, _ titles: [String], ids: [String]? = nil) -> IntentQuestion {
    let options = titles.enumerated().map { index, title in
      IntentOption(id: ids?[index] ?? String(index), title: title)
    }
    return IntentQuestion(
      kind: .choice, slot: slot, title: text(.titleIntent), options: options, situation: .requested)
  }

  /// The new value of a parameter is asked for in the parameter's own words.
  private func change(_ slot: String, of frame: Frame) -> IntentQuestion? {
    guard let parameter = assistant.parameter(slot, of: frame.candidate.call) else { return nil }
    let title = parameter.title[state.language] ?? parameter.title[""] ?? slot
    return IntentQuestion(
      kind: .value, slot: slot, title: title, value: parameter.kind, situation: .requested,
      isSensitive: parameter.isSensitive)
  }

  /// What no phrase took is offered with all that was understood.
  private func option(of candidate: Candidate) -> String {
    guard candidate.isNearestMeaning else { return title(of: candidate) }
    return QuestionWording(state: state, catalog: assistant.catalog, reference: assistant.dateReference)
      .described(candidate)
  }

  private func title(of candidate: Candidate) -> String {
    candidate.title ?? assistant.title(of: candidate.call, language: state.language)
  }

  private func text(_ message: Message) -> String { MessageCatalogue.text(message, language: state.language) }

  // MARK: Answers given up front

  func readyAnswer(to question: IntentQuestion) -> String? {
    readyName(for: question).flatMap { readyAnswers.removeValue(forKey: $0) }
  }

  func isReady(for question: IntentQuestion) -> Bool { readyName(for: question) != nil }

  private func readyName(for question: IntentQuestion) -> String? {
    let names = [question.slot, question.slot.split(separator: ".").last.map(String.init) ?? question.slot]
    return names.first { readyAnswers[$0] != nil }
  }

  func readyArgument(for question: IntentQuestion, key: String) async -> IntentAnswer? {
    if let text = readyAnswer(to: question) {
      let open = OpenQuestion(key: key, question: question, asked: assistant.now)
      return await understanding.answer(text, to: open)
    }
    guard acceptsConfirmations, question.kind == .confirm, await risk(of: state.top) != .costs,
      question.confirmation?.isDestructive != true
    else { return nil }
    return .confirmed(true)
  }

  func risk(of frame: Frame?) async -> IntentRisk? {
    guard let frame else { return nil }
    return assistant.catalog.intent(frame.candidate.call)?.risk
  }
}
