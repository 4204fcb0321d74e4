import Foundation
import Hosting
import Testing

/// What apps told, in the terminal and without a daemon.
@Suite struct NotificationCommandTests {
  /// The tool minutes after seven in the evening.
  private func run(_ tool: Tool, _ minutes: Int, _ arguments: String...) async throws -> ToolRun {
    let time = "2026-11-20T19:\(minutes < 10 ? "0" : "")\(minutes):00+09:00"
    return try await tool.bare(arguments + ["--no-daemon", "--data", tool.data.path, "--now", time])
  }

  /// An order that comes at half past seven, and a look at it, at which its notification is asked for.
  private func ordered() async throws -> Tool {
    let tool = try Tool()
    let order = try await run(
      tool, 0, "--answer", "confirm=yes", "--answer", "address=서울 마포구 월드컵로 1", "--say",
      "한밤치킨에서 양념치킨 두 마리 주문해줘")
    #expect(order.status == 0, "\(order)")
    #expect(try await run(tool, 1, "activities").status == 0)
    return tool
  }

  @Test("five minutes before an order comes somebody is told; what is due while no process runs is not lost")
  func due() async throws {
    let tool = try await ordered()
    #expect(try await run(tool, 24, "notifications").output.contains("알림이 없어요."))
    let told = try await run(tool, 28, "notifications")
    #expect(told.output.contains("곧 도착해요") && told.output.contains("3분 전"), "\(told)")
    #expect(told.output.contains("[1] 위치 [2] 전화"))
    let json = try await run(tool, 28, "notifications", "--json")
    let all = try #require(try json.objects.first?["notifications"] as? [[String: Any]])
    #expect(all.count == 1 && all[0]["app"] as? String == "FoodDelivery", "\(json)")
    #expect(try await run(tool, 28, "notifications", "clear").output.contains("알림이 없어요."))
    #expect(
      try await run(tool, 40, "notifications", "--lang", "en").output.contains("There are no notifications."))
  }

  @Test("told after the order has come, it says so, in the language of who looks")
  func late() async throws {
    let tool = try await ordered()
    let told = try await run(tool, 33, "notifications")
    #expect(told.output.contains("도착했어요: 한밤치킨 주문이 도착했어요.") && !told.output.contains("곧"), "\(told)")
    let other = try await ordered()
    #expect(try await run(other, 33, "notifications", "--lang", "en").output.contains("Your order is here"))
  }

  @Test("an action is a turn, made once for one identifier; what is not there ends with 4")
  func act() async throws {
    let tool = try await ordered()
    for (name, action) in [("9", "1"), ("1", "라디오")] {
      let run = try await run(tool, 26, "notifications", "act", name, action)
      #expect(run.status == 4 && run.output == "" && run.errors.hasPrefix("malgil: "), "\(run)")
    }
    for _ in 0..<2 {
      let run = try await run(tool, 26, "notifications", "act", "1", "위치", "--request-id", "k1")
      #expect(run.status == 0 && run.output.contains("기사님"), "\(run)")
    }
    #expect(try await run(tool, 27, "notifications").output.contains("알림이 없어요."))
  }

  @Test("nothing is told of an app that is switched off, nor once its own switch is off")
  func off() async throws {
    let tool = try Tool()
    #expect(try await run(tool, 0, "notifications", "off", "한입배달").status == 0)
    #expect(try await run(tool, 0, "notifications", "off", "없는앱").status == 4)
    let other = try await ordered()
    #expect(try await run(other, 2, "controls", "toggle", "배달 알림", "off").status == 0)
    #expect(try await run(other, 3, "activities").status == 0)
    #expect(try await run(other, 29, "notifications").output.contains("알림이 없어요."))
  }

  @Test("processes that are killed at any moment tell it once")
  func killed() async throws {
    let tool = try await ordered()
    for index in 0..<8 {
      let process = try tool.begin(["notifications", "--no-daemon", "--now", "2026-11-20T19:26:00+09:00"])
      try await Task.sleep(for: .milliseconds(120 + index * 80))
      process.process.send(SIGKILL)
      _ = try await process.ending()
    }
    let told = try await run(tool, 27, "notifications")
    #expect(told.output.ranges(of: "곧 도착해요").count == 1, "\(told)")
  }
}
