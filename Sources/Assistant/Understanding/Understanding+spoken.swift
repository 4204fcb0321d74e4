import AppIntents
import ConversationProtocol
import Language
import Languages

// What a nearest meaning lacks and was just spoken of: 거기 지금 붐벼?, take it out of my favourites.

extension Understanding {
  /// The decision with the thing that was spoken of in the place of what it lacks.
  ///
  /// What only reads takes the thing of the last two turns also without a pointing word: 입장료는 얼마야? A change that was asked about
  /// for nothing but its missing thing is carried out where the sentence points at the thing, or goes on with the turn before.
  func withSpokenThing(_ decision: NearestDecision, _ text: NormalText) -> NearestDecision {
    var decision = decision
    switch decision.verdict {
    case .runs(let candidate):
      guard var completed = completed(candidate, text) else { return decision }
      // Without a pointing word a change of it is only asked about.
      completed.asksFirst =
        !reads(completed) && !isPointing(text) && !confirmsNext(completed) && !continues(completed)
      decision.verdict = completed.asksFirst ? .asks(completed) : .runs(completed)
    case .asks(let candidate):
      guard var completed = completed(candidate, text) else { return decision }
      let isSettled = decision.doubt == .incomplete && (isPointing(text) || continues(completed))
      if isSettled || reads(completed) { completed.asksFirst = false }
      decision.verdict = completed.asksFirst ? .asks(completed) : .runs(completed)
    case .offers, .nothing: break
    }
    return decision
  }

  /// Whether a change goes on with the thing of the turn before, and takes nothing away: behind a page of Gamcheon, 수요일에 가기로 계획에
  /// 넣어 줘.
  private func continues(_ candidate: Candidate) -> Bool {
    guard let intent = catalog.intent(candidate.call), intent.risk == .changes, intent.isUndoable,
      !takesAway(intent), isComplete(candidate, intent)
    else { return false }
    let ids = state.memory.things(turn: state.turn, now: now).filter { state.turn - $0.turn <= 1 }.map(\.id)
    return candidate.call.arguments.values.contains { argument in
      guard case .entities(let found, _) = argument else { return false }
      return found.count == 1 && ids.contains(found[0])
    }
  }

  /// The types of the things that were spoken of, where the sentence points at any.
  func pointedTypes(_ text: NormalText) -> [String: Set<String>] {
    guard isPointing(text) else { return [:] }
    let things =
      state.memory.things(turn: state.turn, now: now) + state.memory.list(turn: state.turn, now: now)
    return things.reduce(into: [:]) { $0[$1.app, default: []].insert($1.type) }
  }

  /// Whether any word points at what was spoken of; more words do so here than where a phrase must take the rest.
  private func isPointing(_ text: NormalText) -> Bool {
    let words = text.spaced.split { $0 == " " || $0 == "," }
    return words.contains { ConversationWords.all.pointing.contains(String($0)) }
      || !ReferringExpression.words(in: text, list: [], steps: steps).isEmpty
  }

  private func completed(_ candidate: Candidate, _ text: NormalText) -> Candidate? {
    guard let intent = catalog.intent(candidate.call) else { return nil }
    let isPointing = isPointing(text)
    // “… that would be great” points at nothing that is optional.
    let pointsAtThing = !ReferringExpression.words(in: text, list: [], steps: steps).isEmpty
    let lacking = intent.parameters.first { parameter in
      candidate.call.arguments[parameter.name] == nil && parameter.kind.entity != nil
        && (!parameter.isOptional || pointsAtThing)
    }
    guard let lacking, let type = lacking.kind.entity,
      let thing = spokenThing(type, app: candidate.call.app, isPointing: isPointing)
    else { return nil }
    var completed = candidate
    let value = IntentArgument.entities(identifiers: [thing.id], said: thing.title)
    if case .list = lacking.kind {
      completed.call.arguments[lacking.name] = .list([value])
    } else {
      completed.call.arguments[lacking.name] = value
    }
    return completed
  }

  /// The only thing of a type that was spoken of last.
  private func spokenThing(_ type: String, app: String, isPointing: Bool) -> DiscourseMemory.Thing? {
    let things = state.memory.things(turn: state.turn, now: now).filter { $0.type == type && $0.app == app }
    let list = state.memory.list(turn: state.turn, now: now).filter { $0.type == type && $0.app == app }
    guard let latest = things.first ?? (list.count == 1 ? list.first : nil) else { return nil }
    let same = things.filter { $0.turn == latest.turn }
    guard same.count <= 1, isPointing || state.turn - latest.turn <= 2 else { return nil }
    return latest
  }
}
