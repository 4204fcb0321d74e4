import ConversationProtocol

/// The tool's exit statuses; scripts rely on them.
enum ToolExit: Int32, Error {
  case success = 0
  case failed = 1
  /// The tests passed, but prove less than was asked for.
  case thresholdMissed = 2
  case notUnderstood = 3
  case noTarget = 4
  case cancelled = 5
  case expired = 6
  case inputRequired = 20
  case usage = 64
  case badData = 65
  case unavailable = 69
  case internalError = 70
  case tryAgain = 75
  case notPermitted = 77
  case configuration = 78
  case interrupted = 130

  /// No test was found.
  static let nothingToRun = ToolExit.cancelled

  init(_ turn: Turn) {
    switch turn.error?.code {
    case .unavailable: self = .unavailable
    case .busy: self = .tryAgain
    default: self.init(turn.outcome)
    }
  }

  init(_ code: AssistantFailure.Code) {
    self =
      switch code {
      case .badRequest, .notFound: .usage
      case .tooLarge, .badData: .badData
      case .superseded: .expired
      case .busy, .inProgress: .tryAgain
      case .unavailable: .unavailable
      case .notPermitted: .notPermitted
      case .configuration: .configuration
      default: .internalError
      }
  }

  init(_ outcome: TurnOutcome) {
    self =
      switch outcome {
      case .done, .answered: .success
      case .inputRequired: .inputRequired
      case .notUnderstood: .notUnderstood
      case .noTarget: .noTarget
      case .failed: .failed
      case .cancelled, .declined: .cancelled
      case .expired, .superseded: .expired
      }
  }
}
