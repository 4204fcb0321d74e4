import AppIntents
import ConversationProtocol
import Language
import Matching

// What was spoken of or done before: 그거, 늘 먹던 거, 하나 더.

extension Understanding {
  /// 그거 among options: the one that was spoken of, if it is only one.
  func pointedOption(_ text: NormalText, _ open: OpenQuestion) -> UtteranceReading? {
    guard let type = open.question.value?.entity, ReferringExpression.isPointing(text, steps: steps) else {
      return nil
    }
    let options = Set(open.question.options.map(\.id))
    let fitting = things.filter { thing in
      thing.type == type && (options.isEmpty || options.contains(thing.id))
    }
    guard fitting.count == 1 else { return fitting.isEmpty ? nil : .ambiguousOptions(fitting.map(\.id)) }
    guard options.isEmpty else { return .answer(.options([fitting[0].id]), also: [:]) }
    let value = IntentArgument.entities(identifiers: [fitting[0].id], said: fitting[0].title)
    return .answer(.argument(value), also: [:])
  }

  private var things: [DiscourseMemory.Thing] { state.memory.things(turn: state.turn, now: now) }

  /// More referring words in one sentence are ignored.
  private static let mostPointingWords = 4

  /// 그거 두 잔 주문해 줘: with the thing in its place. Several that fit are asked about.
  func readPointed(_ utterance: String, _ text: NormalText) -> Candidate? {
    let list = state.memory.list(turn: state.turn, now: now)
    let words = ReferringExpression.words(
      in: text, list: list.map(\.title), nouns: nouns(of: list), steps: steps)
    for word in words.prefix(Self.mostPointingWords) {
      let things = word.listed.map { [list[$0]] } ?? self.things
      var found: [(thing: DiscourseMemory.Thing, candidate: Candidate)] = []
      for thing in things {
        let sentence = word.replaced(by: thing.title, in: text)
        guard let match = catalog.matcher.match(sentence, at: reference, steps: steps).matches.first,
          let candidate = candidate(match)?.pinned(to: thing)
        else { continue }
        found.append((thing, candidate))
      }
      if let candidate = settled(found, word) { return candidate }
    }
    return nil
  }

  /// 맨 위로, 더 크게: said of what the assistant itself has just placed, moved or listed.
  func readShort(_ text: NormalText) -> Candidate? {
    guard let thing = things.first, state.turn - thing.turn <= 1, catalog.app(thing.app)?.isOwn == true,
      text.count <= Self.longestShort
    else { return nil }
    for sentence in ["\(thing.title) \(text.source)", "\(text.source) \(thing.title)"] {
      let match = catalog.matcher.match(sentence, at: reference, steps: steps).matches.first
      guard let match, match.repair == nil, var candidate = candidate(match)?.pinned(to: thing) else {
        continue
      }
      candidate.said = [:]
      return candidate
    }
    return nil
  }

  /// Of a sentence that leaves out what it is about, in letters.
  private static let longestShort = 20

  /// 늘 마시던 거 주문해 줘: with the thing that is chosen most in its place, asked first.
  func readUsual(_ text: NormalText) -> Candidate? {
    let places = HabitualReference.ranges(in: text, steps: steps).map {
      ReferringExpression(range: $0, listed: nil)
    }
    guard !places.isEmpty, let habits else { return nil }
    for thing in habits.things(catalog) {
      for place in places {
        let said = place.replaced(by: thing.title, in: text)
        let match = catalog.matcher.match(said, at: reference, steps: steps).matches.first
        guard let match, var candidate = candidate(match)?.pinned(to: thing), !candidate.hasText else {
          continue
        }
        candidate.said = [:]
        candidate.asksFirst = true
        return candidate
      }
    }
    return nil
  }

  /// 늘 먹던 걸로 할게요 as an answer: the option that was chosen most. It is asked first, except where the intent
  /// confirms everything anyway.
  func usualOption(_ text: NormalText, _ open: OpenQuestion) -> UtteranceReading? {
    guard let type = open.question.value?.entity, let call = state.top?.candidate.call, let habits,
      HabitualReference.isAll(of: text, steps: steps)
    else { return nil }
    let options = Set(open.question.options.map(\.id))
    let things = habits.things(catalog, of: call, slot: open.question.slot)
    let usual = things.first { $0.type == type && (options.isEmpty || options.contains($0.id)) }
    guard let usual else { return nil }
    guard !options.isEmpty else {
      return .answer(.argument(.entities(identifiers: [usual.id], said: usual.title)), also: [:])
    }
    let isConfirmed = catalog.intent(call)?.risk == .costs
    return isConfirmed ? .answer(.options([usual.id]), also: [:]) : .ambiguousOptions([usual.id])
  }

  private func nouns(of list: [DiscourseMemory.Thing]) -> [String] {
    let types = Set(list.map(\.type))
    return list.first.flatMap { catalog.app($0.app) }?.descriptor.entities
      .filter { types.contains($0.name) }.flatMap(\.title.values).map { NormalText($0).text } ?? []
  }

  /// The only candidate; several of one type become a question. Where a thing of another type fits too, 그거 is the
  /// latest, and asked about before anything changes; 거기 is none.
  private func settled(
    _ found: [(thing: DiscourseMemory.Thing, candidate: Candidate)], _ word: ReferringExpression
  ) -> Candidate? {
    guard let first = found.first else { return nil }
    let same = found.filter {
      $0.thing.type == first.thing.type && $0.candidate.call.intent == first.candidate.call.intent
    }
    let isOnlyType = same.count == found.count
    guard isOnlyType || !word.isPlace else { return nil }
    var candidate = first.candidate
    candidate.said = [:]
    if !isOnlyType, catalog.intent(candidate.call)?.risk == .changes { candidate.asksFirst = true }
    // 거기 behind “the nearest to X is Y” is Y.
    let answers = same.filter { $0.thing.isResult == true && $0.thing.turn == first.thing.turn }
    let isAnswer = answers.count == 1 && answers[0].thing.id == first.thing.id && reads(candidate)
    guard same.count > 1, !isAnswer else { return candidate }
    let entity = catalog.app(first.thing.app)?.descriptor.entities.first { $0.name == first.thing.type }
    let title = entity?.title[state.language] ?? entity?.title[""] ?? first.thing.title
    candidate.call.arguments = candidate.call.arguments.mapValues {
      $0.pointing(at: same.map(\.thing.id), insteadOf: first.thing.id, said: title)
    }
    return candidate
  }

  /// 하나 더, 같은 걸로: what was done last, once more.
  func repetition(_ text: NormalText) -> Candidate? {
    guard var candidate = state.memory.last, let repetition = Repetition(text),
      let app = catalog.app(candidate.call.app)?.descriptor, let intent = catalog.intent(candidate.call)
    else { return nil }
    if let amount = repetition.amount {
      let values = ValuePhrases(catalog, app: app, at: reference, steps: steps).values(
        in: amount, for: intent)
      if let values {
        guard !candidate.call.merge(values.arguments).isEmpty else { return nil }
      } else if !Repetition.isOne(amount) {
        return nil
      }
    }
    candidate.asksFirst = intent.risk == .changes
    return candidate
  }
}
