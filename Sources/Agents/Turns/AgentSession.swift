import Hosting

/// The names of conversations that agents began: each says whose it is, so that no agent goes on with another one's.
package enum AgentSession {
  private static let prefix = "agent_"

  /// A new one.
  ///
  /// - Parameter principal: tells the callers of a door apart.
  package static func new(for principal: String) -> String {
    "\(prefix)\(mark(of: principal))_\(RandomLetters.make().prefix(24))"
  }

  package static func belongs(_ session: String, to principal: String) -> Bool {
    session.hasPrefix("\(prefix)\(mark(of: principal))_")
  }

  private static func mark(of principal: String) -> String {
    SHA256.hash(principal).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
