import ConversationProtocol
import Foundation
import FoundationNetworking

/// How many sentences a second the daemon answers over HTTP, beside Hummingbird with nothing to do; and how long a
/// one-shot through it takes, beside one in a process of its own.
struct DaemonBenchmark: Subject {
  let name = "daemon"
  private static let rounds = 5
  private static let seconds = 4
  private static let sentence = "맛집 추천해줘"

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let tool = options.malgil, FileManager.default.isExecutableFile(atPath: tool + "d") else {
      skip("everything", because: "--malgil does not say where the tool is, with malgild beside it")
      return []
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try requests(tool, folder) + oneShots(tool, folder)
  }

  // MARK: Requests

  private func requests(_ tool: String, _ folder: URL) throws -> [BenchmarkRow] {
    guard FileManager.default.isExecutableFile(atPath: WebLoad.program) else {
      skip("requests", because: "there is no \(WebLoad.program)")
      return []
    }
    let trivial = try ServedProcess([Self.trivialEndpoint, "7412"], port: 7412, folder)
    let memory = try ServedProcess.daemon(tool, folder, "memory", port: 7413, keeps: false)
    let disk = try ServedProcess.daemon(tool, folder, "disk", port: 7414)
    defer { for process in [trivial, memory, disk] { process.end() } }
    let nothing = try WebLoad(["{}"], in: folder)
    return try [("the store in memory", memory, 2.0), ("SQLite", disk, nil)].flatMap { store, daemon, goal in
      let load = try WebLoad(try conversations(at: daemon), in: folder)
      var (each, late) = (Duel(), Duel())
      for _ in 0..<Self.rounds {
        let ours = try load.run(port: daemon.port, seconds: Self.seconds)
        let peer = try nothing.run(port: trivial.port, seconds: Self.seconds)
        guard ours.failures == 0 else { throw BenchmarkFailure("\(ours.failures) requests were refused") }
        each.add(ours: ours.secondsEach, peer: peer.secondsEach)
        late.add(ours: ours.p99, peer: peer.p99)
      }
      let goal = goal.map { BenchmarkRow.Goal(kind: .timesPeerAtMost, value: $0) }
      return [
        each.row(
          name, "“\(Self.sentence)” by POST, \(store): time for each, 32 connections", unit: .microseconds,
          peer: "Hummingbird", goal: goal),
        late.row(name, "p99 of it", unit: .milliseconds, peer: "Hummingbird"),
      ]
    }
  }

  private static var trivialEndpoint: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "TrivialEndpoint")
      .path
  }

  /// As many as there are connections, so that hardly one waits for another.
  private func conversations(at daemon: ServedProcess) throws -> [String] {
    struct Turn: Decodable { var session, outcome: String }
    return try (0..<WebLoad.connections).map { _ in
      let reply = try daemon.post("/v1/say", #"{"text":"\#(Self.sentence)"}"#)
      let turn = try JSONDecoder().decode(Turn.self, from: reply)
      guard turn.outcome == "answered" else {
        throw BenchmarkFailure("“\(Self.sentence)” is not answered: \(turn.outcome)")
      }
      return #"{"session":"\#(turn.session)","text":"\#(Self.sentence)"}"#
    }
  }

  // MARK: One-shots

  private func oneShots(_ tool: String, _ folder: URL) throws -> [BenchmarkRow] {
    let data = folder.appending(path: "shots").path
    let daemon = try ServedProcess.daemon(tool, folder, "shots", port: 7415)
    defer { daemon.end() }
    let environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
      "MALGIL_SOCKET": data + ".sock",
    ]
    let command = [tool, "--data", data, "--say", Self.sentence]
    let through = Contestant("through the daemon", command)
    let alone = Contestant("in its own process", command + ["--no-daemon"])
    var duel = Duel()
    for _ in 0..<25 {
      duel.add(ours: try through.run(environment: environment), peer: try alone.run(environment: environment))
    }
    return [
      duel.row(
        name, "malgil --say \"\(Self.sentence)\" through the daemon", unit: .milliseconds,
        peer: "--no-daemon", goal: BenchmarkRow.Goal(kind: .atMost, value: 10))
    ]
  }
}
