import Assistant
import Hosting
import Matching
import PhraseCatalog
import Rehearsal

/// Why the tool cannot do its work: a sentence for standard error, and an exit status.
struct ToolFailure: Error {
  let message: String
  let exit: ToolExit

  init(_ message: String, exit: ToolExit) {
    self.message = message
    self.exit = exit
  }

  /// Nil for errors of the command line itself, which the argument parser words.
  init?(_ error: any Error) {
    switch error {
    case let failure as ToolFailure: self = failure
    case let failure as HostFailure: self.init(failure)
    case let text as RefusedText: self.init(text.message, exit: .usage)
    case let errors as PhraseFileErrors: self.init("\n\(errors)", exit: .badData)
    case let errors as PhraseSetErrors:
      self.init("\n\(PhraseFileErrors(compiling: errors))", exit: .badData)
    case let errors as SuiteErrors: self.init("\n\(errors)", exit: .badData)
    case let error as ConversationStoreError: self.init(error)
    case let error as RequestInProgress: self.init("\(error)", exit: .tryAgain)
    case let error as ConversationAtWork: self.init("\(error)", exit: .tryAgain)
    default: return nil
    }
  }

  private init(_ failure: HostFailure) {
    switch failure.kind {
    case .usage: self.init(failure.message, exit: .usage)
    case .configuration: self.init(failure.message, exit: .configuration)
    case .notPermitted: self.init(failure.message, exit: .notPermitted)
    case .unavailable: self.init(failure.message, exit: .unavailable)
    case .busy: self.init(failure.message, exit: .tryAgain)
    }
  }

  private init(_ error: ConversationStoreError) {
    switch error {
    case .superseded: self.init("\(error)", exit: .expired)
    case .unavailable: self.init("\(error)", exit: .unavailable)
    case .busy: self.init("\(error)", exit: .tryAgain)
    }
  }
}
