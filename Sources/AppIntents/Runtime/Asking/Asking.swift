extension Resolution {
  /// Lists longer than this are not offered; the words are searched instead.
  private static let longestOffer = 20

  /// Asks for the value of a place until there is one.
  func ask(
    _ place: SlotPath, situation: IntentQuestion.Situation = .requested,
    problem: IntentQuestion.Problem? = nil,
    dialog: IntentDialog? = nil
  ) async throws -> any Sendable {
    let (candidates, prompt) = try await offer(at: place)
    var question = question(at: place, offering: candidates, situation: situation)
    question.dialog = (dialog ?? place.settings.requestValueDialog ?? prompt)?.spoken(in: language)
    question.problem = problem
    return try await answer(to: question, among: candidates, at: place)
  }

  /// The only candidate, or the one that the person chooses.
  func choose(
    among candidates: [Candidate], at place: SlotPath, situation: IntentQuestion.Situation,
    dialog: IntentDialog? = nil
  ) async throws -> any Sendable {
    if candidates.count == 1 { return candidates[0].value }
    var question = question(at: place, offering: candidates, situation: situation)
    question.dialog = (dialog ?? place.settings.requestDisambiguationDialog)?.spoken(in: language)
    return try await answer(to: question, among: candidates, at: place)
  }

  func disambiguate(
    _ values: [any Sendable], at place: SlotPath, dialog: IntentDialog?
  ) async throws -> any Sendable {
    let candidates = values.map { Candidate(any: $0, language: language) }
    var question = question(at: place, offering: candidates, situation: .requested)
    question.dialog = (dialog ?? place.settings.requestDisambiguationDialog)?.spoken(in: language)
    return try await answer(to: question, among: candidates, isClosed: true, at: place)
  }

  func confirm(_ place: SlotPath, dialog: IntentDialog?, shown: SnippetContent) async throws -> Bool {
    var question = question(at: place, offering: [], situation: .requested)
    question.kind = .confirm
    question.dialog = dialog?.spoken(in: language)
    question.snippet = shown.lines
    question.tree = shown.tree
    return try await Confirmation.answer(to: question, from: host)
  }

  private func question(
    at place: SlotPath, offering candidates: [Candidate], situation: IntentQuestion.Situation
  ) -> IntentQuestion {
    let isList = if case .list = place.shape { true } else { false }
    return IntentQuestion(
      kind: candidates.isEmpty ? .value : isList ? .choices : .choice, slot: place.path,
      title: place.title(in: language), value: place.shape.kind(place.settings),
      options: candidates.map(\.option), situation: situation, isSensitive: place.settings.isSensitive)
  }

  private func answer(
    to question: IntentQuestion, among candidates: [Candidate], isClosed: Bool = false, at place: SlotPath
  ) async throws -> any Sendable {
    var question = question
    var candidates = candidates
    while true {
      let answer = try await host.ask(question)
      let gone = try await gone(answer, among: candidates, at: place)
      if let first = gone.first {
        candidates.removeAll { gone.contains($0.option.id) }
        question.problem = .notFound(said: question.options.first { $0.id == first }?.title ?? first)
        question.options.removeAll { gone.contains($0.id) }
        if candidates.isEmpty { question.kind = .value }
        continue
      }
      let reading = try await read(answer, among: candidates, isClosed: isClosed, at: place)
      if case .refused(let problem) = reading {
        question.problem = problem
      } else {
        var nothingOpen: OpenReadings = [:]
        return try await resolve(reading, at: place, open: &nothingOpen)
      }
    }
  }

  /// The chosen entities that have been deleted since they were offered.
  ///
  /// A query that finds none of what was offered cannot look things up, and says nothing about this one.
  private func gone(
    _ answer: IntentAnswer, among candidates: [Candidate], at place: SlotPath
  ) async throws -> [String] {
    guard case .options(let ids) = answer else { return [] }
    guard let type = candidates.lazy.compactMap({ ($0.value as? any AppEntity).map { type(of: $0) } }).first
    else { return [] }
    let offered = candidates.map(\.option.id)
    let found = try await EntityAccess.fetch(type, ids: offered, by: place.settings.query).map(
      \.identifierText)
    return found.isEmpty ? [] : ids.filter { offered.contains($0) && !found.contains($0) }
  }

  private func read(
    _ answer: IntentAnswer, among candidates: [Candidate], isClosed: Bool, at place: SlotPath
  ) async throws -> Reading {
    switch answer {
    case .argument(let argument):
      let meant = Self.offered(candidates, meantBy: argument)
      if !meant.isEmpty { return place.shape.reading(ofOne: .candidates(meant, said: argument.said)) }
      if isClosed { return .refused(.notFound(said: argument.said)) }
      return try await ArgumentReader(language: language, isAnswer: true).read(argument, at: place)
    case .options(let ids):
      let chosen = ids.compactMap { id in candidates.first { $0.option.id == id } }
      let readings = chosen.map { Reading.candidates([$0], said: $0.option.title) }
      if case .list(_, let collect) = place.shape { return .list(readings, collect: collect) }
      return readings.count == 1 ? readings[0] : .refused(.unreadable(said: answer.said))
    case .confirmed: return .refused(.unreadable(said: answer.said))
    }
  }

  /// The offered things that an answer in words means. A list in words is left to the reader.
  private static func offered(_ candidates: [Candidate], meantBy argument: IntentArgument) -> [Candidate] {
    switch argument {
    case .list, .composite: []
    case .entities(let ids, _): candidates.filter { ids.contains($0.option.id) }
    case .cases(let rawValues, _): candidates.filter { rawValues.contains($0.option.id) }
    case .text(let text):
      NameMatch(text).matches(in: candidates) { [$0.option.title] + $0.option.synonyms }
    case .integer, .number, .boolean, .date, .duration:
      candidates.filter { $0.option.id == argument.said }
    }
  }

  /// Candidates, and what whoever offers them wants asked.
  private typealias Offered = (candidates: [Candidate], prompt: IntentDialog?)

  /// What can be offered for a place: its provider's items, the cases of an enum, a few suggested entities.
  private func offer(at place: SlotPath) async throws -> Offered {
    guard let options = place.settings.options else { return try await offer(as: place.shape, at: place) }
    return offered(try await options.offer(), at: place)
  }

  private func offer(as shape: ValueShape, at place: SlotPath) async throws -> Offered {
    switch shape {
    case .enumeration(let type): return (type.orderedCases.map { Candidate($0, language: language) }, nil)
    case .entity(let type):
      let offered = offered(try await EntityAccess.suggestions(of: type, by: place.settings.query), at: place)
      return offered.candidates.count <= Self.longestOffer ? offered : ([], offered.prompt)
    case .list(let element, _): return try await offer(as: element, at: place)
    case .scalar, .composite, .nothing: return ([], nil)
    }
  }

  private func offered(_ offer: OptionsSource.Offer, at place: SlotPath) -> Offered {
    let candidates = belonging(offer.items.map { Candidate($0, language: language) }, at: place)
    return (candidates, offer.prompt.map { IntentDialog($0) })
  }
}

extension ValueShape {
  /// A reading of one value as a reading of this shape: of a list, its only element.
  fileprivate func reading(ofOne reading: Reading) -> Reading {
    if case .list(_, let collect) = self { .list([reading], collect: collect) } else { reading }
  }
}
