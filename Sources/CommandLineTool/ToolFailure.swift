import Assistant
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
    case let errors as PhraseFileErrors: self.init("\n\(errors)", exit: .badData)
    case let errors as PhraseSetErrors:
      self.init("\n\(PhraseFileErrors(compiling: errors))", exit: .badData)
    case let errors as SuiteErrors: self.init("\n\(errors)", exit: .badData)
    case let error as ConversationStoreError: self.init(error)
    default: return nil
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
