package import Assistant
import ConversationProtocol

/// One thing that somebody says, and to which conversation.
package struct TurnRequest: Sendable {
  /// Which conversation is gone on with.
  package enum Target: Hashable, Sendable {
    /// A new one; a repeated request finds the one that its first call began.
    case new
    case session(String)
    /// The one of that name; a new one if there is none.
    case begun(String)
    /// The newest one of this owner; a new one if there is none.
    case latest
  }

  package var target: Target
  /// Nil when only the open question is answered.
  package var utterance: Utterance?
  package var given: GivenAnswers
  /// Makes a repeated call harmless.
  package var requestID: String?
  /// Of a new conversation's replies; nil: the daemon's.
  package var language: String?
  /// The app that sentences of a new conversation are taken to mean first.
  package var focus: String?

  package init(
    _ utterance: Utterance?, to target: Target = .new, given: GivenAnswers = GivenAnswers(),
    requestID: String? = nil, language: String? = nil, focus: String? = nil
  ) {
    self.utterance = utterance
    self.target = target
    self.given = given
    self.requestID = requestID
    self.language = language
    self.focus = focus
  }

  /// - Throws: `AssistantFailure` for a control character in a name, in what is said or in an answer.
  func check() throws(AssistantFailure) {
    if let requestID { try TextCheck.name(requestID, called: "request") }
    if case .session(let id) = target { try TextCheck.name(id, called: "session") }
    if case .begun(let id) = target { try TextCheck.name(id, called: "session") }
    try utterance?.check()
    try given.check()
  }
}
