import JSONText

/// One request of a client, and the way back to it.
struct AgentExchange: Sendable {
  /// Asks the client something and waits for its answer.
  typealias Asking = @Sendable (_ method: String, _ parameters: JSON) async throws -> JSON

  /// The client's name for it.
  let id: RPCIdentifier
  /// Tells the callers of a door apart.
  let principal: String
  let revision: AgentRevision
  let capabilities: AgentCapabilities
  /// Of the handshake era; in the stateless one nothing is asked but in a result.
  let ask: Asking?
  /// What the person sees; nil for a caller who proves nothing.
  let boards: (any AgentBoards)?
  /// Of the handshake era: what the client is told of beside its requests.
  let subscriptions: ResourceSubscriptions?
  /// Sends a notification that belongs to this request.
  let notify: @Sendable (_ method: String, _ parameters: JSON) async -> Void
}
