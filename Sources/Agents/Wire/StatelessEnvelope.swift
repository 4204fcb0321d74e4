package import JSONText

/// What a request of the stateless era says about itself, in `_meta`.
package struct StatelessEnvelope: Hashable, Sendable {
  private let version: String

  /// - Throws: `RPCFailure` when something that must be there is missing.
  package init(_ parameters: JSON) throws(RPCFailure) {
    guard let meta = parameters["_meta"], meta.object != nil else {
      throw .invalid("“_meta” is missing; a connection of the older kind begins with “initialize”")
    }
    guard let version = meta[AgentMeta.version] else { throw .invalid("“\(AgentMeta.version)” is missing") }
    guard let name = version.string else { throw .invalid("“\(AgentMeta.version)” is no text") }
    guard meta[AgentMeta.capabilities]?.object != nil else {
      throw .invalid("“\(AgentMeta.capabilities)” is missing")
    }
    self.version = name
  }

  /// - Throws: `RPCFailure` when the revision is not spoken here.
  package func revision() throws(RPCFailure) -> AgentRevision {
    guard let revision = AgentRevision(rawValue: version), revision == .stateless else {
      throw RPCFailure(
        .unsupportedVersion, "this revision is not spoken here",
        data: JSON([
          "supported": .texts(AgentRevision.statelessOnes.map(\.rawValue)),
          "requested": .text(String(version.prefix(100))),
        ]))
    }
    return revision
  }

  /// Whether a request is one of the stateless era, right or wrong.
  package static func isGiven(_ parameters: JSON) -> Bool { parameters["_meta"]?[AgentMeta.version] != nil }
}
