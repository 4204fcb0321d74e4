import AppIntents

/// What a turn has to say, before it has words.
enum Reply {
  case question(OpenQuestion, reason: AskingReason)
  case outcome(IntentOutcome, Frame?, next: OpenQuestion?)
  /// One intent ended by opening another, which asks.
  case opened(IntentOutcome, then: OpenQuestion?)
  case failed(IntentFailure, Candidate?, next: OpenQuestion?)
  case ended(FrameEnding, next: OpenQuestion?)
  case said(Saying)

  var question: OpenQuestion? {
    switch self {
    case .question(let open, _): open
    case .outcome(_, _, let next), .failed(_, _, let next), .ended(_, let next): next
    case .opened(_, let then): then
    case .said: nil
    }
  }
}
