import AppIntents
import Language
import Matching

/// Reads an utterance as an answer to the open question.
struct AnswerUnderstanding {
  let catalog: AppCatalog
  let state: ConversationState
  let question: IntentQuestion

  /// The reading, or nil when the utterance is no answer.
  func read(_ utterance: String) async -> UtteranceReading? {
    let text = NormalText(utterance)
    if let command = Self.command(text, isQuestionOpen: true) { return .command(command) }
    switch question.kind {
    case .confirm: return nil
    case .choice:
      if let n = Int(text.text), n > 0, n <= question.options.count { return .answer(.options([question.options[n - 1].id]), also: [:]) }
      return nil
    case .choices, .value: return nil
    }
  }

  func refusal(of utterance: String) -> UtteranceReading { .unknown }

  static func command(_ text: NormalText, isQuestionOpen: Bool) -> Command? {
    ["취소": .cancel][text.text]
  }
}
