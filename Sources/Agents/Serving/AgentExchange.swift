import JSONText

/// One request of a client, and the way back to it.
struct AgentExchange: Sendable {
  /// Asks the client something and waits for its answer.
  typealias Asking = @Sendable (_ method: String, _ parameters: JSON) async throws -> JSON

  /// Tells the callers of a door apart.
  let principal: String
  let revision: AgentRevision
  let capabilities: AgentCapabilities
  /// Of the handshake era; in the stateless one nothing is asked but in a result.
  let ask: Asking?
  /// Sends a notification that belongs to this request.
  let notify: @Sendable (_ method: String, _ parameters: JSON) async -> Void
}
