import JSONText
import Testing

@testable import Agents

@Suite struct EraTests {
  @Test(
    "a handshake comes to the revision that the client speaks, else to the latest one",
    arguments: [
      ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("x", "2025-11-25"),
    ])
  func handshake(_ wanted: String, _ agreed: String) async throws {
    let client = await TestClient(try await TestServer().server, .stateless)
    let result = try await client.result(
      "initialize",
      JSON(["protocolVersion": .text(wanted), "capabilities": JSON([]), "clientInfo": JSON([])]))
    #expect(result["protocolVersion"]?.string == agreed)
    #expect(result["serverInfo"]?["name"]?.string == "malgil")
    #expect(try await client.failure("initialize", JSON(["protocolVersion": .text(wanted)])) == -32_600)
  }

  @Test("without a handshake each request says its revision and what the client can do")
  func envelope() async throws {
    let client = await TestClient(try await TestServer().server, .stateless)
    func meta(_ members: [JSON.Member]) -> JSON { JSON(["_meta": JSON(members)]) }
    let version = JSON.Member(AgentMeta.version, "2026-07-28")
    let capabilities = JSON.Member(AgentMeta.capabilities, JSON([]))
    #expect(try await client.failure("tools/list", meta([version])) == -32_602)
    #expect(try await client.failure("tools/list", meta([capabilities])) == -32_602)
    #expect(try await client.failure("tools/list", JSON(["_meta": "x"])) == -32_602)
    let other = JSON.Member(AgentMeta.version, "2030-01-01")
    let reply = await client.request("tools/list", meta([other, capabilities]))
    #expect(reply?["error"]?["code"]?.integer == -32_022)
    #expect(reply?["error"]?["data"]?["supported"]?.array == ["2026-07-28"])
    #expect(try await client.result("tools/list", meta([version, capabilities]))["tools"] != nil)
  }

  @Test("only results of the stateless era say what they are and how long they may be kept")
  func results() async throws {
    let server = try await TestServer().server
    let stateless = try await TestClient(server, .stateless).result("tools/list")
    #expect(stateless["resultType"]?.string == "complete")
    #expect(stateless["cacheScope"]?.string == "private")
    #expect(stateless["ttlMs"]?.integer != nil)
    let handshake = try await TestClient(server, .handshake).result("tools/list")
    #expect(handshake.object?.map(\.key) == ["tools"])
  }

  @Test("each era has the methods of its own")
  func methods() async throws {
    let server = try await TestServer().server
    let stateless = await TestClient(server, .stateless)
    #expect(try await stateless.result("server/discover")["supportedVersions"]?.array == ["2026-07-28"])
    #expect(try await stateless.failure("ping") == -32_601)
    let handshake = await TestClient(server, .handshake)
    #expect(try await handshake.result("ping") == JSON([]))
    #expect(try await handshake.failure("server/discover") == -32_601)
    #expect(try await handshake.failure("sampling/createMessage") == -32_601)
    #expect(try await handshake.failure("tools/list", JSON(["cursor": "2"])) == -32_602)
  }

  @Test("of one identifier one request is at work, and of one client so many")
  func limits() async throws {
    let client = await TestClient(try await TestServer().server, .handshake)
    let slow = JSON(["name": "Bank_SlowReport", "arguments": JSON(["stops": .boolean(true)])])
    var replies: [Task<JSON?, Never>] = []
    for number in 0..<34 {
      let message = RPCMessage.request(.number(100 + min(number, 32)), method: "tools/call", parameters: slow)
      if let reply = client.connection.take(message, outlet: { _ in }) { replies.append(reply) }
    }
    #expect(await replies[32].value?["error"]?["code"]?.integer == -32_000)
    #expect(await replies[33].value?["error"] != nil)
    client.connection.close()
    for reply in replies.prefix(32) { #expect(await reply.value == nil) }
  }
}
