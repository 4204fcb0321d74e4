import ConversationProtocol
import Hosting
import JSONText
import Synchronization
import Testing

@testable import Agents

/// What a client carries from one request to the next counts once, for the call that it was given for.
@Suite struct RequestStateTests {
  private let call = JSON(["name": "Bank_OpenAccount", "arguments": JSON(["name": "Sam"])])
  private let answer = JSON.accept(JSON(["currency": "won", "limit": .integer(1)]))

  private func asked(_ client: TestClient) async throws -> JSON {
    try await client.result("tools/call", call)
  }

  private func changed(_ retry: JSON, _ key: String, _ value: JSON) -> JSON {
    JSON((retry.object ?? []).map { JSON.Member($0.key, $0.key == key ? value : $0.value) })
  }

  @Test("of somebody else, of another tool, of other arguments, or made up, it is refused and stays good")
  func foreign() async throws {
    let server = try await TestServer().server
    let client = await TestClient(server, .stateless) { _ in nil }
    let other = await TestClient(server, .stateless, as: "token:b") { _ in nil }
    let asked = try await asked(client)
    let retry = try client.retry(call, asked) { _ in answer }
    #expect(try await other.failure("tools/call", retry) == -32_602)
    #expect(try await client.failure("tools/call", changed(retry, "name", "Bank_Transfer")) == -32_602)
    #expect(
      try await client.failure("tools/call", changed(retry, "arguments", JSON(["name": "Eve"]))) == -32_602)
    #expect(try await client.failure("tools/call", changed(retry, "requestState", "made up")) == -32_602)
    #expect(try await client.failure("tools/call", changed(retry, "requestState", .integer(3))) == -32_602)
    #expect(!Bank.has(done: "open Sam in won up to 1"))
    #expect(try await client.result("tools/call", retry).outcome == "done")
    #expect(Bank.done.withLock { $0.filter { $0 == "open Sam in won up to 1" }.count } == 1)
  }

  @Test("used a second time, it is refused and nothing is done again")
  func replayed() async throws {
    let client = await TestClient(try await TestServer().server, .stateless) { _ in nil }
    let call = JSON(["name": "Bank_OpenAccount", "arguments": JSON(["name": "Twice"])])
    let asked = try await client.result("tools/call", call)
    let retry = try client.retry(call, asked) { _ in answer }
    #expect(try await client.result("tools/call", retry).outcome == "done")
    #expect(try await client.failure("tools/call", retry) == -32_602)
    #expect(Bank.done.withLock { $0.filter { $0.contains("Twice") }.count } == 1)
  }

  @Test("an earlier one does not count after a later one was given")
  func reordered() async throws {
    let client = await TestClient(try await TestServer().server, .stateless) { _ in nil }
    let first = try await asked(client)
    let second = try await client.result("tools/call", try client.retry(call, first) { _ in .accept() })
    #expect(second["resultType"]?.string == "input_required")
    #expect(second["requestState"] != first["requestState"])
    #expect(try await client.failure("tools/call", try client.retry(call, first) { _ in answer }) == -32_602)
  }

  @Test("it counts as long as an answer does")
  func expired() async throws {
    let server = try await TestServer()
    let client = await TestClient(server.server, .stateless) { _ in nil }
    let asked = try await asked(client)
    server.clock.advance(601)
    #expect(try await client.failure("tools/call", try client.retry(call, asked) { _ in answer }) == -32_602)
  }

  @Test("without an answer the question is put again")
  func missing() async throws {
    let client = await TestClient(try await TestServer().server, .stateless) { _ in nil }
    let again = try await client.result(
      "tools/call", try client.retry(call, try await asked(client)) { _ in nil })
    #expect(again["resultType"]?.string == "input_required")
  }

  @Test("so many wait for one caller; the oldest gives way")
  func crowded() async throws {
    let client = await TestClient(try await TestServer().server, .stateless) { _ in nil }
    let first = try await asked(client)
    for _ in 0..<256 { _ = try await asked(client) }
    #expect(try await client.failure("tools/call", try client.retry(call, first) { _ in answer }) == -32_602)
  }

  @Test("no agent goes on with a conversation of another one, or of the person")
  func sessions() async throws {
    let server = try await TestServer()
    let client = await TestClient(server.server, .stateless)
    let other = await TestClient(server.server, .stateless, as: "token:b")
    let session = try await client.call("Bank_OpenAccount").session
    let own = try await server.host.conversation(owner: "1000").say("hello").session
    for foreign in [session, own, "agent_", "s_1", ""] {
      for tool in ["say", "status"] {
        let result = try await other.call(tool, JSON(["text": "dollar", "session": .text(foreign)]))
        #expect(result["isError"]?.boolean == true)
        #expect(result.turn == nil)
      }
    }
  }
}
