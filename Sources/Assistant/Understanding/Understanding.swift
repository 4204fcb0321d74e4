package import AppIntents
package import ConversationProtocol
import struct Foundation.Date
import struct Foundation.TimeZone
package import Language
import Languages
import Matching

/// Reads one utterance in the light of the conversation.
///
/// The order is: a command that is the whole utterance, an answer to the open question, a correction or
/// more values for the open intent, another intent.
package struct Understanding {
  package struct Result {
    package var reading: UtteranceReading
    package var alternatives: [TurnAlternative] = []
  }

  let catalog: AppCatalog
  let state: ConversationState
  let now: Date
  let timeZone: TimeZone
  let habits: Habits?
  let pause: IntentRuntime.Pause
  let reference: DateReference
  /// What is read of the turn draws from it.
  let steps: StepBudget

  package init(
    catalog: AppCatalog, state: ConversationState, now: Date, timeZone: TimeZone, habits: Habits? = nil,
    pause: @escaping IntentRuntime.Pause = IntentRuntime.defaultPause, steps: StepBudget = StepBudget()
  ) {
    self.steps = steps
    self.pause = pause
    self.timeZone = timeZone
    self.habits = habits
    self.catalog = catalog
    self.state = state
    self.now = now
    reference = DateReference(now, in: timeZone)
  }

  package func read(_ utterance: String) async -> Result {
    guard utterance.utf8.count <= Matcher.byteLimit else { return Result(reading: .tooLong) }
    let text = NormalText(utterance)
    guard text.scalars.count <= Matcher.utteranceLimit else { return Result(reading: .tooLong) }
    steps.spend(text.count)
    let bare = withoutQuotedNames(utterance)
    let result = await bare == utterance ? read(utterance, text) : read(bare, NormalText(bare))
    guard steps.isExhausted else { return result }
    // What was found before the steps were used up may not be what was meant.
    return beyondSteps(text) ?? Result(reading: .tooComplex)
  }

  /// Words that are an answer, whatever they would mean otherwise; without a question they mean nothing.
  func read(literal words: String) -> Result {
    guard let open = state.top?.open else { return Result(reading: .unknown) }
    guard words.utf8.count <= Matcher.byteLimit else { return Result(reading: .tooLong) }
    let answers = answers(to: open)
    let text = LiteralText.trimmed(words.withoutSteering)
    return Result(reading: answers.literal(text) ?? answers.refusal(of: text))
  }

  /// A command that came without words.
  func read(_ command: Command) -> Result {
    guard command == .habits, state.top?.open == nil else { return Result(reading: .command(command)) }
    return Result(reading: .habits(habits?.suggestions(catalog) ?? []))
  }

  private func read(_ utterance: String, _ text: NormalText) async -> Result {
    if let open = state.top?.open { return await readOpen(utterance, text, open) }
    return await readIdle(utterance, text)
  }

  // MARK: Intents

  private func readIdle(_ utterance: String, _ text: NormalText) async -> Result {
    if state.offersRetry, isRetry(text) { return Result(reading: .command(.resume)) }
    if let changed = refusedCall(as: utterance, text, explicitly: true) {
      return Result(reading: .intent(changed))
    }
    if let again = repetition(text) { return Result(reading: .intent(again)) }
    if let action = state.memory.action(text, turn: state.turn, now: now) {
      return Result(reading: .intent(action))
    }
    if let same = readSameOfAnother(text) ?? readSwitchedBack(text) { return Result(reading: .intent(same)) }
    let result = await questioningText(await readRequest(utterance, text), text)
    // Most requests: with nothing to be taken back, only 취소 alone is more than the app's.
    if result.reading.isRequest, state.receipt == nil, !ConversationWords.isCancel(text) {
      return result
    }
    let isFresh = state.receipt?.isFresh(now) ?? false
    let command = AnswerUnderstanding.command(text, catalog.conversation, steps: steps)
    // What an app understands is the app's; of several the person says which. But 방금 거 취소해 줘 is about what was
    // just done, if that can be taken back.
    let isUndo = command == .undo && state.receipt != nil
    if result.reading.isRequest, !isFresh, !isUndo, !ConversationWords.isCancel(text) {
      return result
    }
    if command == nil, result.reading.leavesWords,
      let changed = refusedCall(as: utterance, text, explicitly: false)
    {
      return Result(reading: .intent(changed))
    }
    guard let command else {
      let nearest = await byNearestMeaning(result, text)
      if let plain = await plainlyAtEnd(nearest, utterance) { return plain }
      guard !nearest.reading.isRequest, nearest.reading.leavesWords || nearest.reading.isVetoed,
        let last = await readLastSentence(utterance)
      else { return nearest }
      return last
    }
    // What was just done is what 취소해 줘 is about.
    if result.reading.isRequest, command != .cancel, !isUndo { return result }
    return read(command)
  }

  /// 다시, or a yes to another attempt.
  private func isRetry(_ text: NormalText) -> Bool {
    switch AnswerReader.read(text, in: .confirm) {
    case .yes, .repeatQuestion: true
    default: catalog.conversation.command(text.source, steps: steps) == .retry
    }
  }

  /// A request: a command of several parts, or one intent, also one that points at what was spoken of.
  func readRequest(_ utterance: String, _ text: NormalText) async -> Result {
    let result = await settingStatementsAside(readIntent(utterance), utterance)
    if case .intent(let candidate) = result.reading, !candidate.hasText { return result }
    if result.reading.leavesWords, let found = await readFind(utterance, text) {
      return Result(reading: .intent(found), alternatives: result.alternatives)
    }
    if let plan = await readPlan(utterance) { return Result(reading: .plan(plan)) }
    if case .intent = result.reading { return result }
    if let pointed = readPointed(utterance, text) ?? readUsual(text) {
      return Result(reading: .intent(pointed))
    }
    if case .unknown = result.reading, let short = readShort(text) { return Result(reading: .intent(short)) }
    return result
  }

  private func readPlan(_ utterance: String) async -> [Candidate]? {
    var known: [String: Candidate?] = [:]
    for clauses in CompoundSentence(utterance).splits {
      var plan: [Candidate] = []
      for clause in clauses {
        let candidate: Candidate?
        if let before = known[clause] { candidate = before } else { candidate = await readClause(clause) }
        known[clause] = candidate
        guard let candidate else { break }
        plan.append(candidate)
      }
      if plan.count == clauses.count { return plan }
    }
    return nil
  }

  /// A part of a sentence that is a plain request by itself.
  private func readClause(_ clause: String) async -> Candidate? {
    guard !steps.isExhausted, case .intent(let candidate) = await readIntent(clause).reading,
      !candidate.hasText, candidate.repair == nil
    else { return nil }
    return candidate
  }

  // MARK: One intent

  func readIntent(_ utterance: String) async -> Result {
    let result = catalog.matcher.match(utterance, at: reference, steps: steps)
    var alternatives: [TurnAlternative] = []
    var missing: UtteranceReading?
    var found: (match: Match, candidate: Candidate)?
    var rivals: [Candidate] = []
    var isRefused = false
    for match in best(Array(result.matches)) {
      guard let candidate = candidate(match), !takesThingForPlace(candidate) else { continue }
      guard !self.isRefused(utterance, by: candidate.call.app) else {
        isRefused = true
        continue
      }
      if let found {
        if isRival(match, of: found.match) { rivals.append(candidate) }
        alternatives.append(alternative(match))
      } else if let unknown = await unknownName(in: candidate) {
        missing = missing ?? .notFound(candidate, slot: unknown.slot, said: unknown.said)
      } else {
        found = (match, candidate)
      }
    }
    guard let found else {
      let whole = [0, utterance.unicodeScalars.count]
      let refused = isRefused ? UtteranceReading.vetoed(rule: "negativePhrase", span: whole) : nil
      return Result(reading: missing ?? vetoed(result) ?? refused ?? .unknown, alternatives: alternatives)
    }
    if isOfLast(found.candidate) { rivals.removeAll { !isOfLast($0) } }
    if !isOfLast(found.candidate), let recent = rivals.first(where: isOfLast) {
      return Result(reading: .intent(recent), alternatives: alternatives)
    }
    let reading: UtteranceReading =
      rivals.isEmpty ? .intent(found.candidate) : .intents([found.candidate] + rivals.prefix(2))
    return Result(reading: reading, alternatives: Array(alternatives.prefix(5)))
  }

  /// The best match of each intent as it was said, and the best repaired one, best first.
  private func best(_ matches: [Match]) -> [Match] {
    var seen: Set<String> = []
    return ownLast(matches).filter { match in
      let phrase = catalog.matcher.phrases.words(of: match.phrase)
      return seen.insert("\(phrase.app).\(phrase.intent).\(match.repair == nil)").inserted
    }
  }

  /// A sentence that an app takes as it was said goes to the app, also where the assistant's own app takes it at a lower cost.
  private func ownLast(_ matches: [Match]) -> [Match] {
    guard matches.contains(where: isOwn) else { return matches }
    let first = matches.filter { !isOwn($0) && $0.repair == nil && $0.textRanges.isEmpty }
    return first + matches.filter { isOwn($0) || $0.repair != nil || !$0.textRanges.isEmpty }
  }

  private func isOwn(_ match: Match) -> Bool {
    catalog.app(catalog.matcher.phrases.words(of: match.phrase).app)?.isOwn ?? false
  }

  /// How much dearer an intent of another app may be and still be a possible meaning of a sentence that
  /// names no app.
  private static let rivalMargin = 10

  private func isRival(_ match: Match, of winner: Match) -> Bool {
    if isOwn(match), !isOwn(winner) { return false }
    let phrases = catalog.matcher.phrases
    let app = phrases.words(of: winner.phrase).app
    let sameApp = phrases.words(of: match.phrase).app == app
    if let focus = state.focus, !sameApp, app == focus { return false }
    if sameApp || winner.isApplicationNamed {
      return match.cost == winner.cost && match.literalCount == winner.literalCount
    }
    return match.cost <= winner.cost + Self.rivalMargin
  }

  private func vetoed(_ result: MatchResult) -> UtteranceReading? {
    if let veto = result.vetoed.first {
      return .vetoed(rule: veto.rule, span: [veto.range.lowerBound, veto.range.upperBound])
    }
    guard let veto = result.vetoes.first else { return nil }
    return .vetoed(rule: veto.rule, span: [veto.range.lowerBound, veto.range.upperBound])
  }

  func candidate(_ match: Match) -> Candidate? {
    let phrase = catalog.matcher.phrases.words(of: match.phrase)
    guard let intent = catalog.intent(IntentCall(app: phrase.app, intent: phrase.intent)) else { return nil }
    let read = withoutLeadingWords(
      ArgumentBuilder().arguments(match.slots, of: intent.parameters), of: intent, phrase.language)
    let words = Dictionary(match.slots.map { ($0.name, $0.said) }) { first, _ in first }
    let arguments =
      PhraseLanguages.named(phrase.language).map {
        PastDates(language: $0, reference: reference).applied(to: read, said: words, of: intent)
      } ?? read
    let leavesTimeOpen = match.slots.contains { slot in
      slot.saysPartOfDay && !intent.parameters.contains { $0.name == slot.name && $0.wantsDay }
    }
    let said = match.slots.map { slot in
      (slot.name, SaidSlot(text: slot.said, span: [slot.range.lowerBound, slot.range.upperBound]))
    }
    var candidate = Candidate(
      call: IntentCall(
        app: phrase.app, intent: phrase.intent, shortcut: phrase.shortcut,
        arguments: WholeDays(reference: reference).applied(to: arguments, of: intent)),
      phrase: phrase.source, cost: match.cost,
      asksFirst: match.repair != nil
        || intent.risk != .reads && (leavesTimeOpen || match.asksFirst && !isWish(match, for: intent)),
      said: Dictionary(said, uniquingKeysWith: { first, _ in first }))
    candidate.adds = Set(match.slots.filter(\.isAddition).map(\.name))
    candidate.hasText = !match.textRanges.isEmpty
    // The intent's own confirmation shows everything that would be asked about.
    if costsForThings(candidate),
      confirmsNext(candidate) || match.repair == nil && isComplete(candidate, intent)
    {
      candidate.asksFirst = false
    }
    candidate.repair = match.repair.map { TurnRepair(from: $0.from, to: $0.to, how: $0.how.rawValue) }
    return candidate
  }

  /// 장바구니에 담고 싶어요: a wish is carried out where that costs nothing and can be taken back.
  private func isWish(_ match: Match, for intent: IntentDescriptor) -> Bool {
    guard match.asksForEnding, intent.risk == .changes, intent.isUndoable else { return false }
    let phrase = catalog.matcher.phrases.words(of: match.phrase)
    return PhraseLanguages.named(phrase.language).map(match.wishes) ?? false
  }

  private func alternative(_ match: Match) -> TurnAlternative {
    let phrase = catalog.matcher.phrases.words(of: match.phrase)
    return TurnAlternative(intent: phrase.intent, phrase: phrase.source, cost: match.cost)
  }

  // MARK: Names that only a query knows

  /// The first text in an entity's place that the app's query does not find.
  private func unknownName(in candidate: Candidate) async -> (slot: String, said: String)? {
    guard let app = catalog.app(candidate.call.app), let intent = catalog.intent(candidate.call) else {
      return nil
    }
    for parameter in intent.parameters {
      guard let argument = candidate.call.arguments[parameter.name] else { continue }
      if let said = await unknownName(in: argument, parameter.kind, app) { return (parameter.name, said) }
    }
    return nil
  }

  private func unknownName(
    in argument: IntentArgument, _ kind: ValueKind, _ app: AppCatalog.App
  ) async -> String? {
    switch (argument, kind) {
    case (.text(let text), .entity(let type)):
      let found = try? await IntentRuntime.search(
        entity: type, for: text, in: app.type, language: state.language, now: now, timeZone: timeZone,
        pause: pause)
      // A query that fails is no proof of absence: the intent will meet the error itself and say it.
      return found?.isEmpty == true ? text : nil
    case (.list(let members), .list(let member)):
      for argument in members {
        if let said = await unknownName(in: argument, member, app) { return said }
      }
      return nil
    case (.composite(let properties), .composite(let composite)):
      for property in composite.properties {
        guard let argument = properties[property.name] else { continue }
        if let said = await unknownName(in: argument, property.kind, app) { return said }
      }
      return nil
    default: return nil
    }
  }
}

extension SlotMatch {
  /// 콜라도: a member of a list with 도.
  var isAddition: Bool {
    if modifiers.contains(.also) { return true }
    switch value {
    case .list(let members), .composite(let members): return members.contains(where: \.isAddition)
    default: return false
    }
  }
}
