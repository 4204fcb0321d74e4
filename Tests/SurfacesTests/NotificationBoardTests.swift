import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Notifications
import Store
import Surfaces
import Testing

extension KioskBoard {
  var place: NotificationCenterPlace {
    NotificationCenterPlace(rows: store, timeZone: .gmt) { [clock] in clock.now }
  }

  /// Asks for a notification, as the kiosk would.
  func add(
    _ id: String = "a", title: String = "신문 왔어요", after seconds: Double? = nil, info: [AnyHashable: Any] = [:]
  ) async throws {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.categoryIdentifier) = (title, "오늘 신문이에요.", "paper")
    content.userInfo = info
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    let request = UNNotificationRequest(identifier: id, content: content, trigger: trigger)
    try await UNUserNotificationCenter(app: "Kiosk", place: place).add(request)
  }

  func notifications(_ caller: SurfaceCaller? = nil) async throws -> [NotificationReport] {
    try await ask(.notifications, caller).notifications
  }

  func act(
    _ action: String, on notification: String = "1", text: String? = nil, request: String = UUID().uuidString,
    by caller: SurfaceCaller? = nil
  ) async throws -> SurfaceReply {
    var press = SurfacePress(.notificationAction(action, of: notification), request: request)
    (press.text, press.acceptsConfirmations) = (text, true)
    return try await ask(.press(press), caller)
  }
}

@Suite("What apps told") struct NotificationBoardTests {
  @Test("is listed with its actions in the person's language, the newest first")
  func listed() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add("a")
    try await kiosk.add("b", title: "곧", after: 60)
    #expect(try await kiosk.notifications().map(\.title) == ["신문 왔어요"])
    #expect(try await kiosk.board.nextNotification() == kiosk.clock.now.addingTimeInterval(60))
    kiosk.clock.advance(60)
    let told = try await kiosk.notifications()
    #expect(told.map(\.title) == ["곧", "신문 왔어요"] && told[0].name == "Kiosk")
    #expect(told[0].actions.map(\.title) == ["신문 사기", "등 켜기", "답장"])
    #expect(told[0].actions.map(\.takesText) == [false, false, true])
    let english = try await KioskBoard(language: "en", in: kiosk.folder)
    #expect(try await english.notifications().first?.actions[1].title == "Lamp")
  }

  @Test("is told by one of several processes")
  func once() async throws {
    let kiosk = try await KioskBoard()
    let other = try await KioskBoard(in: kiosk.folder)
    for index in 0..<10 { try await kiosk.add("\(index)") }
    let told = try await withThrowingTaskGroup(of: [NotificationReport].self) { group in
      for index in 0..<12 {
        group.addTask { try await (index.isMultiple(of: 2) ? kiosk : other).board.deliverNotifications() }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(told.count == 10 && Set(told.map(\.id)).count == 10)
  }

  @Test("an action that is an intent is a turn, once, and the notification is put away")
  func intent() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add()
    let reply = try await kiosk.act("등 켜기", request: "k1")
    #expect(reply.turn?.text == "켰어요." && reply.notifications.isEmpty && kiosk.till.now.switched == 1)
    let again = try await kiosk.act("등 켜기", request: "k1")
    #expect(again.turn == reply.turn && kiosk.till.now.switched == 1 && kiosk.till.now.told == [])
  }

  @Test("an action that spends asks with today's price, whatever is said in advance")
  func costs() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add()
    let asked = try await kiosk.act("buy", request: "k1")
    #expect(asked.turn?.outcome == .inputRequired && kiosk.till.now.sold == [])
    #expect(try await kiosk.say("네", in: "r_k1")?.outcome == .done && kiosk.till.now.sold == [1_000])
  }

  @Test("an action that is none is told to the delegate, with what is written, and spends nothing")
  func delegate() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add()
    #expect(try await kiosk.act("답장", text: "고마워요").turn == nil)
    try await kiosk.add()
    _ = try await kiosk.act("open")
    try await kiosk.add()
    #expect(try await kiosk.ask(.clear(notification: "1")).notifications.isEmpty)
    #expect(
      kiosk.till.now.told == [
        "answer: 고마워요", UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier,
      ])
    #expect(kiosk.till.now.sold == [])
  }

  @Test("what is not there, or lacks its text, is refused, and nothing is done")
  func mistakes() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add()
    let mistakes: [(String, String, String?, AssistantFailure.Code)] = [
      ("buy", "2", nil, .notFound), ("라디오", "1", nil, .notFound), ("답장", "1", nil, .badRequest),
      ("답장", "1", "", .badRequest), ("lamp", "1", "글", .badRequest),
      ("답장", "1", String(repeating: "가", count: 1_001), .badRequest), ("답장", "1", "\u{1B}", .badRequest),
    ]
    for (action, name, text, code) in mistakes {
      let failure = await #expect(throws: AssistantFailure.self) {
        try await kiosk.act(action, on: name, text: text)
      }
      #expect(failure?.code == code, "\(action) \(text ?? "")")
    }
    #expect(try await kiosk.notifications().count == 1 && kiosk.till.now.told == [])
  }

  @Test("of a delivery before is gone: another delivery of the same has another identifier")
  func replaced() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add()
    let old = try #require(try await kiosk.notifications().first)
    try await kiosk.add()
    #expect(try await kiosk.notifications().map(\.id) != [old.id])
    await #expect(throws: AssistantFailure.self) { try await kiosk.act("lamp", on: old.id) }
    #expect(kiosk.till.now.switched == 0)
  }

  @Test("is shown to persons, in words to its person alone, who alone may act")
  func callers() async throws {
    let kiosk = try await KioskBoard()
    try await kiosk.add()
    let heard = try await kiosk.notifications(SurfaceCallers.loudspeaker)
    #expect(heard.map(\.title) == ["Kiosk"] && heard.map(\.body) == [""] && heard[0].actions.isEmpty)
    for caller in [SurfaceCallers.nobody, SurfaceCallers.loudspeaker] {
      let failure = await #expect(throws: AssistantFailure.self) { try await kiosk.act("lamp", by: caller) }
      #expect(failure?.code == .notPermitted)
    }
    for request in [
      SurfaceRequest.notifications, .clear(notification: nil), .allowNotifications(app: "Kiosk", false),
    ] {
      await #expect(throws: AssistantFailure.self) { try await kiosk.ask(request, SurfaceCallers.nobody) }
    }
    #expect(try await kiosk.notifications().count == 1 && kiosk.till.now.switched == 0)
  }

  @Test("is switched off by app, and gone when everything is forgotten")
  func off() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.ask(.allowNotifications(app: "kiosk", false))
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await kiosk.add() }
    await #expect(throws: AssistantFailure.self) {
      try await kiosk.ask(.allowNotifications(app: "Shop", false))
    }
    _ = try await kiosk.ask(.allowNotifications(app: "Kiosk", true))
    try await kiosk.add()
    try kiosk.store.forgetEverything()
    #expect(try await kiosk.notifications().isEmpty)
  }
}

@Suite("An extension that changes notifications") struct ServiceExtensionTests {
  private func title(_ info: [AnyHashable: Any]) async throws -> String? {
    // 30 seconds pass at once.
    let kiosk = try await KioskBoard(pause: { seconds in
      if seconds != 30 { try await Task.sleep(for: .seconds(seconds)) }
    })
    try await kiosk.add(info: info)
    return try await kiosk.notifications().first?.title
  }

  @Test("is asked for those that may be changed, and its best attempt counts when its time is over")
  func manners() async throws {
    let push = ["mutable-content": 1]
    #expect(try await title([:]) == "신문 왔어요")
    #expect(try await title(["aps": push, "manner": "now"]) == "신문 왔어요 (새 소식)")
    #expect(try await title(["aps": push, "manner": "late"]) == "신문 왔어요 (새 소식)")
    #expect(try await title(["aps": push, "manner": "never"]) == "신문 왔어요")
  }
}
