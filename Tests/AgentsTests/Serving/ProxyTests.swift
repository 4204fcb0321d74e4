import Assistant
import ConversationProtocol
import Hosting
import JSONText
import Synchronization
import Testing

@testable import Agents

/// An agent speaks for somebody: its yes spends nothing, in whatever form it comes.
@Suite struct ProxyTests {
  static let yes = [
    "yes", "yes please", "ok", "okay", "sure", "confirm", "go ahead", "do it", "y", "1", "네", "예", "응", "그래",
    "좋아요", "확인",
    "보내 주세요", "\"yes\"", "yes, transfer it",
  ]

  @Test("what costs waits for a person, whom the result tells how to confirm", arguments: AskingTests.eras)
  func waits(_ era: TestClient.Era) async throws {
    let client = await TestClient(try await TestServer().server, era) { _ in .accept() }
    let words = "Kim \(era)"
    let asked = try await client.call(
      "Bank_Transfer", JSON(["receiver": .text(words), "amount": .integer(10)]))
    #expect(asked.outcome == "input_required")
    #expect(asked["isError"]?.boolean == false)
    #expect(asked.text.contains("malgil --session \(asked.session)"))
    #expect(client.sent.withLock { $0.isEmpty })
    for yes in Self.yes {
      let said = try await client.call("say", JSON(["text": .text(yes), "session": .text(asked.session)]))
      #expect(said.turn?["effects"] == JSON([]), "\(yes)")
      #expect(said.outcome != "done", "\(yes)")
    }
    #expect(!Bank.has(done: "transfer 10 to \(words)"))
  }

  @Test("the person's yes spends once, and the agent learns of it")
  func person() async throws {
    let server = try await TestServer()
    let client = await TestClient(server.server, .handshake) { _ in .accept() }
    let asked = try await client.call("Bank_Transfer", JSON(["receiver": "Lee", "amount": .integer(7)]))
    #expect(
      try await client.call("status", JSON(["session": .text(asked.session)])).outcome == "input_required")
    #expect(try await server.person("yes", in: asked.session).outcome == .done)
    #expect(Bank.has(done: "transfer 7 to Lee"))
    let status = try await client.call("status", JSON(["session": .text(asked.session)]))
    #expect(status.text.contains("Sent 7 to Lee."))
    _ = try await client.call("say", JSON(["text": "yes", "session": .text(asked.session)]))
    #expect(Bank.done.withLock { $0.filter { $0 == "transfer 7 to Lee" }.count } == 1)
  }

  @Test(
    "the person is told once of what waits, and no longer when it is answered", arguments: AskingTests.eras)
  func told(_ era: TestClient.Era) async throws {
    let server = try await TestServer()
    let notices = HeardNotices()
    server.host.assistant.personNotices = notices
    let client = await TestClient(server.server, era) { _ in .accept() }
    let asked = try await client.call(
      "Bank_Transfer", JSON(["receiver": .text("Park \(era)"), "amount": .integer(3)]))
    for _ in 1...2 {
      _ = try await client.call("say", JSON(["text": "yes", "session": .text(asked.session)]))
      _ = try await client.call("status", JSON(["session": .text(asked.session)]))
    }
    #expect(notices.heard.withLock(\.self) == ["waits \(asked.session)"])
    #expect(try await server.person("yes", in: asked.session).outcome == .done)
    #expect(notices.heard.withLock { $0.dropFirst() } == ["settled \(asked.session)"])
  }

  @Test("an agent may say no for the person")
  func no() async throws {
    let client = await TestClient(try await TestServer().server, .stateless)
    let asked = try await client.call("Bank_Transfer", JSON(["receiver": "Choi", "amount": .integer(1)]))
    let said = try await client.call("say", JSON(["text": "no", "session": .text(asked.session)]))
    #expect(said.outcome == "declined" || said.outcome == "cancelled", "\(said.text)")
  }
}

/// What the person was told.
private final class HeardNotices: PersonNotices {
  let heard = Mutex<[String]>([])
  func waits(_ turn: Turn, language: String) { heard.withLock { $0.append("waits \(turn.session)") } }
  func settled(_ session: String) { heard.withLock { $0.append("settled \(session)") } }
}
