package import ConversationProtocol
import Assistant
import Matching
import PhraseCatalog

extension AssistantFailure {
  /// The failure that a caller receives for an error of the assistant.
  package init(_ error: any Error) {
    switch error {
    case let failure as AssistantFailure: self = failure
    case let error as ConversationStoreError: self.init(error)
    case let errors as PhraseFileErrors: self.init(.badData, "\(errors)")
    case let errors as PhraseSetErrors: self.init(.badData, "\(PhraseFileErrors(compiling: errors))")
    default: self.init(.internalError, "\(error)")
    }
  }

  private init(_ error: ConversationStoreError) {
    switch error {
    case .superseded: self.init(.superseded, "\(error)")
    case .unavailable: self.init(.unavailable, "\(error)")
    case .busy: self.init(.busy, "\(error)")
    }
  }
}
