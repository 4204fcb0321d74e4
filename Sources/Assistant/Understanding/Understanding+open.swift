package import AppIntents
import ConversationProtocol
import Language
import Languages

// What is said while a question is open: an answer, an edit of what it shows, or something else.

extension Understanding {
  func readOpen(_ utterance: String, _ text: NormalText, _ open: OpenQuestion) async -> Result {
    let answers = answers(to: open)
    if let pointed = pointedOption(text, open) ?? usualOption(text, open) { return Result(reading: pointed) }
    if answers.isSayingTitleAway(text) { return await readLeaving(utterance, text) }
    let answer = answers.read(utterance)
    let edit = edit(of: answer, utterance, text, open)
    if let taken = taken(answer, edit, utterance, text, answers) { return Result(reading: taken) }
    return await readOther(utterance, text, answer, edit, answers)
  }

  /// The answer or edit that an utterance is, where nothing else is nearer.
  private func taken(
    _ answer: UtteranceReading?, _ edit: OpenCall.Edit?, _ utterance: String, _ text: NormalText,
    _ answers: AnswerUnderstanding
  ) -> UtteranceReading? {
    if let edit, edit.isExplicit { return .correction(edit.arguments) }
    if case .correction(let values, let adding) = answer, adding.isEmpty { return taking(values, text) }
    if let answer, answer != .unknown { return answer }
    if let decline = declineAtEnd(utterance, answers) { return decline }
    return answers.agreesBesideShown(text) ? .answer(.confirmed(true), also: [:]) : nil
  }

  /// Another request, an edit by values alone, or a question beside the open one.
  private func readOther(
    _ utterance: String, _ text: NormalText, _ answer: UtteranceReading?, _ edit: OpenCall.Edit?,
    _ answers: AnswerUnderstanding
  ) async -> Result {
    let other = await readRequest(utterance, text)
    if let edit, !other.reading.isRequest {
      return Result(
        reading: mostlyValues(text) ? taking(edit.arguments, text) : .correction(edit.arguments))
    }
    if let beside = await besideQuestion(other, text) { return beside }
    switch (other.reading, answer) {
    // 주문 어떻게 됐어? begins like an answer and is a question of its own.
    case (.intent, _), (.intents, _), (.plan, _), (.vetoed, nil), (.notFound, nil): return other
    // Don't order it: begins like a correction and forbids.
    case (.vetoed(VetoRule.prohibition.rawValue, _), .unknown): return other
    default: return Result(reading: answer ?? answers.refusal(of: utterance))
    }
  }

  /// 주문 취소해 줘: leaves the open question, unless it is also a request of its own.
  private func readLeaving(_ utterance: String, _ text: NormalText) async -> Result {
    let other = await readRequest(utterance, text)
    guard case .intent(let candidate) = other.reading,
      candidate.call.intent != state.top?.candidate.call.intent
    else { return Result(reading: .command(.cancel)) }
    return Result(reading: .leaving(candidate), alternatives: other.alternatives)
  }

  /// The answer that `text`, given up front, is to an open question.
  package func answer(_ text: String, to open: OpenQuestion) async -> IntentAnswer? {
    let text = text.withoutSteering
    if let chosen = open.question.chosen(text) { return chosen }
    if let argument = CallReading.typed(text, for: open.question) { return .argument(argument) }
    guard case .answer(let answer, _) = answers(to: open).read(text), !steps.isExhausted else { return nil }
    return answer
  }

  func answers(to open: OpenQuestion) -> AnswerUnderstanding {
    AnswerUnderstanding(catalog: catalog, state: state, open: open, reference: reference, steps: steps)
  }
}

extension IntentQuestion {
  /// The options whose identifiers these are: one, or several with commas between them where several may be chosen.
  fileprivate func chosen(_ text: String) -> IntentAnswer? {
    if options.contains(where: { $0.id == text }) { return .options([text]) }
    guard kind == .choices else { return nil }
    let ids = text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    return ids.isEmpty || !ids.allSatisfy { id in options.contains { $0.id == id } } ? nil : .options(ids)
  }
}
