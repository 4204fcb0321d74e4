import AppIntents
import ConversationProtocol
import Language
import Languages
import Matching

/// Reads an utterance as an answer to the open question, or as new values for the intent that asks.
struct AnswerUnderstanding {
  let catalog: AppCatalog
  let state: ConversationState
  let open: OpenQuestion
  /// What dates count from.
  let reference: DateReference
  let steps: StepBudget

  var question: IntentQuestion { open.question }

  /// The reading, or nil when the utterance is neither.
  func read(_ utterance: String) -> UtteranceReading? {
    if let literal = LiteralText(utterance) { return self.literal(literal.text) }
    let text = NormalText(utterance)
    if text.isEmpty { return .silence }
    // Every list shows 0 as the way out.
    if text.text == "0", isChoice { return .command(.cancel) }
    if let title = question.cancelTitle, NormalText(title).text == text.text { return .command(.cancel) }
    if let command = steering(text) { return .command(command) }
    if let naming = named(in: text) { return naming }
    let reading = AnswerReader.read(text, in: context(for: text), steps: steps)
    if let reading, let command = command(reading) { return command }
    switch question.kind {
    case .confirm: return confirm(reading, utterance, text)
    case .choice, .choices: return choose(reading, utterance, text)
    case .value: return value(utterance, reading)
    }
  }

  /// What is wrong with an utterance that is no answer and nothing else either.
  func refusal(of utterance: String) -> UtteranceReading {
    guard question.kind == .value else { return .unknown }
    return .refused(.unreadable(said: question.isSensitive ? "" : utterance))
  }

  /// A command that is the whole of an utterance, with nothing open.
  static func command(
    _ text: NormalText, _ phrases: ConversationPhrases, steps: StepBudget? = nil
  ) -> Command? {
    if let command = phrases.command(text.source, steps: steps).flatMap(Command.init) { return command }
    switch AnswerReader.read(text, in: .value, steps: steps) {
    case .cancel: return .cancel
    case .help, .dontKnow: return .help
    case .repeatQuestion, .wait: return .repeat
    case .back: return .back
    case .startOver: return .startOver
    case .undo: return .undo
    default: return nil
    }
  }

  /// Whether an utterance stops what is running.
  static func isCancel(_ utterance: String) -> Bool {
    AnswerReader.read(NormalText(utterance), in: .value) == .cancel
  }

  // MARK: Kinds of question

  var isChoice: Bool { question.kind == .choice || question.kind == .choices }

  /// Any words are a value.
  var takesText: Bool {
    question.kind == .value && (question.value == nil || question.value == .string || question.value == .url)
  }

  /// What was asked, and what of the answer it does not show.
  private func context(for text: NormalText) -> AnswerContext {
    var context = context
    guard question.kind == .confirm, text.hasInnerSpaces else { return context }
    let shown = NormalText(shownText).text
    context.otherNames = catalog.mentions(in: text, at: reference).filter {
      $0.isName && !shown.contains(text.slice($0.range))
    }.map(\.range)
    return context
  }

  var context: AnswerContext {
    let accept = question.confirmation?.accept ?? []
    let deny = question.confirmation?.deny ?? []
    switch question.kind {
    case .confirm:
      return AnswerContext(
        .confirm, acceptWords: accept, denyWords: deny, actionNames: actionNames, shown: shownText,
        isAboutOne: isAboutOne)
    case .choice, .choices: return AnswerContext(.choice(open.shown.map(AnswerOption.init)))
    case .value: return .value
    }
  }

  /// Words that are meant word by word.
  func literal(_ text: String) -> UtteranceReading? {
    switch question.kind {
    case .value where takesText: return .answer(.argument(.text(text)), also: [:])
    case .choice, .choices:
      let named = question.options.filter { ([$0.title] + $0.synonyms).contains(text) }
      return named.count == 1 ? .answer(.options([named[0].id]), also: [:]) : nil
    case .value, .confirm: return nil
    }
  }

  private func confirm(_ reading: AnswerReading?, _ utterance: String, _ text: NormalText)
    -> UtteranceReading?
  {
    switch reading {
    // 괜찮아요 to 주문할까요? is as often a no: money is not spent on it.
    case .yes where isCostly && ConversationWords.isDecline(text): .unknown
    case .yes: .answer(.confirmed(true), also: [:])
    case .no: .answer(.confirmed(false), also: [:])
    case .correction(let rest?):
      changed(in: words(rest, text)) ?? correction(in: utterance) ?? .unknown
    case nil: correction(in: utterance)
    default: .unknown
    }
  }

  private func choose(_ reading: AnswerReading?, _ utterance: String, _ text: NormalText) -> UtteranceReading?
  {
    switch reading {
    case .choice(let indices, let rest):
      return chosen(indices.map { open.shown[$0] }, rest: rest.map { words($0, text) })
    // Asked about one option only, a yes means it.
    case .yes where open.shown.count == 1: return chosen(open.shown, rest: nil)
    case .all where question.kind == .choices: return chosen(question.options, rest: nil)
    case .any: return any
    // 아니 됐어; 아니요 to which of several intents.
    case .no where question.slot == "intent" || ConversationWords.endsInDecline(text):
      return .command(.cancel)
    case .comparison(let comparison, let rest):
      return compared(comparison, rest: rest.map { words($0, text) })
    case .ambiguous(let indices): return ambiguous(indices.map { open.shown[$0] }, utterance)
    case .correction(let rest?):
      return hidden(words(rest, text)) ?? changed(in: words(rest, text)) ?? .unknown
    case nil: return hidden(utterance) ?? correction(in: utterance) ?? placed(utterance)
    default: return .unknown
    }
  }

  /// 엄마손에서, from Mom's: an option as the place that it is.
  private func placed(_ utterance: String) -> UtteranceReading? {
    let text = NormalText(utterance)
    guard let language = catalog.language(of: text), let place = language.placeName(in: text) else {
      return nil
    }
    guard
      case .choice(let indices, nil)? = read(
        NormalText(words(place, text)), open.shown.map(AnswerOption.init))
    else { return nil }
    return chosen(indices.map { open.shown[$0] }, rest: nil)
  }

  /// 아무거나: the first one, which comes first for a reason; not where one of them destroys something, and not
  /// which of several intents.
  private var any: UtteranceReading {
    guard open.shown.allSatisfy({ !$0.isDestructive }), parameter != nil, let first = open.shown.first else {
      return .unable(.cannotChoose)
    }
    return .answer(.options([first.id]), also: [:])
  }

  /// 제일 싼 거: where every option shows its price. Several that are equal are offered again.
  private func compared(_ comparison: OptionComparison, rest: String?) -> UtteranceReading {
    guard let first = OptionAmounts(options: question.options).first(by: comparison) else {
      return .unable(.notComparable)
    }
    return chosen(first, rest: rest)
  }

  /// Options, with the values that the rest of the sentence gives to other parameters.
  private func chosen(_ options: [IntentOption], rest: String?) -> UtteranceReading {
    let ids = options.map(\.id)
    if question.kind == .choice, ids.count != 1 { return .ambiguousOptions(ids) }
    guard let rest else { return .answer(.options(ids), also: [:]) }
    guard let also = values(in: rest) else { return .unknown }
    return .answer(.options(ids), also: also.arguments)
  }

  /// An option that is not shown, by its name. Numbers and places count what is shown.
  private func hidden(_ utterance: String) -> UtteranceReading? {
    let shown = Set(open.shown.map(\.id))
    let hidden = question.options.filter { !shown.contains($0.id) }
    guard !hidden.isEmpty else { return nil }
    let blank = AnswerOption("\u{FFFC}")
    let options = hidden.map(AnswerOption.init)
    let text = NormalText(utterance)
    // Only a name means the same option wherever it stands.
    guard
      case .choice(let after, nil)? = read(text, [blank] + options),
      case .choice(let before, nil)? = read(text, options + [blank]),
      after.map({ $0 - 1 }) == before
    else { return nil }
    return chosen(before.map { hidden[$0] }, rest: nil)
  }

  private func read(_ text: NormalText, _ options: [AnswerOption]) -> AnswerReading? {
    AnswerReader.read(text, in: AnswerContext(.choice(options)), steps: steps)
  }

  /// Several options fit. Words that say more, or a name that all of them share, are values that narrow it down
  /// better than a shorter list would.
  private func ambiguous(_ options: [IntentOption], _ utterance: String) -> UtteranceReading {
    if let titled = titled(options, utterance) { return titled }
    if let values = values(in: utterance)?.arguments {
      let saysMore = values.keys.contains { $0 != question.slot }
      if saysMore || Set(options.map(\.title)).count == 1 { return .correction(values) }
    }
    return .ambiguousOptions(options.map(\.id))
  }

  /// The one that is called so, where others only have it for a synonym: 떡볶이 is no 로제떡볶이.
  private func titled(_ options: [IntentOption], _ utterance: String) -> UtteranceReading? {
    let titles = options.map { AnswerOption($0.title) }
    guard
      case .choice(let indices, let rest)? = read(NormalText(utterance), titles), indices.count == 1
    else { return nil }
    return chosen(indices.map { options[$0] }, rest: rest.map { words($0, NormalText(utterance)) })
  }

  private func value(_ utterance: String, _ reading: AnswerReading?) -> UtteranceReading? {
    guard let kind = question.value else { return .answer(.argument(.text(utterance)), also: [:]) }
    switch kind {
    case .boolean:
      if reading == .yes { return .answer(.argument(.boolean(true)), also: [:]) }
      if reading == .no { return .answer(.argument(.boolean(false)), also: [:]) }
      return typedValue(utterance, kind)
    case .string, .url, .measurement, .person, .file:
      if case .correction(let rest?) = reading,
        let correction = correction(in: words(rest, NormalText(utterance)))
      {
        return correction
      }
      let given = name(in: utterance)
      return given == nil && isSentence(utterance)
        ? nil : .answer(.argument(.text(trimmed(given ?? utterance))), also: [:])
    default:
      if case .correction(let rest?) = reading {
        let text = NormalText(utterance)
        return typedValue(words(rest, text), kind) ?? typedValue(utterance, kind)
      }
      return typedValue(utterance, kind)
    }
  }

  /// Call it Autumn Leaves: the name alone, where something is to be called so.
  private func name(in utterance: String) -> String? {
    let text = NormalText(utterance)
    guard parameter?.isOptional == false, question.value == .string else { return nil }
    return catalog.language(of: text)?.givenName(in: text).map { words($0, text) }
  }

  /// The value; what several parameters know, rather than one that nobody knows; else words to look for.
  private func typedValue(_ utterance: String, _ kind: ValueKind) -> UtteranceReading? {
    guard let app else { return correction(in: utterance) }
    let phrases = ValuePhrases(catalog, app: app, at: reference, steps: steps)
    if let value = phrases.value(in: utterance, kind: kind, isKnown: true) {
      return .answer(.argument(value), also: [:])
    }
    if let correction = correction(in: utterance) { return correction }
    if let value = phrases.value(in: utterance, kind: kind) {
      return .answer(.argument(value), also: [:])
    }
    return nil
  }

  /// A sentence with a verb of a known phrase is no free text: it wants something else.
  private func isSentence(_ utterance: String) -> Bool {
    guard let match = catalog.matcher.match(utterance, at: reference, steps: steps).matches.first else {
      return false
    }
    return match.textRanges.isEmpty && !match.asksFirst && match.literalCount >= Self.literalsOfASentence
  }

  private static let literalsOfASentence = 3

  // MARK: Values

  private var app: AppDescriptor? {
    state.top.flatMap { catalog.app($0.candidate.call.app) }?.descriptor
  }

  /// The intent whose parameters can be said.
  private var intent: IntentDescriptor? {
    guard let frame = state.top, frame.stage == .running || frame.stage == .confirmingUnderstood else {
      return nil
    }
    return catalog.intent(frame.candidate.call)
  }

  var isCostly: Bool {
    state.top.flatMap { catalog.intent($0.candidate.call) }?.risk == .costs
  }

  /// The parameter that the question is about.
  var parameter: ParameterDescriptor? {
    let name = question.slot.prefix { $0 != "." }
    return intent?.parameters.first { $0.name == name }
  }

  /// New values for the open intent, or more of what it has.
  private func correction(in utterance: String) -> UtteranceReading? {
    more(in: utterance)
      ?? values(in: utterance).map { .correction($0.arguments, adding: $0.additions) }
  }

  /// 하나 더, 콜라 하나 더: a number is raised, a list gets another member.
  private func more(in utterance: String) -> UtteranceReading? {
    guard let amount = Repetition(NormalText(utterance))?.amount, let values = values(in: amount)?.arguments,
      let (slot, value) = values.first, values.count == 1
    else { return nil }
    switch value {
    case .integer(let more): return integer(of: slot).map { .correction([slot: .integer($0 + more)]) }
    case .list: return .correction(values, adding: [slot])
    default: return nil
    }
  }

  /// What a number is now; nil where several things have one.
  private func integer(of slot: String) -> Int? {
    if case .argument(.integer(let answered)) = state.top?.answered[slot]?.value { return answered }
    guard let call = state.top?.candidate.call else { return nil }
    let path = slot.split(separator: ".", maxSplits: 1).map(String.init)
    var said = call.arguments[path[0]]
    var descriptor = intent?.parameters.first { $0.name == path[0] }
    if path.count == 2 {
      guard case .list(let members) = said, members.count == 1,
        case .composite(let properties) = members[0]
      else { return nil }
      said = properties[path[1]]
      descriptor = descriptor?.kind.composite?.properties.first { $0.name == path[1] }
    }
    if case .integer(let value) = said { return value }
    return said == nil ? descriptor?.defaultInteger : nil
  }

  private func values(in utterance: String) -> SaidValues? {
    guard let app, let intent else { return nil }
    return ValuePhrases(catalog, app: app, at: reference, steps: steps).values(in: utterance, for: intent)
  }

  /// 아니 수량은 두 개로: what comes after the correction may name its parameter, too.
  private func changed(in utterance: String) -> UtteranceReading? {
    named(in: NormalText(utterance)) ?? correction(in: utterance)
  }

  /// A value for the parameter that is named, or the wish to be asked for it again.
  private func named(in text: NormalText) -> UtteranceReading? {
    guard let app, let intent, let naming = SlotNaming(parameters: intent.parameters).naming(in: text) else {
      return nil
    }
    guard let rest = naming.rest else { return .reopen(slot: naming.slot) }
    let said = words(rest, text)
    guard !takesText || naming.slot != question.slot else { return nil }
    let phrases = ValuePhrases(catalog, app: app, at: reference, steps: steps)
    guard let values = phrases.values(in: said, for: intent), values.arguments.keys.contains(naming.slot)
    else { return nil }
    return .correction(values.arguments, adding: values.additions)
  }

  private func words(_ range: Range<Int>, _ text: NormalText) -> String {
    let source = Array(text.source.unicodeScalars)
    return String(String.UnicodeScalarView(source[text.sourceRange(range)]))
  }

  private func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension AnswerOption {
  init(_ option: IntentOption) { self.init(option.title, synonyms: option.synonyms) }
}
