import AppIntents

/// What a turn has to say, before it has words.
enum Reply {
  case question(OpenQuestion, reason: RepromptReason)
  case outcome(IntentOutcome, Frame?, next: OpenQuestion?)
  /// One intent ended by opening another, which asks.
  case opened(IntentOutcome, then: OpenQuestion?)
  case failed(IntentFailure, Candidate?, next: OpenQuestion?)
  case ended(FrameEnding, Frame?, next: OpenQuestion?)
  /// The open question stays open and is put again.
  case said(SystemResponse, next: OpenQuestion?)
  /// One command of a sentence was carried out, and the next one was begun.
  indirect case sequence(Reply, then: Reply)

  var question: OpenQuestion? {
    switch self {
    case .question(let open, _): open
    case .outcome(_, _, let next), .failed(_, _, let next), .ended(_, _, let next), .said(_, let next): next
    case .opened(_, let then): then
    case .sequence(_, let then): then.question
    }
  }
}
