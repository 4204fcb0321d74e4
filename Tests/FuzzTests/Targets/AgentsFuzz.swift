import Agents
import JSONText

extension FuzzTarget {
  /// What comes from an agent: cut into messages however it arrives, and each is one of JSON-RPC or refused.
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

  /// The messages are the same in one piece and byte by byte.
  private static func frames(of bytes: [UInt8]) throws -> [AgentFraming.Frame] {
    var (whole, pieces) = (AgentFraming(limit: limit), AgentFraming(limit: limit))
    let frames = whole.take(bytes) + [whole.end()].compactMap(\.self)
    let others = bytes.flatMap { pieces.take([$0]) } + [pieces.end()].compactMap(\.self)
    try hold(frames == others, "the messages depend on how they arrive")
    return frames
  }
}
