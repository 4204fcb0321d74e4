import AppIntents
import Foundation
import KeptRecords
import Notifications
import Synchronization
import Testing

/// A clock that stands still until it is moved.
final class StandingClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_795_168_800))

  var now: Date { time.withLock(\.self) }

  func move(_ seconds: Double) { time.withLock { $0 += seconds } }
}

private func content(_ title: String = "물이 끓어요") -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  content.title = title
  return content
}

private func request(
  _ id: String = "a", _ title: String = "물이 끓어요", after seconds: Double? = nil, repeats: Bool = false
) -> UNNotificationRequest {
  let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
  return UNNotificationRequest(identifier: id, content: content(title), trigger: trigger)
}

@Suite("Notifications of an app") struct RequestTests {
  private let clock = StandingClock()
  private let rows = MemoryRows()

  private var place: NotificationCenterPlace {
    NotificationCenterPlace(rows: rows, timeZone: TimeZone(identifier: "Asia/Seoul")!) { [clock] in clock.now
    }
  }

  private var center: UNUserNotificationCenter { UNUserNotificationCenter(app: "Kitchen", place: place) }

  private func deliver() throws -> [String] { try place.deliver().compactMap { $0.delivered?.values.title } }

  @Test("are delivered at their time, once, also by the next process, and once where several were missed")
  func times() async throws {
    try await center.add(request("a", "지금"))
    try await center.add(request("b", "10초 뒤", after: 10))
    try await center.add(request("c", "1분마다", after: 60, repeats: true))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a", "b", "c"])
    #expect(try deliver() == ["지금"])
    #expect(try deliver() == [])
    clock.move(9.9)
    #expect(try deliver() == [])
    clock.move(0.1)
    #expect(try deliver() == ["10초 뒤"])
    clock.move(590)
    #expect(try deliver() == ["1분마다"])
    #expect(try deliver() == [])
    #expect(try place.next() == clock.now.addingTimeInterval(60))
    #expect(await center.deliveredNotifications().count == 3)
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["c"])
  }

  @Test("by the calendar come at the local time")
  func calendar() async throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
    try await center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: trigger))
    var seoul = Calendar(identifier: .gregorian)
    seoul.timeZone = TimeZone(identifier: "Asia/Seoul")!
    for _ in 0..<3 {
      let next = try #require(try place.next())
      let parts = seoul.dateComponents([.hour, .minute, .second], from: next)
      #expect(parts.hour == 8 && parts.minute == 30 && parts.second == 0 && next > clock.now)
      clock.move(next.timeIntervalSince(clock.now))
      #expect(try deliver().count == 1)
    }
  }

  @Test("of one identifier are one; those that wait and those that were told are taken away apart")
  func identifiers() async throws {
    try await center.add(request("a", "처음", after: 10))
    try await center.add(request("a", "다음", after: 20))
    clock.move(20)
    #expect(try deliver() == ["다음"])
    try await center.add(request("a", "나중", after: 10))
    center.removeDeliveredNotifications(withIdentifiers: ["a"])
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(await center.pendingNotificationRequests().count == 1)
    center.removeAllPendingNotificationRequests()
    #expect(try rows.rows(in: .notification, only: nil).isEmpty)
  }

  @Test("of another app are not seen")
  func apps() async throws {
    try await center.add(request("a", after: 10))
    let other = UNUserNotificationCenter(app: "Garden", place: place)
    other.removeAllPendingNotificationRequests()
    #expect(await other.pendingNotificationRequests().isEmpty)
    #expect(await center.pendingNotificationRequests().count == 1)
  }

  @Test(
    "are refused when the person does not want them, when they say nothing, and when their time never comes")
  func refusals() async throws {
    await #expect(throws: UNError(.notificationInvalidNoContent)) {
      try await center.add(request("a", "\u{1B}\u{200E}"))
    }
    let never = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    await #expect(throws: UNError(.notificationInvalidNoDate)) {
      try await center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: never))
    }
    let somewhere = UNLocationNotificationTrigger(region: "home", repeats: false)
    await #expect(throws: UNError(.notificationInvalidNoDate)) {
      try await center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: somewhere))
    }
    try place.allow(false, "Kitchen")
    #expect(try await !center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request()) }
    try place.allow(true, "Kitchen")
    try await center.add(request())
  }

  @Test("keep a little of what an app says: no steering characters, no endless text, no odd numbers")
  func bounds() async throws {
    let content = content("\u{1B}[2J제목" + String(repeating: "가", count: 5_000))
    content.relevanceScore = .nan
    content.userInfo = ["order": "1043", "far": String(repeating: "x", count: 100_000), 7: "number"]
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    let kept = try #require(try place.deliver().first?.delivered?.values)
    #expect(kept.title.hasPrefix("[2J제목") && kept.title.count == 1_000 && kept.relevance == 0)
    #expect(await center.deliveredNotifications().first?.request.content.userInfo.isEmpty == true)
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: .nan, repeats: true).timeInterval == 60)
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: -5, repeats: false).timeInterval > 0)
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: 1e300, repeats: false).timeInterval < 1e11)
  }

  @Test("that an app asks for without end are 64 that wait, the soonest, and 100 that were told, the latest")
  func limits() async throws {
    for index in 0..<500 { try await center.add(request("\(index)", after: Double(1_000 - index))) }
    let waiting = await center.pendingNotificationRequests().map(\.identifier)
    #expect(waiting.count == 64 && waiting.first == "499")
    for index in 0..<300 {
      clock.move(0.001)
      try await center.add(request("now\(index)"))
      _ = try deliver()
    }
    let told = await center.deliveredNotifications()
    #expect(told.count == 100 && told.first?.request.identifier == "now299")
    #expect(try rows.rows(in: .notification, only: nil).count <= 164)
  }

  @Test("carry what the app needs, and a copy is changed without the other")
  func copies() throws {
    let content = content()
    (content.badge, content.sound, content.threadIdentifier) = (3, .default, "t")
    content.userInfo = ["order": "1043", "aps": ["mutable-content": 1]]
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "다른 제목"
    #expect(content.title == "물이 끓어요" && copy.userInfo["order"] as? String == "1043" && copy.badge == 3)
    #expect(copy.sound == .default && (content.copy() as? UNNotificationContent)?.threadIdentifier == "t")
  }

  @Test("take files that are there, of five megabytes at most, and addresses of https")
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (small, large) = (folder.appending(path: "a.png"), folder.appending(path: "b.png"))
    try Data("x".utf8).write(to: small)
    try Data(count: 5 << 20 + 1).write(to: large)
    #expect(try UNNotificationAttachment(identifier: "", url: small).identifier.isEmpty == false)
    _ = try UNNotificationAttachment(
      identifier: "a", url: try #require(URL(string: "https://example.org/a.png")))
    for url in [large, folder, folder.appending(path: "none"), URL(string: "http://example.org/a.png")!] {
      #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "a", url: url) }
    }
  }
}
