import AppIntents
import struct Foundation.Date
import Language

/// The words of a question, for the first time and for every reason to ask again.
struct QuestionWording {
  let state: ConversationState
  let catalog: AppCatalog
  let reference: DateReference

  func text(_ open: OpenQuestion, _ reason: AskingReason) -> String {
    let plain = plain(open.question)
    switch reason {
    case .first: return open.question.problem.map { problem($0) + " " + escalated(open, plain) } ?? plain
    case .repeated: return plain
    case .problem(let reason): return problem(reason) + " " + escalated(open, plain)
    case .notUnderstood: return misunderstood(open.question) + " " + escalated(open, plain)
    case .help: return help(open.question) + " " + plain
    case .expired: return text(.askAgainAfter(question: plain))
    case .resumed: return text(.resumed(question: plain))
    }
  }

  /// The question by itself: the intent's own words, or words made from why it is asked.
  private func plain(_ question: IntentQuestion) -> String {
    if let dialog = question.dialog { return KoreanParticle.resolve(in: dialog.full) }
    if question.slot == "intent" { return text(.askIntent) }
    if question.slot == "understood" {
      if let repair = state.top?.candidate.repair { return text(.askRepaired(to: repair.to)) }
      return understood()
    }
    switch (question.kind, question.situation) {
    case (.confirm, _): return text(.askConfirm)
    case (.choices, _): return text(.askSeveral(type: question.title))
    case (_, .ambiguous(let said, let owner?)):
      return text(.askOwned(owner: owner, said: said ?? question.title))
    case (_, .ambiguous(let said?, nil)): return text(.askAmbiguous(said: said))
    case (.choice, _): return text(.askChoice(type: question.title))
    case (.value, _): return text(.askValue(title: question.title))
    }
  }

  /// From the second attempt on, how to answer; the options themselves are always shown.
  private func escalated(_ open: OpenQuestion, _ plain: String) -> String {
    open.attempt < 3 ? plain : help(open.question) + " " + plain
  }

  private func understood() -> String {
    guard let candidate = state.top?.candidate else { return text(.askConfirm) }
    let titles = catalog.intent(candidate.call)?.title ?? [:]
    let said = candidate.said.sorted { $0.value.span[0] < $1.value.span[0] }.map { name, said in
      meaning(of: candidate.call.arguments[name]) ?? said.text
    }.joined(separator: " ")
    let title = titles[state.language] ?? titles[""] ?? candidate.call.intent
    return text(.askUnderstood(said: said, title: title))
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
