import AppIntents
import Language
import Languages

/// The action that a confirmation asks about, and answers that name it.
extension AnswerUnderstanding {
  /// 주문 취소해 줘 at 주문할까요?: the thing that was asked about is not to be done.
  func isSayingTitleAway(_ text: NormalText) -> Bool {
    // 계획 취소 is a yes where 계획 취소 is what was asked.
    if AnswerReader.read(text, in: context, steps: steps) == .yes { return false }
    let names = (question.confirmation?.accept ?? []) + intentWords
    return names.contains { name in
      let word = NormalText(name).text
      guard !word.isEmpty, text.text.hasPrefix(word) else { return false }
      let end = word.unicodeScalars.count
      return ConversationWords.all.objectParticles.union([""]).contains { particle in
        let start = end + particle.unicodeScalars.count
        guard start < text.count, text.slice(end..<start) == particle else { return false }
        return AnswerReader.read(NormalText(text.slice(start..<text.count)), in: .value, steps: steps)
          == .cancel
      }
    }
  }

  /// The words of the title of the intent that asks.
  private var intentWords: [String] {
    guard let call = state.top?.candidate.call, let intent = catalog.intent(call) else { return [] }
    return intent.title.values.flatMap { [$0] + $0.split(separator: " ").map(String.init) }
  }

  /// What the person sees: the question, and the lines below it.
  var shownText: String {
    ([question.dialog?.full ?? ""] + question.snippet).joined(separator: "\n")
  }

  /// Whether the question is about one thing.
  var isAboutOne: Bool { question.confirmation?.entityCount == 1 }

  /// What names the action where the app gave no words for it: order, 방문 기록 지우기.
  var actionNames: [String] {
    let intent = (state.top?.candidate.call).flatMap { catalog.intent($0) }
    // What was understood is confirmed by the intent's own title.
    if question.slot == "understood", state.top?.stage == .confirmingUnderstood {
      return intent.map { Array($0.title.values) } ?? []
    }
    guard let words = question.confirmation, words.accept.isEmpty else { return [] }
    return [words.action] + (intent.map { Array($0.title.values) } ?? [])
  }
}
