import JSONText
import Testing

@testable import Agents

@Suite struct RPCMessageTests {
  private func code(_ text: String) -> Int? { code(Array(text.utf8)) }

  private func code(_ bytes: [UInt8]) -> Int? {
    do throws(RPCRefusal) {
      _ = try RPCMessage(bytes)
      return nil
    } catch {
      return error.failure.code
    }
  }

  @Test(
    "what is no JSON is no message",
    arguments: [
      "", "{", "{\"a\":1,\"a\":2}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"ping\"}", "nul",
      "\"",
    ])
  func noJSON(_ text: String) { #expect(code(text) == -32_700) }

  @Test("neither is what is deeper than anything sensible, or not UTF-8")
  func hostile() {
    #expect(code(String(repeating: "[", count: 10_000)) == -32_700)
    #expect(code([0x22, 0xC3, 0x28, 0x22]) == -32_700)
  }

  @Test(
    "other JSON is no message",
    arguments: [
      "[]", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", "7", "{}",
      "{\"id\":1,\"method\":\"ping\"}",
      "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":3}",
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]}", "{\"jsonrpc\":\"2.0\",\"id\":1}",
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{},\"error\":{}}",
    ])
  func noMessage(_ text: String) { #expect(code(text) == -32_600) }

  @Test("requests, notifications and responses are told apart")
  func kinds() throws {
    func read(_ text: String) throws -> RPCMessage { try RPCMessage(Array(text.utf8)) }
    #expect(
      try read("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"ping\"}")
        == .request(.text("a"), method: "ping", parameters: JSON([])))
    #expect(
      try read("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}")
        == .notification(method: "notifications/initialized", parameters: JSON([])))
    #expect(
      try read("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}") == .response(.number(1), .result(JSON([]))))
  }

  @Test("what is refused has the identifier of its request, if that could be read")
  func identifier() {
    #expect(throws: RPCRefusal(RPCFailure(.invalidRequest, "“jsonrpc” is not “2.0”"), id: .number(9))) {
      try RPCMessage(Array("{\"id\":9,\"method\":\"ping\"}".utf8))
    }
  }
}

@Suite struct AgentFramingTests {
  private func frames(_ pieces: [String], limit: Int = 10) -> [String] {
    var framing = AgentFraming(limit: limit)
    let frames = pieces.flatMap { framing.take($0.utf8) } + [framing.end()].compactMap(\.self)
    return frames.map { frame in
      if case .message(let bytes) = frame { String(decoding: bytes, as: UTF8.self) } else { "too long" }
    }
  }

  @Test("a line is a message, however its bytes come; empty lines are nothing")
  func lines() {
    #expect(frames(["ab", "c\nde", "f\n\n \r\n", "g"]) == ["abc", "def", "g"])
  }

  @Test("a line that is too long is told of once, and the next one is read")
  func tooLong() {
    #expect(frames([String(repeating: "x", count: 1_000), "y\n", "ok\n"]) == ["too long", "ok"])
    #expect(frames(["0123456789\n", "01234567890"]) == ["0123456789", "too long"])
  }
}
