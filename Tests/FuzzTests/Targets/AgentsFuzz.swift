import Agents
import Foundation
import HTTPTypes
import JSONText

@testable import Daemon

extension FuzzTarget {
  /// What comes from an agent: cut into messages however it arrives, and each is one of JSON-RPC or refused. Over HTTP its headers
  /// say the same.
  static let agents = FuzzTarget(
    name: "agents",
    words: [
      "\"jsonrpc\":\"2.0\"", "\"id\":", "\"method\":\"tools/call\"", "\"params\":{", "\"result\":{}",
      "\"error\":{",
      "\"_meta\":{", "\"requestState\":", "\"inputResponses\":", "io.modelcontextprotocol/protocolVersion",
    ],
    seeds: { try SourceTree.files(in: "Tests/FuzzTests/Agents").map(\.bytes) }
  ) { bytes in
    for frame in try frames(of: bytes) {
      if case .request(_, let method, let parameters) = try? frame.read(limit: limit) {
        try checkHeaders(method, parameters)
      }
      do throws(RPCRefusal) {
        let message = try frame.read(limit: limit)
        if case .request(let id, let method, let parameters) = message {
          _ = try? StatelessEnvelope(parameters).revision()
          let written = RPCMessage.reply(.result(JSON(["method": .text(method)])), to: id)
          guard let id = written["id"], (try? JSON(parsing: written.lineBytes))?["id"] == id else {
            throw RPCRefusal(RPCFailure(.internalError, ""), id: nil)
          }
        }
      } catch {
        try hold(
          error.failure.code != RPCFailure.Code.internalError.rawValue,
          "a reply has the identifier of its request")
        let line = error.reply.lineBytes
        try hold(line.allSatisfy { $0 >= 0x20 }, "a refusal is one line")
        try hold((try? JSON(parsing: line)["error"]) != nil, "a refusal is JSON")
      }
    }
  }

  private static let limit = 512

  /// Headers that say what the body says are taken, and any other ones are refused.
  private static func checkHeaders(_ method: String, _ parameters: JSON) throws {
    guard let version = parameters["_meta"]?[AgentMeta.version]?.string else { return }
    var fields: HTTPFields = [.mcpProtocolVersion: version, .mcpMethod: method]
    // Not every text can be a header.
    guard fields[.mcpProtocolVersion] == version, fields[.mcpMethod] == method else { return }
    let key = ["tools/call": "name", "prompts/get": "name", "resources/read": "uri"][method]
    if let name = key.flatMap({ parameters[$0]?.string }) {
      fields[.mcpName] = "=?base64?\(Data(name.utf8).base64EncodedString())?="
    }
    try hold(isTaken(fields, method, parameters), "headers that say what the body says are taken")
    for field in fields {
      var others = fields
      others[field.name] = field.value + "x"
      try hold(!isTaken(others, method, parameters), "\(field.name) says something else and is refused")
      others[field.name] = nil
      try hold(!isTaken(others, method, parameters), "\(field.name) is missing, which is refused")
    }
  }

  private static func isTaken(_ fields: HTTPFields, _ method: String, _ parameters: JSON) -> Bool {
    (try? AgentHeaders(fields).check(method, parameters)) != nil
  }

  /// The messages are the same in one piece and byte by byte.
  private static func frames(of bytes: [UInt8]) throws -> [AgentFraming.Frame] {
    var (whole, pieces) = (AgentFraming(limit: limit), AgentFraming(limit: limit))
    let frames = whole.take(bytes) + [whole.end()].compactMap(\.self)
    let others = bytes.flatMap { pieces.take([$0]) } + [pieces.end()].compactMap(\.self)
    try hold(frames == others, "the messages depend on how they arrive")
    return frames
  }
}
