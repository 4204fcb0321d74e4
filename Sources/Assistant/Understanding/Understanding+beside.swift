import AppIntents
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
    switch nearest.reading {
    case .intent(let candidate) where reads(candidate) && !candidate.asksFirst || isGuess: return nearest
    default: return nil
    }
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
