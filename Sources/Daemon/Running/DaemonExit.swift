import Assistant
import ConversationProtocol
import Hosting
import Matching
import PhraseCatalog

/// The daemon's exit statuses: those of `sysexits.h`, as the tool has them.
enum DaemonExit: Int32 {
  case success = 0
  case usage = 64
  case badData = 65
  case unavailable = 69
  case internalError = 70
  case tryAgain = 75
  case notPermitted = 77
  case configuration = 78

  /// Nil for errors of the command line, which the argument parser words.
  init?(_ error: any Error) {
    switch error {
    case is AssistantFailure, is ConversationStoreError, is PhraseFileErrors, is PhraseSetErrors:
      self.init(AssistantFailure(error).code)
    default: return nil
    }
  }

  private init(_ code: AssistantFailure.Code) {
    switch code {
    case .badRequest: self = .usage
    case .badData: self = .badData
    case .configuration: self = .configuration
    case .notPermitted: self = .notPermitted
    case .busy: self = .tryAgain
    default: self = .unavailable
    }
  }
}
