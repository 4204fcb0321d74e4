import Foundation
import Hosting
import Testing

/// `/저장` in the REPL.
@Suite struct SavingTests {
  @Test("a conversation that is written down holds when it is run", arguments: ["/저장", "/save"])
  func saved(_ command: String) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "말.test.yaml")
    let lines = [
      "집 주소 서울 마포구 월드컵로 1로 저장해줘", "치킨 주문해줘", "2번", "양념", "아니 두 마리", "아니요", "\(command) \(file.path)",
    ]
    let talk = try await ToolRun(
      ["--plain", "--data", folder.url.appending(path: "data").path],
      input: lines.joined(separator: "\n") + "\n")
    #expect(talk.output.hasSuffix("  \(file.path)에 적었어요.\n"))
    let run = try await ToolRun(["test", file.path])
    #expect(run.ending == .exited(0), "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("conversations: 1 passed\n"))
  }

  @Test("a file is named, and never overwritten")
  func refused() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "말.test.yaml")
    try Data("먼저 있던 글\n".utf8).write(to: file)
    let talk = try await ToolRun(
      ["--plain", "--data", folder.url.appending(path: "data").path],
      input: "/저장 \(file.path)\n도움말\n/저장\n/저장 \(file.path)\n")
    let notices = talk.output.split(separator: "\n").filter { $0.contains("적") }
    #expect(
      notices.suffix(3) == [
        "  아직 적을 대화가 없어요.", "  어느 파일에 적을까요? ‘/저장 대화.test.yaml’처럼 말해 주세요.",
        "  \(file.path)에 적지 못했어요. 이미 있는 파일이면 다른 이름을 말해 주세요.",
      ])
    #expect(try String(contentsOf: file, encoding: .utf8) == "먼저 있던 글\n")
  }
}
