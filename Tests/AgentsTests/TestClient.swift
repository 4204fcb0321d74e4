import Assistant
import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Synchronization
import Testing

@testable import Agents

/// A clock that stands until it is moved.
final class StandingClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_795_168_800))
  var now: Date { time.withLock(\.self) }
  func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
}

/// A folder that goes with its test.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: url) }
}

/// The bank as a server, in a folder of its own.
struct TestServer: Sendable {
  let server: AgentServer
  let host: AssistantHost
  let clock: StandingClock

  /// - Parameter kept: a folder where conversations are kept; nil: they are gone with the server.
  init(keptIn kept: URL? = nil, clock: StandingClock = StandingClock()) async throws {
    var settings = HostSettings()
    self.clock = clock
    let folder = kept ?? FileManager.default.temporaryDirectory.appending(path: "malgil-agents")
    settings.data = folder.path
    settings.keepsConversations = kept != nil
    settings.environment = ["HOME": folder.path, "LANG": "en_US.UTF-8"]
    settings.clock = { [clock] in clock.now }
    host = try await AssistantHost(apps: [Bank.self, Vault.self], settings)
    server = AgentServer(host, turns: LocalAgentTurns(host, owner: "1000@agent"))
  }

  /// The person goes on with a conversation of an agent.
  func person(_ text: String, in session: String) async throws -> Turn {
    try await host.conversation(session, owner: "1000@agent").say(text)
  }
}

/// A client that answers what it is asked, and keeps what it is sent.
final class TestClient: Sendable {
  enum Era { case stateless, handshake, olderHandshake }
  typealias Answering = @Sendable (_ asked: JSON) -> JSON?

  let connection: AgentConnection
  private let era: Era
  private let answers: Answering?
  private let opensLinks: Bool
  private let last = Mutex(0)
  /// What came beside replies.
  let sent = Mutex<[JSON]>([])

  /// - Parameters:
  ///   - boards: what the person sees; nil: the caller proves nothing.
  ///   - opensLinks: the client can show a link.
  ///   - answers: to what is asked; nil: the client cannot be asked.
  init(
    _ server: AgentServer, _ era: Era, as principal: String = "1000", boards: (any AgentBoards)? = nil,
    opensLinks: Bool = false, answers: Answering? = nil
  ) async {
    connection = AgentConnection(server, principal: principal, boards: boards)
    self.era = era
    (self.answers, self.opensLinks) = (answers, opensLinks)
    guard era != .stateless else { return }
    let version = era == .handshake ? "2025-11-25" : "2025-06-18"
    _ = await request(
      "initialize",
      JSON(["protocolVersion": .text(version), "capabilities": capabilities, "clientInfo": JSON([])]))
  }

  private var capabilities: JSON {
    guard answers != nil else { return JSON([]) }
    return JSON(["elicitation": JSON(opensLinks ? ["form": JSON([]), "url": JSON([])] : [:])])
  }

  /// The whole reply; nil when there is none.
  func request(_ method: String, _ parameters: JSON = JSON([])) async -> JSON? {
    let id = last.withLock { last in
      last += 1
      return last
    }
    let message = RPCMessage.request(.number(id), method: method, parameters: enveloped(parameters))
    return await connection.reply(to: message) { [weak self] in await self?.take($0) }
  }

  private func enveloped(_ parameters: JSON) -> JSON {
    guard era == .stateless, parameters["_meta"] == nil else { return parameters }
    return JSON((parameters.object ?? []) + [meta([])])
  }

  private func meta(_ more: [JSON.Member]) -> JSON.Member {
    let own = [
      JSON.Member(AgentMeta.version, "2026-07-28"), JSON.Member(AgentMeta.capabilities, capabilities),
    ]
    return JSON.Member("_meta", JSON(more + (era == .stateless ? own : [])))
  }

  private func take(_ message: JSON) async {
    sent.withLock { $0.append(message) }
    guard message["method"]?.string == "elicitation/create", let id = RPCIdentifier(message["id"]) else {
      return
    }
    guard let answer = answers?(message["params"] ?? .null) else { return }
    _ = await connection.reply(to: .response(id, .result(answer))) { _ in }
  }

  /// The result of a tool, whatever it asks on the way.
  ///
  /// - Parameter token: by which the client wants to know how far the call is.
  func call(_ tool: String, _ arguments: JSON = JSON([]), token: String? = nil) async throws -> JSON {
    var parameters = JSON(["name": .text(tool), "arguments": arguments])
    if let token {
      parameters = JSON((parameters.object ?? []) + [meta([JSON.Member("progressToken", .text(token))])])
    }
    for _ in 0..<10 {
      let result = try await result("tools/call", parameters)
      guard result["resultType"]?.string == "input_required" else { return result }
      parameters = try retry(parameters, result) { answers?($0) }
    }
    throw TooManyRounds()
  }

  func retry(_ call: JSON, _ result: JSON, _ answer: Answering) throws -> JSON {
    let asked = try #require(result["inputRequests"]?.object)
    let responses = asked.compactMap { request in
      answer(request.value["params"] ?? .null).map { JSON.Member(request.key, $0) }
    }
    let kept = (call.object ?? []).filter { ["name", "arguments", "_meta"].contains($0.key) }
    return JSON(
      kept + [
        JSON.Member("requestState", try #require(result["requestState"])),
        JSON.Member("inputResponses", JSON(responses)),
      ])
  }

  func result(_ method: String, _ parameters: JSON = JSON([])) async throws -> JSON {
    let reply = try #require(await request(method, parameters))
    return try #require(reply["result"], "\(reply.line)")
  }

  func failure(_ method: String, _ parameters: JSON = JSON([])) async throws -> Int {
    let reply = try #require(await request(method, parameters))
    return try #require(reply["error"]?["code"]?.integer, "\(reply.line)")
  }
}

struct TooManyRounds: Error {}

extension JSON {
  static func accept(_ content: JSON = JSON([])) -> JSON { JSON(["action": "accept", "content": content]) }
  static let decline = JSON(["action": "decline"])

  var turn: JSON? { self["structuredContent"] }
  var session: String { turn?["session"]?.string ?? "" }
  var outcome: String { turn?["outcome"]?.string ?? "" }
  var text: String { self["content"]?.array?.first?["text"]?.string ?? "" }
  /// The fields of a form that was asked with.
  var fields: [String] { (self["requestedSchema"]?["properties"]?.object ?? []).map(\.key) }
}
