import Assistant
import ConversationProtocol
import Hosting
import Matching
import PhraseCatalog
import ConversationTesting

/// Why the tool cannot do its work: a sentence for standard error, and an exit status.
struct ToolFailure: Error {
  let message: String
  let exit: ToolExit
  /// What the assistant calls it.
  var code: AssistantFailure.Code?

  init(_ message: String, exit: ToolExit) {
    self.message = message
    self.exit = exit
  }

  /// Nil for errors of the command line itself, which the argument parser words.
  init?(_ error: any Error) {
    switch error {
    case let failure as ToolFailure: self = failure
    case let failure as AssistantFailure: self.init(failure)
    case is ConversationStoreError: self.init(AssistantFailure(error))
    case is PhraseFileErrors, is PhraseSetErrors:
      self.init("\n" + AssistantFailure(error).message, exit: .badData)
    case let errors as SuiteErrors: self.init("\n\(errors)", exit: .badData)
    default: return nil
    }
  }

  /// The exit status is the same wherever it went wrong: in this process or in the daemon.
  init(_ failure: AssistantFailure) {
    self.init(failure.message, exit: ToolExit(failure.code))
    code = failure.code
  }
}
