package import struct Foundation.Date

/// A call of an agent that waits for answers. It counts once, for the caller, the tool and the arguments it was given for.
package struct AgentCallRecord: Hashable, Sendable {
  /// Who may go on with what.
  package struct Claim: Hashable, Sendable {
    /// Tells the callers of a door apart.
    package var principal: String
    package var method: String
    package var tool: String
    /// A hash of the arguments, in hexadecimal.
    package var digest: String

    package init(principal: String, method: String, tool: String, digest: String) {
      (self.principal, self.method, self.tool, self.digest) = (principal, method, tool, digest)
    }
  }

  /// A hash of the name under which the client goes on with it; the name itself is not kept.
  package var id: String
  package var claim: Claim
  package var session: String
  /// The question that was asked.
  package var question: String
  /// How often this call has asked.
  package var rounds: Int
  package var expires: Date

  package init(id: String, claim: Claim, session: String, question: String, rounds: Int, expires: Date) {
    (self.id, self.claim, self.session) = (id, claim, session)
    (self.question, self.rounds, self.expires) = (question, rounds, expires)
  }
}

/// Where calls of agents wait, for all processes that use it.
package protocol AgentCallRows: Sendable {
  /// Keeps a call. Those that expired go, then what is used or oldest: of this caller first.
  func keep(_ call: AgentCallRecord, at now: Date) throws

  /// Takes the call that a name stands for, so that it counts no second time.
  ///
  /// - Returns: nil, and nothing is changed, when there is none that is unused and of this claim. One that expired is
  ///   returned, too, and counts no second time either.
  func use(_ id: String, by claim: AgentCallRecord.Claim) throws -> AgentCallRecord?
}

/// How many calls wait.
package enum AgentCallLimits {
  package static let ofOne = 256
  package static let ofAll = 4_096
}
