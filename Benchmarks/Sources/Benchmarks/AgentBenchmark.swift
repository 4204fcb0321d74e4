import Foundation

/// How long an agent's call of an intent that only reads takes (`POST /mcp`, `tools/call`), beside the sentence for it by
/// `POST /v1/say`: each in a conversation of its own, as every call of a tool is.
struct AgentBenchmark: Subject {
  let name = "agents"
  private static let rounds = 5
  private static let seconds = 4
  private static let sentence = "맛집 추천해줘"
  private static let tool = "FoodDelivery_RecommendToday"
  private static let version = "2026-07-28"

  private static let headers = [
    "Accept": "application/json, text/event-stream", "MCP-Protocol-Version": version,
    "Mcp-Method": "tools/call", "Mcp-Name": tool,
  ]
  private static let call = """
    {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\(tool)","arguments":{},"_meta":{\
    "io.modelcontextprotocol/protocolVersion":"\(version)","io.modelcontextprotocol/clientCapabilities":{}}}}
    """
  private static let words = #"{"text":"\#(sentence)"}"#

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let tool = options.malgil, FileManager.default.isExecutableFile(atPath: tool + "d"),
      FileManager.default.isExecutableFile(atPath: WebLoad.program)
    else {
      skip("everything", because: "it takes --malgil with malgild beside it, and \(WebLoad.program)")
      return []
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stores = [("the store in memory", "memory", 7416, false), ("SQLite", "disk", 7417, true)]
    return try stores.flatMap { store, name, port, keeps in
      let daemon = try ServedProcess.daemon(tool, folder, name, port: port, keeps: keeps)
      defer { daemon.end() }
      return try rows(daemon, store, folder)
    }
  }

  private func rows(_ daemon: ServedProcess, _ store: String, _ folder: URL) throws -> [BenchmarkRow] {
    try checkReplies(of: daemon)
    let calls = try WebLoad([Self.call], to: "/mcp", headers: Self.headers, in: folder)
    let sentences = try WebLoad([Self.words], in: folder)
    var (each, late) = (Duel(), Duel())
    for _ in 0..<Self.rounds {
      let ours = try calls.run(port: daemon.port, seconds: Self.seconds)
      let peer = try sentences.run(port: daemon.port, seconds: Self.seconds)
      guard ours.failures + peer.failures == 0 else {
        throw BenchmarkFailure("\(ours.failures) calls and \(peer.failures) sentences were refused")
      }
      each.add(ours: ours.secondsEach, peer: peer.secondsEach)
      late.add(ours: ours.p99, peer: peer.p99)
    }
    return [
      each.row(
        name, "\(Self.tool) by POST /mcp, \(store): time for each, 32 connections", unit: .microseconds,
        peer: "POST /v1/say"),
      late.row(name, "p99 of it", unit: .milliseconds, peer: "POST /v1/say"),
    ]
  }

  /// Both are answered, with the same words.
  private func checkReplies(of daemon: ServedProcess) throws {
    struct Turn: Decodable { var text, outcome: String }
    struct Reply: Decodable {
      struct Result: Decodable { var structuredContent: Turn }
      var result: Result
    }
    let reply = try daemon.post("/mcp", Self.call, headers: Self.headers)
    let called = try JSONDecoder().decode(Reply.self, from: reply).result.structuredContent
    let said = try JSONDecoder().decode(Turn.self, from: try daemon.post("/v1/say", Self.words))
    guard called.outcome == "answered", said.text == called.text else {
      throw BenchmarkFailure("the call says “\(called.text)”, the sentence “\(said.text)”")
    }
  }
}
