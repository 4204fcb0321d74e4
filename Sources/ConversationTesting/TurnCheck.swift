import ConversationProtocol

/// Judges one turn.
struct TurnCheck {
  let turn: Turn
  /// The turn before it in the conversation.
  let before: Turn?

  func failure(of placed: PlacedCheck) -> CheckFailure? {
    guard let difference = difference(placed.check) else { return nil }
    return CheckFailure(
      placed.check.key, at: placed.origin, expected: difference.expected, got: difference.got)
  }

  private typealias Difference = (expected: String, got: String)

  private func difference(_ check: Check) -> Difference? {
    switch check {
    case .calls(let calls): self.calls(calls)
    case .asks(let question): asks(question)
    case .slots(let slots): self.slots(slots)
    case .speaks(let pattern): speaks(pattern)
    case .outcome(let outcome): self.outcome(outcome)
    case .effects(let effects): self.effects(effects)
    case .disallow(let intents): disallow(intents)
    case .value(let pattern): value(pattern)
    }
  }

  // MARK: What was done

  private func calls(_ expected: [CallPattern]) -> Difference? {
    let performed = turn.performed
    let agree =
      performed.count == expected.count
      && zip(performed, expected).allSatisfy { done, call in
        done.intent == call.intent && call.slots.allSatisfy { $0.value.fits(done.slots[$0.key]) }
      }
    guard !agree else { return nil }
    let got = performed.map { "\($0.intent) \(SlotText.text($0.slots))" }
    return (
      expected.isEmpty
        ? "none" : expected.map { "\($0.intent) \(SlotText.text($0.slots))" }.joined(separator: ", "),
      got.isEmpty ? "none" + reply : got.joined(separator: ", ")
    )
  }

  private func effects(_ expected: [String: Int]) -> Difference? {
    turn.effects == expected ? nil : (text(expected), text(turn.effects))
  }

  private func text(_ effects: [String: Int]) -> String {
    guard !effects.isEmpty else { return "none" }
    return effects.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private func disallow(_ intents: [String]) -> Difference? {
    let asking = turn.question == nil ? nil : turn.intent
    let asked = before?.question == nil ? nil : before?.intent
    for intent in intents {
      if turn.performed.contains(where: { $0.intent == intent }) { return ("no \(intent)", "it was done") }
      if asking == intent, asked != intent { return ("no \(intent)", "it was offered" + reply) }
    }
    return nil
  }

  // MARK: What was said

  private func speaks(_ pattern: TextPattern) -> Difference? {
    let all = ([turn.text] + (turn.snippet?.lines ?? [])).joined(separator: "\n")
    let isFitting = if case .exactly(let text) = pattern { turn.text == text } else { pattern.fits(all) }
    return isFitting ? nil : (pattern.description, "“\(all)”")
  }

  private func value(_ pattern: TextPattern) -> Difference? {
    let texts = [turn.value?.text, turn.value?.id].compactMap(\.self)
    guard !texts.contains(where: pattern.fits) else { return nil }
    return (pattern.description, texts.isEmpty ? "no value" : "“\(texts[0])”")
  }

  private func outcome(_ expected: TurnOutcome) -> Difference? {
    turn.outcome == expected ? nil : (expected.rawValue, turn.outcome.rawValue + reply)
  }

  private func slots(_ expected: [String: SlotPattern]) -> Difference? {
    let agree = expected.allSatisfy { $0.value.fits(turn.slots[$0.key]) }
    return agree ? nil : (SlotText.text(expected), SlotText.text(turn.slots))
  }

  private func asks(_ expected: QuestionPattern?) -> Difference? {
    switch (expected, turn.question) {
    case (nil, nil): return nil
    case (nil, let question?): return ("no question", text(question))
    case (let expected?, nil): return (expected.description, "no question" + reply)
    case (let expected?, let question?):
      let isOfIntent = expected.intent == nil || expected.intent == turn.intent
      return expected.fits(question) && isOfIntent ? nil : (expected.description, text(question))
    }
  }

  private func text(_ question: TurnQuestion) -> String {
    let options = question.options.map(\.title)
    let intent = turn.intent.map { " of \($0)" } ?? ""
    let list = options.isEmpty ? "" : " among " + options.joined(separator: ", ")
    return "a \(question.kind.rawValue) of \(question.slot)\(intent), attempt \(question.attempt)\(list)"
      + reply
  }

  private var reply: String { " (“\(turn.text)”)" }
}
