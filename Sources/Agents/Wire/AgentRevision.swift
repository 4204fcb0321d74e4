import JSONText

/// A published revision of MCP that is spoken here.
package enum AgentRevision: String, Hashable, Sendable, CaseIterable {
  /// Each request says all about itself; what is missing is asked for in the result.
  case stateless = "2026-07-28"
  case handshake202511 = "2025-11-25"
  case handshake202506 = "2025-06-18"

  /// A connection begins with `initialize`; what is missing is asked for with a request to the client.
  package var hasHandshake: Bool { self != .stateless }

  /// What a handshake with a client comes to that speaks something else.
  static let latestHandshake = AgentRevision.handshake202511

  static let statelessOnes = allCases.filter { !$0.hasHandshake }
}

/// The keys of `_meta` in the stateless era.
package enum AgentMeta {
  package static let version = "io.modelcontextprotocol/protocolVersion"
  static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  static let server = "io.modelcontextprotocol/serverInfo"
  static let subscription = "io.modelcontextprotocol/subscriptionId"
}

/// What a client says that it can do.
struct AgentCapabilities: Hashable, Sendable {
  /// The person can be asked with a form.
  var asks = false
  /// The person can be given a link.
  var opensLinks = false

  init() {}

  /// - Parameter json: `capabilities`. An empty `elicitation` is one with forms.
  init(_ json: JSON?) {
    guard let elicitation = json?["elicitation"]?.object else { return }
    asks = elicitation.isEmpty || elicitation.contains { $0.key == "form" }
    opensLinks = elicitation.contains { $0.key == "url" }
  }
}
