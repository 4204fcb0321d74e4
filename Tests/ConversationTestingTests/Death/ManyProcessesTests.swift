import ConversationProtocol
import Foundation
import Hosting
import Synchronization
import Testing

@testable import ConversationTesting

/// What a daemon tells whoever subscribes at its socket.
private final class Subscription: Sendable {
  private let socket: LineSocket
  private let lines = Mutex<[String]>([])

  init(to daemon: DaemonProcess) throws {
    let socket = try #require(LineSocket(path: daemon.socket))
    self.socket = socket
    socket.wait(seconds: 0)
    #expect(socket.send(Array(#"{"do":"subscribe"}"#.utf8)))
    Thread.detachNewThread { [weak self] in
      while let line = socket.nextLine() {
        self?.lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
      }
    }
  }

  deinit { socket.end() }

  /// The identifiers of notifications that were told.
  var notifications: [String] {
    lines.withLock(\.self).compactMap { line in
      line.contains(#""event":"notification""#)
        ? line.firstMatch(of: /"id":"(n[0-9a-f]{12})"/).map { String($0.1) } : nil
    }
  }
}

/// Two daemons and the tool, which know nothing of each other but what lies in one data folder.
@Suite struct ManyProcessesTests {
  private static let begin = Date(timeIntervalSince1970: 1_795_168_800)
  private let setup = ScenarioSetup(language: "ko", clock: Self.begin, timeZone: .gmt)

  private func until(_ isSo: () throws -> Bool) async throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while try !isSo(), Date() < deadline { try await Task.sleep(for: .milliseconds(20)) }
  }

  private func works(_ daemons: [DaemonProcess]) -> Int {
    daemons.reduce(0) { $0 + $1.logged.split(separator: "\n").count { $0.contains("work was done") } }
  }

  /// What the tool lists, in a process of its own, without a daemon.
  private func listed(_ what: String, in folder: URL, after seconds: Double) async throws -> [[String: Any]] {
    let time = Self.begin.addingTimeInterval(seconds).ISO8601Format()
    let run = try await ToolRun([what, "--json", "--no-daemon", "--data", folder.path, "--now", time])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(object?[what] as? [[String: Any]], "\(run)")
  }

  @Test("an order has one activity, its look is made once a minute, and its notification is told once")
  func once() async throws {
    let folder = try TemporaryFolder()
    var daemons: [DaemonProcess] = []
    for name in ["a", "b"] {
      daemons.append(
        try await DaemonProcess(setup, folder: folder.url, socket: name, ["--log-level", "debug"]))
    }
    let subscriptions = try daemons.map(Subscription.init)
    var told: [String] { subscriptions.flatMap(\.notifications) }
    _ = try await daemons[0].post(
      "/v1/say",
      [
        "text": "한밤치킨에서 양념치킨 두 마리 주문해줘",
        "answers": ["confirm": "yes", "address": "서울 마포구 월드컵로 1"],
      ])
    let order = try await listed("activities", in: folder.url, after: 1)
    // The notification is told five minutes before the order comes, half an hour after it was placed.
    for step in 1...5 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for daemon in daemons { group.addTask { _ = try await daemon.post("/v1/clock", ["seconds": 300]) } }
        try await group.waitForAll()
      }
      try await until { works(daemons) >= step }
    }
    try await until { !told.isEmpty }
    let notifications = try await listed("notifications", in: folder.url, after: 25 * 60)
    #expect(notifications.compactMap { $0["id"] as? String } == told)
    #expect(told.count == 1 && works(daemons) == 5, "\(told), \(works(daemons))")
    let activities = try await listed("activities", in: folder.url, after: 25 * 60)
    #expect(activities.count == 1 && activities[0]["id"] as? String == order.first?["id"] as? String)
  }

  @Test("a second daemon at one socket is refused, and the first one goes on")
  func refused() async throws {
    let folder = try TemporaryFolder()
    let first = try await DaemonProcess(setup, folder: folder.url)
    let refusal = await #expect(throws: DriverError.self) {
      _ = try await DaemonProcess(setup, folder: folder.url)
    }
    #expect("\(try #require(refusal))".contains("does not listen"))
    #expect(try await first.post("/v1/say", ["text": "도움말"]).contains("session"))
  }
}
