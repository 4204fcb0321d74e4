import JSONText
import Testing

@testable import Agents

@Suite struct ToolListTests {
  private func tools() async throws -> [String: JSON] {
    let client = await TestClient(try await TestServer().server, .stateless)
    let tools = try await client.result("tools/list")["tools"]?.array ?? []
    return Dictionary(tools.map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
  }

  @Test("there is a tool for each intent that people are shown, and two that hold for all apps")
  func names() async throws {
    #expect(
      Set(try await tools().keys) == [
        "Bank_Transfer", "Bank_OpenAccount", "Bank_Balance", "Bank_SlowReport", "Bank_Unlock", "Bank_Shout",
        "say",
        "status",
      ])
  }

  @Test("a name has letters that every client takes, and is not too long")
  func ascii() {
    #expect(AgentTool.name(app: "App", intent: "Order_it-2") == "App_Order_it-2")
    #expect(AgentTool.name(app: "앱", intent: "a.b") == "uc571_au2eb")
    let (one, other) = (String(repeating: "x", count: 200), String(repeating: "x", count: 201))
    #expect(AgentTool.name(app: "A", intent: one).utf8.count <= 64)
    #expect(AgentTool.name(app: "A", intent: one) != AgentTool.name(app: "A", intent: other))
  }

  @Test("hints say what an intent risks")
  func hints() async throws {
    let tools = try await tools()
    func hints(_ name: String) -> [Bool?] {
      let annotations = tools[name]?["annotations"]
      return [annotations?["readOnlyHint"]?.boolean, annotations?["destructiveHint"]?.boolean]
    }
    #expect(hints("Bank_Balance") == [true, false])
    #expect(hints("Bank_OpenAccount") == [false, false])
    #expect(hints("Bank_Transfer") == [false, true])
  }

  @Test("nothing is required that a dialog can ask for, and a secret is no argument")
  func schemas() async throws {
    let tools = try await tools()
    let schema = tools["Bank_OpenAccount"]?["inputSchema"]
    #expect(schema?["required"] == nil)
    #expect(schema?["additionalProperties"]?.boolean == false)
    #expect(schema?["properties"]?["currency"]?["enum"]?.array == ["won", "dollar"])
    #expect(schema?["properties"]?["limit"]?["maximum"]?.integer == 9)
    #expect(tools["Bank_Unlock"]?["inputSchema"]?["properties"] == JSON([]))
    #expect(tools["Bank_Unlock"]?["outputSchema"]?["type"]?.string == "object")
  }

  @Test(
    "a call with a value that no parameter takes says so to the agent",
    arguments: [
      JSON(["nothing": "x"]), JSON(["limit": .boolean(true)]), JSON(["name": JSON([])]),
      JSON(["name": "\u{1B}[2J"]),
    ])
  func wrong(_ arguments: JSON) async throws {
    let client = await TestClient(try await TestServer().server, .handshake)
    let result = try await client.call("Bank_OpenAccount", arguments)
    #expect(result["isError"]?.boolean == true)
    #expect(!result.text.isEmpty)
  }

  @Test("there is no other tool")
  func unknown() async throws {
    let client = await TestClient(try await TestServer().server, .handshake)
    #expect(try await client.failure("tools/call", JSON(["name": "Bank_Hidden"])) == -32_602)
    #expect(try await client.failure("tools/call", JSON(["arguments": JSON([])])) == -32_602)
    #expect(try await client.failure("tools/call", JSON(["name": "say", "arguments": "x"])) == -32_602)
  }

  @Test(
    "what an app says comes without characters that steer, and not without end", arguments: AskingTests.eras)
  func bounded(_ era: TestClient.Era) async throws {
    let client = await TestClient(try await TestServer().server, era)
    let result = try await client.call("Bank_Shout")
    #expect(result.outcome == "answered")
    let all = result.line
    #expect(all.utf8.count < 40_000)
    #expect(
      !all.contains("\\u001b") && !all.contains("\u{1B}") && !all.contains("\u{202E}")
        && !all.contains("\\u0007"))
    #expect(result.text.hasPrefix(" [2Jredtxt "))
  }
}
