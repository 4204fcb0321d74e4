import Assistant
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
    case let failure as HostFailure: self.init(failure.kind)
    case is PhraseFileErrors, is PhraseSetErrors: self = .badData
    case let error as ConversationStoreError:
      if case .busy = error { self = .tryAgain } else { self = .unavailable }
    case let failure as DaemonFailure: self = failure.code == .busy ? .tryAgain : .unavailable
    default: return nil
    }
  }

  private init(_ kind: HostFailure.Kind) {
    switch kind {
    case .usage: self = .usage
    case .configuration: self = .configuration
    case .notPermitted: self = .notPermitted
    case .unavailable: self = .unavailable
    case .busy: self = .tryAgain
    }
  }
}
