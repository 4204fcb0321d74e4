import Foundation
import Hosting
import Testing

/// What goes on, in the terminal and without a daemon: no process is alive in between.
@Suite struct ActivityCommandTests {
  /// The tool minutes after seven in the evening.
  private func run(_ tool: Tool, _ minutes: Int, _ arguments: String..., input: Data = Data()) async throws
    -> ToolRun
  {
    let time = "2026-11-20T19:\(minutes < 10 ? "0" : "")\(minutes):00+09:00"
    return try await tool.bare(
      arguments + ["--no-daemon", "--data", tool.data.path, "--now", time], input: input)
  }

  private func order(_ tool: Tool) async throws {
    let run = try await run(
      tool, 0, "--answer", "confirm=yes", "--answer", "address=서울 마포구 월드컵로 1", "--say",
      "한밤치킨에서 양념치킨 두 마리 주문해줘")
    #expect(run.status == 0, "\(run)")
  }

  @Test("an order goes on by itself: what is seen is what has come of it at that minute")
  func phases() async throws {
    let tool = try Tool()
    #expect(try await run(tool, 0, "activities").output.contains("지금 진행 중인 게 없어요."))
    try await order(tool)
    let phases = [
      (1, "접수 대기", 0), (3, "접수됨", 1), (11, "조리 중", 2), (21, "픽업 완료", 3), (23, "배달 중", 4), (36, "배달 완료", 5),
    ]
    for (minute, words, dots) in phases {
      let seen = try await run(tool, minute, "activities")
      #expect(seen.status == 0 && seen.output.contains(words), "\(seen)")
      #expect(seen.output.count { $0 == "●" } == dots, "\(minute): \(seen.output)")
      #expect(seen.output.count(of: "한입배달") == 1 && !seen.output.contains("월드컵로"))
    }
    #expect(try await !run(tool, 59, "activities", "--lang", "en").output.contains("Nothing goes on."))
  }

  @Test("as JSON it has its trees and its state; put away it stays away")
  func json() async throws {
    let tool = try Tool()
    try await order(tool)
    let seen = try await run(tool, 23, "activities", "--json")
    let activity = try #require((try seen.objects.first?["activities"] as? [[String: Any]])?.first)
    #expect(activity["state"] as? String == "active" && activity["app"] as? String == "FoodDelivery")
    #expect((activity["tree"] as? [String: Any])?["root"] != nil)
    let island = Set((activity["island"] as? [String: Any] ?? [:]).keys)
    #expect(island.isSuperset(of: ["minimal", "compactLeading", "compactTrailing", "expandedBottom"]))
    #expect(try await run(tool, 23, "activities", "dismiss", "1").output.contains("지금 진행 중인 게 없어요."))
    #expect(try await run(tool, 24, "activities").output.contains("지금 진행 중인 게 없어요."))
  }

  @Test("a press is a turn; what is not there ends with 4")
  func press() async throws {
    let tool = try Tool()
    try await order(tool)
    for _ in 0..<2 {
      let press = try await run(tool, 23, "activities", "press", "1", "위치", "--request-id", "k1")
      #expect(press.status == 0 && press.output.contains("기사님"), "\(press)")
    }
    let opened = try await run(tool, 23, "activities", "open", "1")
    #expect(opened.status == 0 && opened.output.contains("한밤치킨"), "\(opened)")
    for mistake in [
      ["press", "2", "위치"], ["open", "9"], ["open", "1", "라디오"], ["press", "1", "라디오"], ["dismiss", "7"],
    ] {
      let run = try await tool.bare(
        ["activities"] + mistake + [
          "--no-daemon", "--data", tool.data.path, "--now", "2026-11-20T19:23:00+09:00",
        ])
      #expect(run.status == 4 && run.output == "" && run.errors.hasPrefix("malgil: "), "\(run)")
    }
  }

  @Test("in the conversation what goes on is shown and pressed")
  func repl() async throws {
    let tool = try Tool()
    try await order(tool)
    let run = try await run(
      tool, 23, "--plain", input: Data("/지금\n/지금 1 위치\n/now 9 9\n/now x\n".utf8))
    #expect(run.output.contains("● ─ ● ─ ● ─ ● ─ ○"), "\(run)")
    #expect(run.output.contains("기사님") && run.output.contains("there is no activity “9”"))
    #expect(run.output.contains("/now 1 2"))
  }

  @Test("switched off, nothing is seen until it is on again; forgotten, it does not come back")
  func off() async throws {
    let tool = try Tool()
    #expect(try await run(tool, 0, "activities", "off").status == 0)
    try await order(tool)
    #expect(try await run(tool, 5, "activities").output.contains("지금 진행 중인 게 없어요."))
    #expect(try await run(tool, 6, "activities", "on").output.contains("접수됨"))
    #expect(try await run(tool, 6, "forget", "--yes").status == 0)
    #expect(try await run(tool, 7, "activities").output.contains("지금 진행 중인 게 없어요."))
  }

  @Test("what one process of the app shares the next one reads, in a folder that nobody else can")
  func group() async throws {
    let tool = try Tool()
    let file = tool.data.appending(path: "groups/group.com.example.hanip/currentOrder.json")
    func shared() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    try await order(tool)
    #expect(try await run(tool, 3, "activities").status == 0)
    #expect(try shared().contains("accepted") && shared().contains("1043"))
    #expect(try await run(tool, 12, "widgets").status == 0)
    #expect(try await run(tool, 12, "activities").status == 0)
    #expect(try shared().contains("cooking"))
    let folder = file.deletingLastPathComponent().path
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
    #expect(try await run(tool, 40, "activities").status == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("processes that are killed at any moment leave one activity for the order, as it is at that minute")
  func killed() async throws {
    let tool = try Tool()
    try await order(tool)
    for index in 0..<12 {
      // From long before the store is opened until it is written.
      let process = try tool.begin([
        "activities", "--no-daemon", "--now", "2026-11-20T19:\(12 + index):00+09:00",
      ])
      try await Task.sleep(for: .milliseconds(120 + index * 60))
      process.process.send(SIGKILL)
      _ = try await process.ending()
    }
    let seen = try await run(tool, 24, "activities")
    #expect(seen.output.count(of: "한입배달") == 1 && seen.output.contains("배달 중"), "\(seen)")
    #expect(seen.output.count { $0 == "●" } == 4)
  }
}

extension String {
  fileprivate func count(of words: String) -> Int { ranges(of: words).count }
}
