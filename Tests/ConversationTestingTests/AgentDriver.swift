import ConversationProtocol
import Foundation
import JSONText

@testable import ConversationTesting

/// Talks to a daemon as an agent does, with the tool `say`. What waits for the person is said at the person's own door.
actor AgentDriver: ConversationDriver {
  private let setup: ScenarioSetup
  private let start: @Sendable () async throws -> DaemonProcess
  private var daemon: DaemonProcess
  private var last: Turn?
  private var waitsForPerson = false
  private var advanced = 0.0

  init(_ setup: ScenarioSetup, start: @escaping @Sendable () async throws -> DaemonProcess) async throws {
    self.setup = setup
    self.start = start
    daemon = try await start()
  }

  func begin() {
    last = nil
    waitsForPerson = false
  }

  func say(_ text: String) async throws -> Turn {
    guard waitsForPerson, let session = last?.session else { return try await tool(text) }
    return try await person(["text": text, "session": session])
  }

  func silence() async throws -> Turn { try await say("") }

  func press(_ option: String) async throws -> Turn {
    guard let last, let slot = last.question?.slot else { throw DriverError.nothingToPress }
    return try await person(["answers": [slot: option], "session": last.session])
  }

  func advance(seconds: Double) async throws {
    advanced += seconds
    _ = try await daemon.post("/v1/clock", ["seconds": seconds])
  }

  func restart() async throws {
    await daemon.kill()
    daemon = try await start()
    if advanced > 0 { _ = try await daemon.post("/v1/clock", ["seconds": advanced]) }
  }

  func close() async { await daemon.kill() }

  private func person(_ body: [String: any Sendable]) async throws -> Turn {
    let turn = try Turn(json: try await daemon.post("/v1/say", body))
    // A correction is shown again, and waits as before.
    return keep(turn, waits: turn.question?.kind == .confirm)
  }

  private func tool(_ text: String) async throws -> Turn {
    var arguments: [String: any Sendable] = ["text": text]
    arguments["session"] = last?.session
    let reply = try await daemon.post(
      "/mcp", Self.call(arguments),
      headers: ["MCP-Protocol-Version": Self.version, "Mcp-Method": "tools/call", "Mcp-Name": "say"])
    let result = try JSON(parsing: Array(reply.utf8))["result"]
    guard let turn = result?["structuredContent"] else { throw DriverError(reply) }
    let words = result?["content"]?.array?.first?["text"]?.string ?? ""
    return keep(try Turn(jsonValue: turn), waits: words.contains("malgil --session"))
  }

  private static let version = "2026-07-28"

  private static func call(_ arguments: [String: any Sendable]) -> [String: any Sendable] {
    let meta: [String: any Sendable] = [
      "io.modelcontextprotocol/protocolVersion": version,
      "io.modelcontextprotocol/clientCapabilities": [String: String](),
    ]
    let parameters: [String: any Sendable] = ["name": "say", "arguments": arguments, "_meta": meta]
    return ["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": parameters]
  }

  private func keep(_ turn: Turn, waits: Bool) -> Turn {
    (last, waitsForPerson) = (turn, waits)
    return turn
  }
}

/// A daemon as agents have it, with a data folder of its own for each conversation.
struct AgentEnvironment: TestEnvironment {
  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let driver = try await AgentDriver(setup) { try await DaemonProcess(setup, folder: folder.url) }
    do {
      let result = try await body(driver)
      await driver.close()
      return result
    } catch {
      await driver.close()
      throw error
    }
  }
}
