import Agents
import Foundation
import HTTPTypes
import JSONText

/// What a request of MCP says in its headers, which has to be what its body says.
struct AgentHeaders {
  private let fields: HTTPFields

  init(_ fields: HTTPFields) { self.fields = fields }

  /// The name of the session that began with a handshake.
  var session: String? { fields[.mcpSessionID] }

  /// Whether a request is one of the stateless era, right or wrong.
  func isStateless(_ message: RPCMessage) -> Bool {
    guard case .request(_, let method, let parameters) = message, method != "initialize" else { return false }
    return StatelessEnvelope.isGiven(parameters)
      || fields[.mcpProtocolVersion] == AgentRevision.stateless.rawValue
  }

  /// Checks the headers of the stateless era, where proxies go by them.
  ///
  /// - Throws: `RPCFailure` when they say something else than the body.
  func check(_ method: String, _ parameters: JSON) throws(RPCFailure) {
    guard fields[.mcpProtocolVersion] == parameters["_meta"]?[AgentMeta.version]?.string else {
      throw mismatch("MCP-Protocol-Version")
    }
    guard fields[.mcpMethod] == method else { throw mismatch("Mcp-Method") }
    guard let key = Self.named[method], let name = parameters[key]?.string else { return }
    guard fields[.mcpName].flatMap(Self.decoded) == name else { throw mismatch("Mcp-Name") }
  }

  /// The methods whose name is a header, too.
  private static let named = ["tools/call": "name", "prompts/get": "name", "resources/read": "uri"]

  private func mismatch(_ header: String) -> RPCFailure {
    RPCFailure(.headerMismatch, "\(header) does not say what the body says")
  }

  /// A text as a header has it: as it is, or in Base64 between marks.
  static func decoded(_ text: String) -> String? {
    let (begin, end) = ("=?base64?", "?=")
    guard text.hasPrefix(begin), text.hasSuffix(end), text.utf8.count >= begin.utf8.count + end.utf8.count
    else {
      return text
    }
    let letters = String(text.dropFirst(begin.count).dropLast(end.count))
    guard let data = Data(base64Encoded: letters), data.base64EncodedString() == letters else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// - Throws: 406 when the client takes neither of the two forms of a reply.
  func checkAccept() throws(HTTPFailure) {
    try check(accepting: ["application/json", "application/*", "*/*", EventStream.contentType])
  }

  /// - Throws: 406 when the client takes no stream of events.
  func checkAcceptsStream() throws(HTTPFailure) {
    try check(accepting: ["*/*", "text/*", EventStream.contentType])
  }

  private func check(accepting known: Set<String>) throws(HTTPFailure) {
    guard let accept = fields[.accept]?.lowercased() else { return }
    let types = accept.split(separator: ",").map { $0.prefix { $0 != ";" }.filter { !$0.isWhitespace } }
    guard types.contains(where: { known.contains($0) }) else { throw .notAcceptable }
  }
}
