import AppIntents

/// What takes somebody who is known.
extension Conversation {
  /// Spending money takes a person: the yes of anybody else does not count, in whatever form it comes.
  func wantsPerson(_ answer: IntentAnswer, to question: IntentQuestion) async -> Bool {
    guard answer == .confirmed(true), question.kind == .confirm,
      !surroundings.mayConfirmCosts
    else { return false }
    return await risk(of: state.top) == .costs
  }

  /// - Parameter frame: the one that has the floor, whose open question is answered.
  func wantsPerson(_ reading: UtteranceReading, in frame: Frame?) async -> Bool {
    guard case .answer(let answer, _) = reading, let frame, frame.stage == .running, frame.aside == nil,
      let open = frame.open
    else { return false }
    return await wantsPerson(answer, to: open.question)
  }
}
