import Assistant
import Hosting
import JSONText
import Matching
import PhraseCatalog

/// Why a request has no reply: what is sent in its place.
package struct DaemonFailure: Error, Hashable, Sendable {
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The request cannot be read, or asks for something that there is not.
    case badRequest = "bad_request"
    case tooLarge = "too_large"
    /// There is no such conversation, or it is somebody else's.
    case notFound = "not_found"
    case notPermitted = "not_permitted"
    /// Somebody else went on with the conversation meanwhile.
    case superseded
    /// The same request is being carried out at this moment.
    case inProgress = "in_progress"
    /// Too much is at work already, or another process holds the database.
    case busy
    case unavailable
    case badData = "bad_data"
    case configuration
    case internalError = "internal"
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The same request may have a reply later.
  package var isRetryable: Bool {
    switch code {
    case .busy, .unavailable, .superseded, .inProgress: true
    case .badRequest, .tooLarge, .notFound, .notPermitted, .badData, .configuration, .internalError: false
    }
  }

  /// What any error of the assistant is to whoever asked.
  package init(_ error: any Error) {
    switch error {
    case let failure as DaemonFailure: self = failure
    case let error as ConversationStoreError: self.init(error)
    case let error as RequestInProgress: self.init(.inProgress, "\(error)")
    case let error as ConversationAtWork: self.init(.busy, "\(error)")
    case let failure as HostFailure: self.init(failure)
    case let error as RefusedText: self.init(.badRequest, error.message)
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

  private init(_ failure: HostFailure) {
    switch failure.kind {
    case .usage: self.init(.badRequest, failure.message)
    case .configuration: self.init(.configuration, failure.message)
    case .notPermitted: self.init(.notPermitted, failure.message)
    case .unavailable: self.init(.unavailable, failure.message)
    case .busy: self.init(.busy, failure.message)
    }
  }

  var jsonValue: JSON {
    JSON(["code": .text(code.rawValue), "message": .text(message), "retryable": .boolean(isRetryable)])
  }
}
