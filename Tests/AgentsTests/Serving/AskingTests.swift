import ConversationProtocol
import JSONText
import Synchronization
import Testing

@testable import Agents

@Suite struct AskingTests {
  static let eras: [TestClient.Era] = [.stateless, .handshake, .olderHandshake]

  /// What was asked, in its order.
  private final class Asked: Sendable {
    let forms = Mutex<[JSON]>([])
    func note(_ form: JSON) { forms.withLock { $0.append(form) } }
    var all: [JSON] { forms.withLock(\.self) }
  }

  @Test("values that are missing are asked for in one go", arguments: eras)
  func oneRound(_ era: TestClient.Era) async throws {
    let (server, asked) = (try await TestServer().server, Asked())
    let name = "Mina \(era)"
    let client = await TestClient(server, era) { form in
      asked.note(form)
      return .accept(JSON(["name": .text(name), "currency": "dollar", "limit": .integer(3)]))
    }
    let result = try await client.call("Bank_OpenAccount")
    #expect(result.outcome == "done", "\(result.text)")
    #expect(asked.all.map(\.fields) == [["name", "currency", "limit"]])
    #expect(Bank.has(done: "open \(name) in dollar up to 3"))
  }

  @Test("what is left empty or does not fit is asked for again", arguments: eras)
  func again(_ era: TestClient.Era) async throws {
    let (server, asked) = (try await TestServer().server, Asked())
    let client = await TestClient(server, era) { form in
      asked.note(form)
      return switch asked.all.count {
      case 1: .accept(JSON(["name": "Ann"]))
      case 2: .accept(JSON(["currency": "won", "limit": .integer(99)]))
      default: .accept(JSON(["limit": .integer(9)]))
      }
    }
    let result = try await client.call("Bank_OpenAccount", JSON(["note": "hello"]))
    #expect(result.outcome == "done", "\(result.text)")
    #expect(asked.all.map(\.fields) == [["name", "currency", "limit"], ["currency", "limit"], ["limit"]])
  }

  @Test(
    "who declines or cancels a question leaves it, and nothing is done", arguments: ["decline", "cancel"])
  func left(_ action: String) async throws {
    let server = try await TestServer().server
    for era in Self.eras {
      let client = await TestClient(server, era) { _ in JSON(["action": .text(action)]) }
      let result = try await client.call("Bank_OpenAccount", JSON(["name": .text("Nobody \(action)")]))
      #expect(result.outcome == "cancelled")
      #expect(result["isError"]?.boolean == false)
    }
    #expect(!Bank.done.withLock { $0.contains { $0.contains("Nobody \(action)") } })
  }

  @Test("a client that cannot ask gets the question, and answers with the tool say", arguments: eras)
  func withoutAsking(_ era: TestClient.Era) async throws {
    let client = await TestClient(try await TestServer().server, era)
    let asked = try await client.call(
      "Bank_OpenAccount", JSON(["name": .text("Bo \(era)"), "limit": .integer(2)]))
    #expect(asked.outcome == "input_required")
    #expect(asked.turn?["question"]?["slot"]?.string == "currency")
    #expect(asked.text.contains(asked.session))
    let done = try await client.call("say", JSON(["text": "dollar", "session": .text(asked.session)]))
    #expect(done.outcome == "done")
    #expect(Bank.has(done: "open Bo \(era) in dollar up to 2"))
  }

  @Test("a secret is not asked for through an agent", arguments: eras)
  func secret(_ era: TestClient.Era) async throws {
    let asked = Asked()
    let client = await TestClient(try await TestServer().server, era) { form in
      asked.note(form)
      return .accept(JSON(["code": "1234"]))
    }
    let result = try await client.call("Bank_Unlock")
    #expect(result.outcome == "input_required")
    #expect(result.text.contains("malgil --session \(result.session)"))
    #expect(asked.all == [])
    let refused = try await client.call("Bank_Unlock", JSON(["code": "1234"]))
    #expect(refused.outcome != "done")
  }

  @Test("who asks no more than eight times gets the question as a text then")
  func rounds() async throws {
    let asked = Asked()
    let client = await TestClient(try await TestServer().server, .handshake) { form in
      asked.note(form)
      return .accept()
    }
    let result = try await client.call("Bank_OpenAccount")
    #expect(result.outcome == "input_required")
    #expect(asked.all.count == 8)
  }

  @Test("a client that gives a call up hears no more of it, and its run is stopped")
  func cancelled() async throws {
    let client = await TestClient(try await TestServer().server, .handshake)
    Bank.done.withLock { $0.removeAll { $0.hasPrefix("report") } }
    let call = RPCMessage.request(
      .number(7), method: "tools/call",
      parameters: JSON(["name": "Bank_SlowReport", "arguments": JSON(["stops": .boolean(true)])]))
    let reply = try #require(client.connection.take(call) { _ in })
    while !Bank.has(done: "report waits") { try await Task.sleep(for: .milliseconds(2)) }
    let cancel = RPCMessage.notification(
      method: "notifications/cancelled", parameters: JSON(["requestId": .integer(7)]))
    #expect(client.connection.take(cancel, outlet: { _ in }) == nil)
    while !Bank.has(done: "report stopped") { try await Task.sleep(for: .milliseconds(2)) }
    #expect(await reply.value == nil)
  }

  @Test("how far a call has come is told, each time further, to who wants to know", arguments: eras)
  func progress(_ era: TestClient.Era) async throws {
    let client = await TestClient(try await TestServer().server, era)
    var meta: [JSON.Member] = [JSON.Member("progressToken", "p1")]
    if era == .stateless {
      meta += [JSON.Member(AgentMeta.version, "2026-07-28"), JSON.Member(AgentMeta.capabilities, JSON([]))]
    }
    _ = try await client.result(
      "tools/call", JSON(["name": "Bank_SlowReport", "arguments": JSON([]), "_meta": JSON(meta)]))
    let told = client.sent.withLock(\.self).filter { $0["method"]?.string == "notifications/progress" }
    let fractions = told.compactMap { $0["params"]?["progress"]?.number }
    #expect(!told.isEmpty)
    #expect(fractions == fractions.sorted() && Set(fractions).count == fractions.count)
    #expect(told.allSatisfy { $0["params"]?["progressToken"]?.string == "p1" })
  }
}
