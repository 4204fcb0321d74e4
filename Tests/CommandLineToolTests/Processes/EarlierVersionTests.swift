import Foundation
import Hosting
import Matching
import PhraseCatalog
import Testing

/// What earlier versions wrote is opened by this one, and what waits for an answer there is gone on with.
@Suite struct EarlierVersionTests {
  private static let versions = ["0.1.0"]

  private static func fixture(_ version: String) throws -> URL {
    try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil)).appending(path: version)
  }

  /// The tool on a copy of the data.
  private static func tool(_ version: String) throws -> Tool {
    let tool = try Tool()
    try FileManager.default.removeItem(at: tool.data)
    try FileManager.default.copyItem(at: try fixture(version).appending(path: "data"), to: tool.data)
    for folder in [tool.data, tool.data.appending(path: "names")] {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }
    return tool
  }

  private static func say(_ sentence: String, to session: String, at time: String, _ tool: Tool) async throws
    -> ToolRun
  {
    try await tool.bare([
      "--session", session, "--say", sentence, "--plain", "--no-input", "--data", tool.data.path, "--now",
      "2026-11-\(time)+09:00",
    ])
  }

  @Test("a yes to the order that waits places it", arguments: versions)
  func yes(version: String) async throws {
    let tool = try Self.tool(version)
    let run = try await Self.say("네", to: "r_confirm", at: "20T19:01:00", tool)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("주문 번호 1044"))
  }

  @Test(
    "a yes that comes late, or by a clock that was set back, is asked for again and counts then",
    arguments: ["20T19:03:00", "20T18:59:00"])
  func asksAgain(time: String) async throws {
    for version in Self.versions {
      let tool = try Self.tool(version)
      let first = try await Self.say("네", to: "r_confirm", at: time, tool)
      #expect(first.status == 20, "\(first)")
      #expect(first.output.contains("57,000원"))
      let second = try await Self.say("네", to: "r_confirm", at: time, tool)
      #expect(second.status == 0, "\(second)")
      #expect(second.output.contains("주문 번호 1044"))
    }
  }

  @Test("a question that nobody answered for a day is gone, and nothing is ordered", arguments: versions)
  func gone(version: String) async throws {
    let tool = try Self.tool(version)
    #expect(try await Self.say("네", to: "r_confirm", at: "21T19:01:00", tool).status == 6)
  }

  @Test("an answer to the question that waits leads to the next one", arguments: versions)
  func answer(version: String) async throws {
    let tool = try Self.tool(version)
    let run = try await Self.say("2번", to: "r_question", at: "20T19:05:00", tool)
    #expect(run.status == 20, "\(run)")
    #expect(run.output.contains("한밤치킨"))
    #expect(!run.output.contains("교동통닭"))
  }

  @Test(
    "what was kept is there: orders, the cart, visits, favourites, the address, habits, conversations",
    arguments: [
      ("내 주문 확인해줘", "1043"), ("장바구니 보여줘", "새우튀김우동"), ("방문 기록 보여줘", "경복궁"), ("단골 가게 보여줘", "초록한끼"),
      ("한밤치킨에서 양념치킨 한 마리 주문해줘", "서울 마포구 월드컵로 1"), ("늘 먹던 거 주문해줘", "양념치킨"),
    ])
  func kept(sentence: String, word: String) async throws {
    for version in Self.versions {
      let tool = try Self.tool(version)
      let run = try await tool.run("--say", sentence, "--plain", "--no-input")
      #expect(run.output.contains(word), "\(run)")
      #expect(run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("이어서 하려면: ") }, "\(run)")
      let sessions = try await tool.run("sessions").output
      #expect(sessions.contains("r_confirm") && sessions.contains("r_question"))
    }
  }

  @Test("compiled phrases are read, or are as good as none", arguments: versions)
  func phrases(version: String) async throws {
    let tool = try Tool()
    let file = tool.folder.appending(path: "phrases")
    let gzip = try ChildProcess(
      URL(filePath: "/bin/gzip"),
      ["-dc", try Self.fixture(version).appending(path: "phrases.gz").path], environment: [:],
      input: .nothing, output: .file(file), errors: .nothing)
    _ = await gzip.ending()
    #expect(try Data(contentsOf: file).prefix(8) == Data("MALGILBX".utf8))
    #expect(CompiledPhrasesFile(at: file).read(key: "another") == nil)
    let phrases = CompiledPhrasesFile(at: file).read(key: "6875a1c474172a64")
    #expect(phrases.map { $0.set.phrases.contains { $0.intent == "OrderFood" } } ?? true)
  }
}
