import AppIntents
import struct Foundation.Date

/// Answers and corrections to the open question.
extension ConversationState {
  mutating func take(
    _ answer: IntentAnswer, also: [String: IntentArgument], _ frame: Frame, _ open: OpenQuestion, now: Date
  ) -> Decision {
    if let aside = frame.aside { return take(answer, to: aside, now: now) }
    switch frame.stage {
    case .choosingIntent(let candidates):
      guard let index = chosenIndex(answer), candidates.indices.contains(index) else {
        return .ask(.notUnderstood)
      }
      top?.candidate = candidates[index]
      return start()
    case .confirmingUnderstood:
      guard answer == .confirmed(true) else { return end(.declined) }
      _ = top?.candidate.call.merge(also)
      return start()
    case .confirmingPlan(let candidates):
      return answer == .confirmed(true) ? start(candidates) : end(.declined)
    case .choosingCancel(let candidate): return leave(answer, or: candidate)
    case .choosingParked(let ids, let isCancel): return takeParked(answer, ids, isCancel: isCancel)
    case .confirmingUndo:
      endTop()
      return answer == .confirmed(true) ? .undo : .ended(.declined)
    case .planned: return start()
    case .running:
      top?.journal.record(
        answer, key: open.key, fingerprint: open.fingerprint, isSensitive: open.question.isSensitive)
      top?.lastAttempt = SlotAttempt(slot: open.question.slot, attempt: open.attempt)
      guard also.isEmpty else { return correct(with: also, now: now) }
      top?.question = nil
      return .resume(answer, key: open.key)
    }
  }

  private func chosenIndex(_ answer: IntentAnswer) -> Int? {
    guard case .options(let ids) = answer else { return nil }
    return ids.first.flatMap { Int($0) }
  }

  private mutating func start() -> Decision {
    top?.stage = .running
    top?.question = nil
    return .run
  }

  /// The first command runs; the others wait below it for their turn.
  private mutating func start(_ candidates: [Candidate]) -> Decision {
    endTop()
    for candidate in candidates.dropFirst().reversed() { push(.planned, candidate) }
    push(.running, candidates[0])
    return .run
  }

  private mutating func leave(_ answer: IntentAnswer, or candidate: Candidate) -> Decision {
    switch chosenIndex(answer) {
    case 0:
      endTop()
      return end(.cancelled)
    case 1: return start()
    default: return .ask(.notUnderstood)
    }
  }

  private mutating func takeParked(_ answer: IntentAnswer, _ ids: [Int], isCancel: Bool) -> Decision {
    guard let id = chosenIndex(answer), ids.contains(id) else { return .ask(.notUnderstood) }
    endTop()
    guard isCancel else { return unpark(id) }
    parked.removeAll { $0.frame.id == id }
    return .ended(.cancelled)
  }

  // MARK: The assistant's questions over the open one

  private mutating func take(_ answer: IntentAnswer, to aside: Frame.MetaQuestion, now: Date) -> Decision {
    switch (aside, answer) {
    case (.startOver, .confirmed(true)):
      top?.forgetAllAnswers()
      return restart()
    case (.change(let slot), .argument(let value)):
      top?.leaveAside()
      return correct(with: [slot: value], now: now)
    default:
      top?.leaveAside()
      return .ask(.kept)
    }
  }

  // MARK: Corrections

  /// The same intent again says more about the open one.
  mutating func again(_ candidate: Candidate, now: Date) -> Decision? {
    guard let frame = top, frame.stage == .running, !candidate.asksFirst,
      frame.candidate.call.app == candidate.call.app, frame.candidate.call.intent == candidate.call.intent
    else { return nil }
    guard !candidate.call.arguments.isEmpty else { return .ask(.repeated) }
    return correct(with: candidate.call.arguments, adding: candidate.adds, now: now)
  }

  mutating func correct(
    with arguments: [String: IntentArgument], adding adds: Set<String> = [], keepsRest: Bool = false,
    now: Date
  ) -> Decision {
    guard var frame = top else { return .say(.notUnderstood) }
    guard frame.stage == .running || frame.stage == .confirmingUnderstood else { return .ask(.repeated) }
    guard frame.journal.effects.isEmpty || Array(arguments.keys) == [frame.question?.question.slot] else {
      return .ask(.tooLate)
    }
    let changed = frame.candidate.call.merge(arguments, adding: adds, keepsRest: keepsRest)
    guard !changed.isEmpty else { return missed(.notUnderstood, now: now) }
    frame.forgetAnswers(about: changed)
    // The new values were said in other words, somewhere else.
    for slot in changed { frame.candidate.said[String(slot.prefix { $0 != "." })] = nil }
    top = frame
    guard frame.stage == .running else { return .ask(.first) }
    return restart()
  }

  /// Asks for a parameter again: through the intent, if it had asked, else by a question of the assistant's.
  mutating func reopen(_ slot: String) -> Decision {
    guard let frame = top, frame.stage == .running else { return .ask(.repeated) }
    guard frame.question?.question.slot != slot || frame.aside != nil else { return .ask(.repeated) }
    guard frame.journal.effects.isEmpty else { return .ask(.tooLate) }
    let was = frame.answered[slot]?.title
    if frame.journal.answers.contains(where: { $0.key.hasPrefix(slot + "#") }) {
      top?.forgetAnswers(about: [slot])
      return restart(was.map { .back(was: $0) } ?? .first)
    }
    top?.leaveAside()
    top?.aside = .change(slot: slot)
    return .ask(.first)
  }
}

extension IntentCall {
  /// Puts new values in place of old ones, and returns the slots whose recorded answers no longer hold.
  ///
  /// A key such as `lines.quantity` changes one property of the only member of a list.
  ///
  /// - Parameter keepsRest: of the only member of a list, the properties that the new one does not have
  ///   stay: 두 마리 is still two, when it is another dish.
  mutating func merge(
    _ new: [String: IntentArgument], adding adds: Set<String> = [], keepsRest: Bool = false
  ) -> [String] {
    var changed: [String] = []
    for (key, value) in new.sorted(by: { $0.key < $1.key }) {
      let path = key.split(separator: ".", maxSplits: 1).map(String.init)
      if path.count == 2 {
        if set(path[1], of: path[0], to: value) { changed.append(key) }
      } else {
        let old = arguments[key]
        arguments[key] = adds.contains(key) ? old.adding(value) : keepsRest ? old.completing(value) : value
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

extension IntentArgument? {
  /// A list with more members; anything else gives way.
  fileprivate func adding(_ value: IntentArgument) -> IntentArgument {
    guard case .list(let old) = self, case .list(let new) = value else { return value }
    return .list(old + new)
  }

  /// The new value, with what only the old one says of a list's only member.
  fileprivate func completing(_ value: IntentArgument) -> IntentArgument {
    guard case .list(let old) = self, case .list(let new) = value, old.count == 1, new.count == 1,
      case .composite(let before) = old[0], case .composite(let after) = new[0]
    else { return value }
    return .list([.composite(before.merging(after) { _, new in new })])
  }
}
