import Foundation
import Hosting
import Testing

/// `malgil test` as scripts see it.
@Suite struct TestCommandTests {
  private static let text = """
    suite: 셈
    clock: 2026-11-20T19:00:00+09:00
    scenarios:
      - name: 맞는 것
        turns:
          - {say: 배달 알림 켜줘, effects: {setNotifications: 1}}
      - name: 틀린 것
        turns:
          - {say: 배달 알림 켜줘, effects: {}}
      - name: 또 틀린 것
        turns:
          - {say: 배달 알림 켜줘, outcome: failed}

    """

  private func run(_ arguments: String..., text: String = Self.text, name: String = "a.test.yaml")
    async throws
    -> ToolRun
  {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: name)
    try Data(text.utf8).write(to: file)
    let run = try await ToolRun(["test", file.path] + arguments)
    return run.without(folder.url.path)
  }

  @Test("a failure is one line with its place, and the summary counts")
  func failures() async throws {
    let run = try await run()
    #expect(run.ending == .exited(1))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "…/a.test.yaml:9:25: 셈 › 틀린 것: “배달 알림 켜줘”: effects: expected none, got setNotifications 1",
        "…/a.test.yaml:12:25: 셈 › 또 틀린 것: “배달 알림 켜줘”: outcome: expected failed, got done (“배달 알림을 켰어요.”)",
        "conversations: 1 passed, 2 failed",
      ])
    #expect(lines.dropFirst(3).first?.hasPrefix("1 of 3 passed in ") == true)
    #expect(lines.last?.hasPrefix("dialog edges: ") == true)
  }

  @Test(
    "what is run can be chosen",
    arguments: [
      (["--filter", "^셈 › 맞"], 0, "conversations: 1 passed"),
      (["--shard", "1/3"], 0, "conversations: 1 passed"),
      (["--shard", "2/3"], 1, "conversations: 0 passed, 1 failed"),
      (["--fail-fast"], 1, "conversations: 1 passed, 1 failed"),
      (["--filter", "맞", "--crash-each-turn"], 0, "conversations: 1 passed"),
    ])
  func chosen(_ arguments: [String], _ status: Int32, _ summary: String) async throws {
    let folder = try TemporaryFolder()
    try Data(Self.text.utf8).write(to: folder.url.appending(path: "a.test.yaml"))
    let run = try await ToolRun(["test", folder.url.path] + arguments)
    #expect(run.ending == .exited(status))
    #expect(run.output.contains(summary + "\n"), "\(run.output)")
  }

  @Test("the result is an object, too")
  func json() async throws {
    let run = try await run("--json")
    #expect(run.ending == .exited(1))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["summary"] as? [String: Int] == ["total": 3, "passed": 1, "failed": 2])
    let suites = try #require(object["suites"] as? [[String: Any]])
    let scenarios = try #require(suites.first?["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["outcome"] as? String } == ["passed", "failed", "failed"])
    #expect(scenarios.map { $0["line"] as? Int } == [4, 7, 10])
    let turn = try #require((scenarios[1]["turns"] as? [[String: Any]])?.first)
    #expect(turn["input"] as? String == "“배달 알림 켜줘”")
    #expect(turn["outcome"] as? String == "done")
    let failure = try #require((turn["failures"] as? [[String: Any]])?.first)
    #expect(failure["what"] as? String == "effects")
    #expect(failure["expected"] as? String == "none")
  }

  @Test("a file with a mistake is refused whole, with status 65")
  func badFile() async throws {
    let run = try await run(text: Self.text.replacing("effects: {}", with: "efects: {}"))
    #expect(run.ending == .exited(65))
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("malgil: \n…/a.test.yaml:9:25: error: “efects” is not a key of a turn; it has "))
    #expect(run.errors.hasSuffix("1 mistake in the test files; no conversation was held\n"))
  }

  @Test("nothing to run is status 5, and what cannot be meant is status 64")
  func nothing() async throws {
    let folder = try TemporaryFolder()
    let nothing = try await ToolRun(["test", folder.url.path])
    #expect(nothing.ending == .exited(5))
    #expect(
      nothing.errors
        == "malgil: there is nothing to run: no .test.yaml file and no phrase file with examples\n")
    #expect(try await run("--shard", "5/4").errors == "malgil: --shard takes i/n, such as 2/4, not “5/4”\n")
    #expect(try await run("--shard", "5/4").ending == .exited(64))
    #expect(try await run("--filter", "(").errors == "malgil: “(” is no regular expression\n")
    let missing = try await ToolRun(["test", "/nowhere"])
    #expect(missing.errors == "malgil: there is no /nowhere\n")
    #expect(missing.ending == .exited(64))
  }

  @Test("the examples beside phrases are run where the phrases lie")
  func examples() async throws {
    let folder = try TemporaryFolder()
    let language = folder.url.appending(path: "FoodDelivery/ko")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let text = """
      intent: ShowCart
      phrases: ["바구니 보여줘"]
      tests:
        - say: 바구니 보여줘
        - say: 광주리 보여줘
        - not: 바구니 보여줘

      """
    try Data(text.utf8).write(to: language.appending(path: "ShowCart.yaml"))
    let run = try await ToolRun(["test", folder.url.path]).without(folder.url.path)
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("examples: 1 passed, 2 failed\n"), "\(run.output)")
    #expect(run.output.contains("…/FoodDelivery/ko/ShowCart.yaml:6:10: “바구니 보여줘” must not reach ShowCart"))
  }
}

extension ToolRun {
  /// With `…` in place of a folder that is another one each time.
  fileprivate func without(_ folder: String) -> ToolRun {
    var run = self
    run.output = output.replacing(folder, with: "…")
    run.errors = errors.replacing(folder, with: "…")
    return run
  }
}
