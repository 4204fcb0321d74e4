package import AppIntents
package import struct Foundation.Date
package import struct Foundation.TimeZone
import Language
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
  private let reference: DateReference

  package init(catalog: AppCatalog, state: ConversationState, now: Date, timeZone: TimeZone) {
    self.catalog = catalog
    self.state = state
    self.now = now
    reference = DateReference(now, in: timeZone)
  }

  package func read(_ utterance: String) async -> Result {
    let text = NormalText(utterance)
    guard text.scalars.count <= Matcher.utteranceLimit else { return Result(reading: .tooLong) }
    guard let open = state.top?.question else { return await readIdle(utterance, text) }
    let answers = AnswerUnderstanding(
      catalog: catalog, state: state, question: open.question, reference: reference)
    if let reading = answers.read(utterance) { return Result(reading: reading) }
    let other = await readIntent(utterance)
    switch other.reading {
    case .intent, .intents, .vetoed, .notFound: return other
    default: return Result(reading: answers.refusal(of: utterance))
    }
  }

  /// The answer that `text`, given up front, is to `question`.
  package func answer(_ text: String, to question: IntentQuestion) async -> IntentAnswer? {
    if question.options.contains(where: { $0.id == text }) { return .options([text]) }
    let answers = AnswerUnderstanding(
      catalog: catalog, state: state, question: question, reference: reference)
    guard case .answer(let answer, _) = answers.read(text) else { return nil }
    return answer
  }

  // MARK: Intents

  private func readIdle(_ utterance: String, _ text: NormalText) async -> Result {
    let result = await readIntent(utterance)
    guard let command = AnswerUnderstanding.command(text) else { return result }
    // 취소해줘 with nothing open is an app's to understand, if one does; of several the person says which.
    switch result.reading {
    case .intent, .intents: return result
    default: return Result(reading: .command(command))
    }
  }

  private func readIntent(_ utterance: String) async -> Result {
    let result = catalog.matcher.match(utterance, at: reference)
    var alternatives: [TurnAlternative] = []
    var missing: UtteranceReading?
    var found: (match: Match, candidate: Candidate)?
    var rivals: [Candidate] = []
    for match in best(result.matches) {
      guard let candidate = candidate(match) else { continue }
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
      return Result(reading: missing ?? vetoed(result) ?? .unknown, alternatives: alternatives)
    }
    let reading: UtteranceReading =
      rivals.isEmpty ? .intent(found.candidate) : .intents([found.candidate] + rivals.prefix(2))
    return Result(reading: reading, alternatives: Array(alternatives.prefix(5)))
  }

  /// The best match of each intent as it was said, and the best repaired one, best first.
  private func best(_ matches: [Match]) -> [Match] {
    var seen: Set<String> = []
    return matches.filter { match in
      let phrase = catalog.matcher.phrases.phrases[match.phrase]
      return seen.insert("\(phrase.app).\(phrase.intent).\(match.repair == nil)").inserted
    }
  }

  /// How much dearer an intent of another app may be and still be a possible meaning of a sentence that
  /// names no app.
  private static let rivalMargin = 10

  private func isRival(_ match: Match, of winner: Match) -> Bool {
    let phrases = catalog.matcher.phrases.phrases
    let sameApp = phrases[match.phrase].app == phrases[winner.phrase].app
    if let focus = state.focus, !sameApp, phrases[winner.phrase].app == focus { return false }
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

  private func candidate(_ match: Match) -> Candidate? {
    let phrase = catalog.matcher.phrases.phrases[match.phrase]
    guard let intent = catalog.intent(IntentCall(app: phrase.app, intent: phrase.intent)) else { return nil }
    let arguments = ArgumentMaking().arguments(match.slots, of: intent.parameters)
    let said = match.slots.map { slot in
      (slot.name, SaidSlot(text: slot.said, span: [slot.range.lowerBound, slot.range.upperBound]))
    }
    var candidate = Candidate(
      call: IntentCall(
        app: phrase.app, intent: phrase.intent, shortcut: phrase.shortcut, arguments: arguments),
      phrase: phrase.template.source, cost: match.cost,
      asksFirst: match.repair != nil || match.asksFirst && intent.risk != .reads,
      said: Dictionary(said, uniquingKeysWith: { first, _ in first }))
    candidate.repair = match.repair.map { UtteranceRepair(from: $0.from, to: $0.to, how: $0.how.rawValue) }
    return candidate
  }

  private func alternative(_ match: Match) -> TurnAlternative {
    let phrase = catalog.matcher.phrases.phrases[match.phrase]
    return TurnAlternative(intent: phrase.intent, phrase: phrase.template.source, cost: match.cost)
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
        entity: type, for: text, in: app.type, language: state.language, now: now)
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
