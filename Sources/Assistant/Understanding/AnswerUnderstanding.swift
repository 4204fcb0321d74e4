import AppIntents
import Language
import Matching

/// Reads an utterance as an answer to the open question, or as new values for the intent that asks.
struct AnswerUnderstanding {
  let catalog: AppCatalog
  let state: ConversationState
  let question: IntentQuestion
  /// What dates count from.
  let reference: DateReference

  /// The reading, or nil when the utterance is neither.
  func read(_ utterance: String) -> UtteranceReading? {
    let text = NormalText(utterance)
    // Every list shows 0 as the way out.
    if text.text == "0", question.kind == .choice || question.kind == .choices { return .command(.cancel) }
    let reading = AnswerReader.read(text, in: context)
    if let reading, let command = Self.command(reading) { return .command(command) }
    switch question.kind {
    case .confirm: return confirm(reading, utterance, text)
    case .choice, .choices: return choose(reading, utterance, text)
    case .value: return value(utterance, reading)
    }
  }

  /// What is wrong with an utterance that is no answer and nothing else either.
  func refusal(of utterance: String) -> UtteranceReading {
    guard question.kind == .value else { return .unknown }
    return .refused(.unreadable(said: utterance))
  }

  /// A command that is the whole of an utterance.
  static func command(_ text: NormalText) -> Command? {
    AnswerReader.read(text, in: .value).flatMap { command($0) }
  }

  private static func command(_ reading: AnswerReading) -> Command? {
    switch reading {
    case .cancel, .noneOfThese: .cancel
    case .help, .dontKnow: .help
    case .repeatQuestion, .wait, .more: .repeat
    case .back: .back
    case .startOver: .startOver
    case .undo: .undo
    default: nil
    }
  }

  // MARK: Kinds of question

  private var context: AnswerContext {
    let accept = question.confirmation?.accept ?? []
    let deny = question.confirmation?.deny ?? []
    switch question.kind {
    case .confirm: return AnswerContext(.confirm, acceptWords: accept, denyWords: deny)
    case .choice, .choices:
      return AnswerContext(.choice(question.options.map { AnswerOption($0.title, synonyms: $0.synonyms) }))
    case .value: return .value
    }
  }

  private func confirm(_ reading: AnswerReading?, _ utterance: String, _ text: NormalText)
    -> UtteranceReading?
  {
    switch reading {
    case .yes: .answer(.confirmed(true), also: [:])
    case .no: .answer(.confirmed(false), also: [:])
    case .correction(let rest?): values(in: words(rest, text)).map { .correction($0) } ?? .unknown
    case nil: values(in: utterance).map { .correction($0) }
    default: .unknown
    }
  }

  private func choose(_ reading: AnswerReading?, _ utterance: String, _ text: NormalText) -> UtteranceReading?
  {
    switch reading {
    case .choice(let indices, let rest): return chosen(indices, rest: rest.map { words($0, text) })
    case .all where question.kind == .choices: return chosen(Array(question.options.indices), rest: nil)
    case .ambiguous(let indices): return ambiguous(indices.map { question.options[$0] }, utterance)
    case .correction(let rest?): return values(in: words(rest, text)).map { .correction($0) } ?? .unknown
    case nil: return values(in: utterance).map { .correction($0) }
    default: return .unknown
    }
  }

  /// Options, with the values that the rest of the sentence gives to other parameters.
  private func chosen(_ indices: [Int], rest: String?) -> UtteranceReading {
    let ids = indices.map { question.options[$0].id }
    if question.kind == .choice, ids.count != 1 { return .ambiguousOptions(ids) }
    guard let rest else { return .answer(.options(ids), also: [:]) }
    guard let also = values(in: rest) else { return .unknown }
    return .answer(.options(ids), also: also)
  }

  /// Several options fit. Words that say more, or a name that all of them share, are values that narrow it down
  /// better than a shorter list would.
  private func ambiguous(_ options: [IntentOption], _ utterance: String) -> UtteranceReading {
    if let values = values(in: utterance) {
      let saysMore = values.keys.contains { $0 != question.slot }
      if saysMore || Set(options.map(\.title)).count == 1 { return .correction(values) }
    }
    return .ambiguousOptions(options.map(\.id))
  }

  private func value(_ utterance: String, _ reading: AnswerReading?) -> UtteranceReading? {
    guard let kind = question.value else { return .answer(.argument(.text(utterance)), also: [:]) }
    switch kind {
    case .boolean:
      if reading == .yes { return .answer(.argument(.boolean(true)), also: [:]) }
      if reading == .no { return .answer(.argument(.boolean(false)), also: [:]) }
      return typedValue(utterance, kind)
    case .string, .url, .measurement, .person, .file:
      return isSentence(utterance) ? nil : .answer(.argument(.text(trimmed(utterance))), also: [:])
    default: return typedValue(utterance, kind)
    }
  }

  private func typedValue(_ utterance: String, _ kind: ValueKind) -> UtteranceReading? {
    if let app, let value = ValuePhrases(catalog, app: app, at: reference).value(in: utterance, kind: kind) {
      return .answer(.argument(value), also: [:])
    }
    return values(in: utterance).map { .correction($0) }
  }

  /// A sentence with a verb of a known phrase is no free text: it wants something else.
  private func isSentence(_ utterance: String) -> Bool {
    guard let match = catalog.matcher.match(utterance, at: reference).matches.first else { return false }
    return match.textRanges.isEmpty && !match.asksFirst && match.literalCount >= Self.literalsOfASentence
  }

  private static let literalsOfASentence = 3

  // MARK: Values

  private var app: AppDescriptor? {
    state.top.flatMap { catalog.app($0.candidate.call.app) }?.descriptor
  }

  private func values(in utterance: String) -> [String: IntentArgument]? {
    guard let app, let call = state.top?.candidate.call, state.top?.stage == .running,
      let intent = catalog.intent(call)
    else { return nil }
    return ValuePhrases(catalog, app: app, at: reference).values(in: utterance, for: intent)
  }

  private func words(_ range: Range<Int>, _ text: NormalText) -> String {
    let source = Array(text.source.unicodeScalars)
    return String(String.UnicodeScalarView(source[text.sourceRange(range)]))
  }

  private func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
