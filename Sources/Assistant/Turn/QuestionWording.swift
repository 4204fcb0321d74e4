import AppIntents
import ConversationProtocol
import struct Foundation.Date
import KoreanLanguage
import Language

/// The words of a question, for the first time and for every reason to ask again.
struct QuestionWording {
  let state: ConversationState
  let catalog: AppCatalog
  let reference: DateReference

  func text(_ open: OpenQuestion, _ reason: RepromptReason) -> String {
    let plain = plain(open.question) + hidden(open)
    switch reason {
    case .first: return open.question.problem.map { problem($0) + " " + escalated(open, plain) } ?? plain
    case .repeated: return plain
    case .problem(let reason): return problem(reason) + " " + escalated(open, plain)
    case .notUnderstood: return misunderstood(open.question) + " " + escalated(open, plain)
    case .help: return help(open.question) + " " + plain
    case .expired: return text(.askAgainAfter(question: plain))
    case .resumed: return text(.resumed(question: plain))
    case .back(let was): return text(.wasAnswered(was)) + " " + plain
    case .nothingBefore: return text(.nothingBefore) + " " + plain
    case .required: return text(.required(title: open.question.title)) + " " + escalated(open, plain)
    case .tooLate: return text(.tooLateToChange) + " " + plain
    case .noOthers: return text(.noOthers) + " " + escalated(open, plain)
    case .cannotChoose: return text(.cannotChoose) + " " + escalated(open, plain)
    case .notComparable: return text(.notComparable) + " " + escalated(open, plain)
    case .personWanted: return text(.personWanted) + " " + plain
    case .kept: return text(.kept) + " " + plain
    case .habits: return text(.habits) + " " + plain
    }
  }

  /// That the list goes on, and how to see the rest.
  private func hidden(_ open: OpenQuestion) -> String {
    open.hiddenCount > 0 && open.narrowed == nil ? " " + text(.moreOptions(count: open.hiddenCount)) : ""
  }

  /// The question by itself: the intent's own words, or words made from why it is asked.
  private func plain(_ question: IntentQuestion) -> String {
    if let dialog = question.dialog { return KoreanParticle.resolve(in: dialog.full) }
    if let own = own(question) { return own }
    switch (question.kind, question.situation) {
    case (.confirm, _): return text(.askConfirm)
    case (.choices, _): return text(.askSeveral(type: question.title))
    case (_, .owners(let said?)): return text(.askOwner(type: question.title, said: said))
    case (_, .ambiguous(let said, let owner?)):
      return text(.askOwned(owner: owner, said: said ?? question.title))
    case (_, .ambiguous(let said?, nil)): return text(.askAmbiguous(said: said))
    case (.choice, _): return text(.askChoice(type: question.title))
    case (.value, _): return text(.askValue(title: question.title))
    }
  }

  /// The words of the assistant's own questions.
  private func own(_ question: IntentQuestion) -> String? {
    guard let frame = state.top else { return nil }
    switch question.slot {
    case "intent" where frame.stage != .running: return text(.askIntent)
    case "understood" where frame.stage == .confirmingUnderstood:
      return frame.candidate.repair.map { text(.askRepaired(to: $0.to)) } ?? understood()
    case "startOver" where frame.aside == .startOver: return text(.askStartOver)
    case "undo" where frame.stage == .confirmingUndo: return text(.askUndo(title: title(of: frame.candidate)))
    default: break
    }
    switch frame.stage {
    case .confirmingPlan(let candidates): return text(.askPlan(titles: candidates.map(described)))
    case .choosingCancel: return text(.askLeaving)
    case .choosingParked(_, let isCancel): return text(isCancel ? .askParkedCancel : .askParked)
    default: return nil
    }
  }

  /// From the second attempt on, how to answer; the options themselves are always shown.
  private func escalated(_ open: OpenQuestion, _ plain: String) -> String {
    open.attempt < 3 ? plain : help(open.question) + " " + plain
  }

  private func understood() -> String {
    guard let candidate = state.top?.candidate else { return text(.askConfirm) }
    if let title = candidate.title { return text(.askHabit(title: title)) }
    if let isOn = switched(by: candidate) {
      return text(.askSwitched(title: title(of: candidate), isOn: isOn))
    }
    let said = [candidate.isAtOnce == true ? text(.atOnce) : "", said(in: candidate)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return text(.askUnderstood(said: said, title: title(of: candidate)))
  }

  /// Whether it only switches something on or off, and which; a phrase may say it as a word: {off:isEnabled}.
  private func switched(by candidate: Candidate) -> Bool? {
    guard candidate.call.arguments.count == 1, let (name, argument) = candidate.call.arguments.first,
      catalog.intent(candidate.call)?.parameters.first(where: { $0.name == name })?.kind == .boolean
    else { return nil }
    return switch argument {
    case .boolean(let isOn): isOn
    case .text(let text): Bool(text)
    default: nil
    }
  }

  /// An intent with what was said for it: 음료 주문(녹차 두 잔).
  func described(_ candidate: Candidate) -> String {
    text(.intentOption(title: title(of: candidate), said: said(in: candidate)))
  }

  private func title(of candidate: Candidate) -> String {
    let titles = catalog.intent(candidate.call)?.title ?? [:]
    return titles[state.language] ?? titles[""] ?? candidate.call.intent
  }

  /// What was said, in its order; then what was corrected since.
  private func said(in candidate: Candidate) -> String {
    let said = candidate.said.sorted { $0.value.span[0] < $1.value.span[0] }.map { name, said in
      meaning(of: candidate.call.arguments[name]) ?? said.text
    }
    let corrected = candidate.call.arguments.filter { candidate.said[$0.key] == nil }
      .sorted { $0.key < $1.key }.map { meaning(of: $0.value) ?? $0.value.words }
    return (said + corrected).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A time is repeated as it was understood: 저녁 7시 alone does not say which day.
  private func meaning(of argument: IntentArgument?) -> String? {
    switch argument {
    case .date(let seconds):
      reference.words(for: Date(timeIntervalSince1970: seconds), language: state.language)
    case .duration(let seconds): DateReference.words(forSeconds: seconds, language: state.language)
    default: nil
    }
  }

  private func misunderstood(_ question: IntentQuestion) -> String {
    switch question.kind {
    case .choice, .choices: text(.notInList)
    case .confirm: text(.answerYesOrNo)
    case .value: text(.notUnderstood)
    }
  }

  private func help(_ question: IntentQuestion) -> String {
    switch question.kind {
    case .choice, .choices: text(.helpChoice)
    case .confirm: text(.helpConfirm)
    case .value: text(.helpValue(title: question.title))
    }
  }

  private func problem(_ problem: IntentQuestion.Problem) -> String {
    switch problem {
    case .notFound(let said): text(.valueNotFound(said: said))
    case .unreadable(""): text(.unreadableValue)
    case .unreadable(let said): text(.unreadable(said: said))
    case .refused(let words): words.full
    case .wrongCount(let minimum, let maximum):
      minimum == maximum
        ? text(.exactCount(minimum)) : text(.wrongCount(minimum: minimum, maximum: maximum))
    case .outOfRange(let minimum?, let maximum?):
      text(.outOfRange(minimum: number(minimum), maximum: number(maximum)))
    case .outOfRange(let minimum?, nil): text(.tooSmall(minimum: number(minimum)))
    case .outOfRange(nil, let maximum?): text(.tooLarge(maximum: number(maximum)))
    case .outOfRange(nil, nil): text(.notInList)
    }
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  private func text(_ message: Message) -> String { MessageCatalogue.text(message, language: state.language) }
}

extension IntentArgument {
  /// The value in words that were said or can be.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .entities(_, let said), .cases(_, let said): said
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean, .date, .duration: ""
    case .list(let members): members.map(\.words).joined(separator: ", ")
    case .composite(let values): values.sorted { $0.key < $1.key }.map(\.value.words).joined(separator: " ")
    }
  }
}
