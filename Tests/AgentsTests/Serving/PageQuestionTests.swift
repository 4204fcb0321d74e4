import ConversationProtocol
import JSONText
import Synchronization
import Testing

@testable import Agents

/// What costs is confirmed at the page: the agent hands a link on, and waits.
@Suite struct PageQuestionTests {
  static let eras: [TestClient.Era] = [.stateless, .handshake]
  private let folder = TestFolder()
  private static let page = "http://127.0.0.1:7410/"

  /// What was asked, and the conversation that each link named.
  private final class Asked: Sendable {
    let all = Mutex<[JSON]>([])
    func note(_ asked: JSON) { all.withLock { $0.append(asked) } }

    /// Waits for a link.
    var session: String {
      get async throws {
        while all.withLock(\.isEmpty) { try await Task.sleep(for: .milliseconds(2)) }
        let url = all.withLock { $0[0] }["url"]?.string ?? ""
        return String(url.split(separator: "/").last ?? "")
      }
    }
  }

  /// Conversations are kept in a file, as those are that several processes go on with.
  private func servers(patience: Duration = .seconds(60)) async throws -> (TestServer, AgentServer) {
    let test = try await TestServer(keptIn: folder.url)
    let turns = LocalAgentTurns(test.host, owner: "1000@agent")
    return (test, AgentServer(test.host, turns: turns, page: { Self.page }, patience: patience))
  }

  private func call(_ name: String) -> JSON { JSON(["receiver": .text(name), "amount": .integer(4)]) }

  @Test("the call waits for the person, and ends with what came of it", arguments: eras, ["yes", "no"])
  func answered(_ era: TestClient.Era, _ word: String) async throws {
    let ((test, server), asked) = (try await servers(), Asked())
    let name = "Page \(era) \(word)"
    let client = await TestClient(server, era, opensLinks: true) { question in
      asked.note(question)
      return .accept()
    }
    async let result = client.call("Bank_Transfer", call(name))
    let session = try await asked.session
    let question = asked.all.withLock { $0[0] }
    #expect(question["mode"]?.string == "url")
    #expect(question["url"]?.string == "\(Self.page)#/talk/\(session)")
    #expect((question["elicitationId"] != nil) == (era == .handshake))
    #expect(!Bank.has(done: "transfer 4 to \(name)"))
    _ = try await test.person(word, in: session)
    let (answer, done) = (try await result, word == "yes")
    #expect(Bank.has(done: "transfer 4 to \(name)") == done)
    #expect(answer.text.contains("Sent 4 to \(name).") == done, "\(answer.text)")
    // The result is the person's own turn: how it ended, and what it did.
    #expect(answer.outcome == (done ? "done" : "declined"))
    #expect(answer.turn?["effects"] == JSON(done ? ["transfer": .integer(1)] : [:]))
    #expect((answer.turn?["performed"]?.array?.count ?? 0) == (done ? 1 : 0))
    for _ in 0..<2 {
      let status = try await client.call("status", JSON(["session": .text(session)]))
      #expect((status.text, status.outcome) == (answer.text, answer.outcome))
      #expect(status.turn?["effects"] == answer.turn?["effects"])
    }
    // It is the agent's conversation again with what the agent says next.
    _ = try await client.call("say", JSON(["text": "nonsense", "session": .text(session)]))
    let later = try await client.call("status", JSON(["session": .text(session)]))
    #expect(later.turn?["effects"] == JSON([:]))
    let over = client.sent.withLock {
      $0.filter { $0["method"]?.string == "notifications/elicitation/complete" }
    }
    #expect(
      over.map { $0["params"]?["elicitationId"] } == (era == .handshake ? [question["elicitationId"]] : []))
  }

  @Test("meanwhile a client that wants to know is told that it waits", arguments: eras)
  func progress(_ era: TestClient.Era) async throws {
    let (_, server) = try await servers(patience: .seconds(4))
    let client = await TestClient(server, era, opensLinks: true) { _ in .accept() }
    let result = try await client.call("Bank_Transfer", call("Progress"), token: "p1")
    #expect(result.outcome == "input_required")
    #expect(result.text.contains("malgil --session \(result.session)"))
    let told = client.sent.withLock { $0.filter { $0["method"]?.string == "notifications/progress" } }
    #expect(
      told.count >= 2 && told.allSatisfy { $0["params"]?["message"]?.string?.contains("Waiting") == true })
    #expect(!Bank.has(done: "transfer 4 to Progress"))
  }

  @Test("who declines the link says no, and who cancels it leaves the question open", arguments: eras)
  func left(_ era: TestClient.Era) async throws {
    let ((test, server), actions) = (try await servers(), ["decline", "cancel"])
    for action in actions {
      let client = await TestClient(server, era, opensLinks: true) { _ in JSON(["action": .text(action)]) }
      let name = "Left \(era) \(action)"
      let result = try await client.call("Bank_Transfer", call(name))
      #expect((result.outcome == "input_required") == (action == "cancel"), "\(result.outcome)")
      #expect(!Bank.has(done: "transfer 4 to \(name)"))
      _ = try await test.person("yes", in: result.session)
      #expect(Bank.has(done: "transfer 4 to \(name)") == (action == "cancel"))
    }
  }

  @Test(
    "without a page, in the oldest revision, or for a client that opens no links, the text says how to confirm"
  )
  func text() async throws {
    let (test, server) = try await servers()
    for client in [
      await TestClient(test.server, .handshake, opensLinks: true) { _ in .accept() },
      await TestClient(server, .olderHandshake, opensLinks: true) { _ in .accept() },
      await TestClient(server, .handshake) { _ in .accept() },
    ] {
      let result = try await client.call("Bank_Transfer", call("Text"))
      #expect(result.outcome == "input_required")
      #expect(client.sent.withLock { $0.isEmpty })
    }
    #expect(!Bank.has(done: "transfer 4 to Text"))
  }

  @Test("whatever comes with the answer, nothing of it is taken for a yes", arguments: eras)
  func content(_ era: TestClient.Era) async throws {
    let (_, server) = try await servers(patience: .zero)
    for yes in ProxyTests.yes {
      let client = await TestClient(server, era, opensLinks: true) { _ in
        .accept(JSON(["confirm": .text(yes), "answer": .boolean(true)]))
      }
      let result = try await client.call("Bank_Transfer", call("Content"))
      #expect(result.outcome == "input_required", "\(yes)")
    }
    #expect(!Bank.has(done: "transfer 4 to Content"))
  }
}
