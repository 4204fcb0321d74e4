import Foundation
import Hosting
import Testing

/// The board in the terminal, without a daemon.
@Suite struct BoardCommandTests {
  private func widgets(_ tool: Tool, _ more: String...) async throws -> [[String: Any]] {
    let run = try await tool.run(["widgets", "--json", "--no-daemon"] + more)
    return try #require(try run.objects.first?["widgets"] as? [[String: Any]], "\(run)")
  }

  @Test("a fresh board shows something of both apps and three things to say")
  func fresh() async throws {
    let run = try await Tool().run("widgets", "--no-daemon")
    #expect(run.status == 0)
    for words in ["주문 현황", "음식 배달", "오늘의 명소", "가까운 명소", "이렇게 말해 보세요:"] {
      #expect(run.output.contains(words), "\(run.output)")
    }
    let hints = run.output.split(separator: "이렇게 말해 보세요:\n").last?.split(separator: "\n")
    #expect(hints?.count == 3)
  }

  @Test("in English it is in English")
  func english() async throws {
    let run = try await Tool().run("widgets", "--no-daemon", "--lang", "en")
    for words in ["Order status", "No order is on its way", "Landmark of the day", "Things to say:"] {
      #expect(run.output.contains(words), "\(run.output)")
    }
    #expect(!run.output.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test("widgets are placed, set, moved and removed, and stay so in the next process")
  func place() async throws {
    let tool = try Tool()
    let placed = try await tool.run(
      "widgets", "place", "Food", "--family", "small", "cuisine=치킨", "--no-daemon")
    #expect(placed.status == 0 && placed.output.contains("오늘의 추천"))
    #expect(try await tool.run("widgets", "move", "5", "1", "--no-daemon").status == 0)
    #expect(try await widgets(tool).map { $0["family"] as? String }.first == "systemSmall")
    #expect(try await tool.run("widgets", "configure", "1", "--family", "large", "--no-daemon").status == 0)
    #expect(try await widgets(tool).map { $0["family"] as? String }.first == "systemLarge")
    #expect(try await tool.run("widgets", "remove", "1", "--no-daemon").status == 0)
    #expect(try await widgets(tool).count == 4)
  }

  private static let mistakes: [(String, Int32)] = [
    ("widgets press 9 1", 4), ("widgets press 1 라디오", 4), ("widgets show Nothing", 4),
    ("widgets place Nothing", 4), ("controls press Nothing", 4), ("controls toggle QuickOrder on", 64),
    ("widgets place Food --family huge", 64), ("widgets place Food cuisine=없는음식", 64),
    ("widgets configure 1", 64), ("widgets open 9", 4), ("widgets open 1 라디오", 4),
  ]

  @Test("what is not there ends with 4, what cannot be so with 64", arguments: mistakes)
  func statuses(_ command: String, _ status: Int32) async throws {
    let run = try await Tool().run(command.split(separator: " ").map(String.init) + ["--no-daemon"])
    #expect(run.status == status && run.output == "" && run.errors.hasPrefix("malgil: "), "\(run)")
  }

  @Test("a press is a turn with its status; made again with its identifier it is the same one")
  func press() async throws {
    let tool = try Tool()
    let press = ["widgets", "press", "음식 배달", "즐겨찾기", "--no-daemon", "--request-id", "k1"]
    for _ in 0..<2 {
      let run = try await tool.run(press)
      #expect(run.status == 0 && run.output.contains("즐겨찾기에 추가했어요"), "\(run)")
      #expect(run.output.contains("즐겨찾기 빼기"))
    }
  }

  @Test("what a widget leads to is opened as a turn of its app")
  func open() async throws {
    let tool = try Tool()
    for (widget, words) in [("음식 배달", "주문할 수 있어요"), ("주문 현황", "주문할 수 있는 가게"), ("오늘의 명소", "열었어요")] {
      let run = try await tool.run("widgets", "open", widget, "--no-daemon")
      #expect(run.status == 0 && run.output.contains(words), "\(run)")
    }
  }

  @Test("what spends money asks first, whatever is said in advance but a yes to the question itself")
  func costs() async throws {
    let tool = try Tool()
    let order = ["--no-daemon", "--answer", "confirm=yes", "--answer", "address=서울 마포구 월드컵로 1", "--say"]
    #expect(try await tool.run(order + ["한밤치킨에서 양념치킨 두 마리 주문해줘"]).status == 0)
    let run = try await tool.run("widgets", "press", "2", "재주문", "--yes", "--no-daemon", "--request-id", "k1")
    #expect(run.status == 20 && run.output.contains("38,000원"), "\(run)")
    let no = try await tool.run("--no-daemon", "--session", "r_\(getuid()):k1", "--say", "아니")
    #expect(no.status == 5, "\(no)")
  }

  @Test("a switch is set, and set again without harm; without a value it is turned over")
  func controls() async throws {
    let tool = try Tool()
    for (value, words) in [(["off"], "꺼짐"), (["off"], "꺼짐"), ([], "켜짐")] {
      let run = try await tool.run(["controls", "toggle", "배달 알림"] + value + ["--no-daemon"])
      #expect(run.status == 0 && run.output.contains("배달 알림: \(words)"), "\(run)")
    }
  }

  @Test("in the conversation the board is shown and pressed")
  func repl() async throws {
    let tool = try Tool()
    let run = try await tool.run(
      "--plain", "--no-daemon", input: Data("/위젯\n/위젯 2 1\n/widgets 9 9\n/위젯 x\n".utf8))
    #expect(run.output.contains("주문 현황") && run.output.contains("즐겨찾기에 추가했어요"), "\(run)")
    #expect(run.output.contains("there is no widget “9” on the board"))
    #expect(run.output.contains("/widgets 1 2"))
  }
}

/// A process that is killed after the deed and before the widget was loaded again.
@Suite struct KilledPressTests {
  /// When the app's data were written last, in nanoseconds.
  private func changed(_ tool: Tool) -> Int {
    var status = stat()
    stat(tool.data.appending(path: "FoodDelivery.sqlite").path, &status)
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// What is written is not committed yet.
  private func isBeingChanged(_ tool: Tool) -> Bool {
    access(tool.data.appending(path: "FoodDelivery.sqlite-journal").path, F_OK) == 0
  }

  @Test("the deed is done once, and the board shows it")
  func killed() async throws {
    let tool = try Tool()
    let first = try await tool.run("widgets", "--no-daemon")
    #expect(first.output.contains("☆"))
    let before = changed(tool)
    let press = ["widgets", "press", "2", "1", "--no-daemon", "--request-id", "k1"]
    let process = try tool.begin(press)
    while changed(tool) == before || isBeingChanged(tool), !process.process.hasEnded { usleep(200) }
    process.process.send(SIGKILL)
    #expect(try await process.ending().status == -SIGKILL)
    // Done twice, it would say that it is a favourite already.
    let again = try await tool.run(press)
    #expect(again.status == 0 && again.output.contains("즐겨찾기에 추가했어요"), "\(again)")
    #expect(again.output.contains("즐겨찾기 빼기"))
    #expect(try await tool.run("widgets", "--no-daemon").output.contains("★"))
  }
}
