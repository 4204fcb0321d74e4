import AppIntents
import ConversationProtocol
import Language

// What is said beside an open question and is no answer to it.

extension Understanding {
  /// The nearest meaning of what neither answers nor edits: what only reads is answered beside the question; anything else is
  /// meant where the question itself is only the assistant's guess.
  func besideQuestion(_ other: Result, _ text: NormalText) async -> Result? {
    switch other.reading {
    case .unknown, .notFound: break
    default: return nil
    }
    let nearest = await byNearestMeaning(other, text)
    if asksAboutShown(nearest.reading) { return Result(reading: .command(.repeat)) }
    switch nearest.reading {
    case .intent(let candidate)
    where reads(candidate) && !candidate.asksFirst && isWhole(candidate) || isGuess: return nearest
    default: return nil
    }
  }

  /// How much is it? at a confirmation, which shows that.
  private func asksAboutShown(_ reading: UtteranceReading) -> Bool {
    guard case .intent(let candidate) = reading, reads(candidate), !isWhole(candidate), let frame = state.top
    else { return false }
    return frame.stage == .running && frame.question?.question.kind == .confirm
      && frame.candidate.call.app == candidate.call.app
  }

  private func isWhole(_ candidate: Candidate) -> Bool {
    catalog.intent(candidate.call).map { isComplete(candidate, $0) } ?? false
  }

  /// Whether the open question is about what the assistant guessed.
  private var isGuess: Bool { state.top?.isGuess ?? false }
}

extension Frame {
  /// Whether it only asks whether, or which of several, was meant by words that no phrase took.
  var isGuess: Bool {
    switch stage {
    case .confirmingUnderstood: candidate.isNearestMeaning
    case .choosingIntent(let candidates): candidates.allSatisfy(\.isNearestMeaning)
    default: false
    }
  }
}
