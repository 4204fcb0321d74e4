import AppIntents
import ConversationProtocol
import Language
import Languages
import Matching

/// Utterances that steer the conversation while a question is open.
extension AnswerUnderstanding {
  func steering(_ text: NormalText) -> Command? {
    if ConversationWords.isDecline(text) {
      return question.kind == .confirm || takesText || question.value == .boolean ? nil : .cancel
    }
    guard !isOption(text) else { return nil }
    switch catalog.conversation.command(text.source, steps: steps) {
    // 계속할까요? – 계속해 줘 is a yes.
    case .resume where question.kind == .confirm: return nil
    // 추천해 줘 at a question leaves the choice to the assistant; nothing has failed while one is open.
    case .habits, .retry, nil: return nil
    case let command?: return Command(command)
    }
  }

  private func isOption(_ text: NormalText) -> Bool {
    open.shown.contains { option in
      ([option.title] + option.synonyms).contains { NormalText($0).text == text.text }
    }
  }

  func command(_ reading: AnswerReading) -> UtteranceReading? {
    switch reading {
    case .cancel: return .command(.cancel)
    case .help, .dontKnow: return .command(.help)
    case .repeatQuestion, .wait: return .command(.repeat)
    case .back: return .command(.back)
    case .startOver: return .command(.startOver)
    case .undo: return .command(.undo)
    case .skip: return skipped
    case .more: return isChoice ? .command(.more) : .command(.repeat)
    case .noneOfThese where isChoice: return .command(.more)
    case .noneOfThese where !takesText: return .command(.cancel)
    default: return nil
    }
  }

  /// Only what may be empty can be left empty.
  private var skipped: UtteranceReading {
    guard let parameter, parameter.isOptional else { return .command(.skip) }
    switch question.kind {
    case .choices: return .answer(.options([]), also: [:])
    case .value where takesText: return .answer(.argument(.text("")), also: [:])
    case .value, .choice, .confirm: return .command(.skip)
    }
  }
}
