import ConversationProtocol
import Foundation
import HTTPTypes
import JSONText
import LiveActivities
import Testing

@testable import Daemon

@Suite("A push") struct PushReadingTests {
  private func headers(_ changes: [HTTPField.Name: String?] = [:]) -> HTTPFields {
    var headers: HTTPFields = [.apnsPushType: "liveactivity", .apnsPriority: "10", .apnsExpiration: "0"]
    for (name, value) in changes { headers[name] = value }
    return headers
  }

  @Test("has the headers of Apple's service, and is told what is wrong with them in its words")
  func heads() throws {
    #expect(try UUID(uuidString: PushReading.check(headers())) != nil)
    let id = UUID().uuidString
    #expect(try PushReading.check(headers([.apnsID: id])) == id)
    let mistakes: [(HTTPField.Name, String?, PushRefusal)] = [
      (.apnsPushType, nil, .invalidPushType), (.apnsPushType, "alert", .invalidPushType),
      (.apnsPriority, "7", .badPriority), (.apnsExpiration, "tomorrow", .badExpirationDate),
      (.apnsExpiration, "-1", .badExpirationDate), (.apnsID, "1", .badMessageID),
    ]
    for (name, value, refusal) in mistakes {
      #expect(throws: refusal) { try PushReading.check(headers([name: value])) }
    }
  }

  private static let mistakes: [(String, PushRefusal)] = [
    ("", .payloadEmpty), ("[]", .payloadEmpty), ("{}", .payloadEmpty), (#"{"aps":1}"#, .payloadEmpty),
    (#"{"aps":{"timestamp":1,"content-state":{}}}"#, .badEvent),
    (#"{"aps":{"event":"start","timestamp":1,"content-state":{}}}"#, .badEvent),
    (#"{"aps":{"event":"update","content-state":{}}}"#, .badTimestamp),
    (#"{"aps":{"event":"update","timestamp":1e300,"content-state":{}}}"#, .badTimestamp),
    (#"{"aps":{"event":"update","timestamp":1,"stale-date":"soon","content-state":{}}}"#, .badTimestamp),
    (#"{"aps":{"event":"update","timestamp":1}}"#, .badContentState),
    (#"{"aps":{"event":"end","timestamp":1,"content-state":[]}}"#, .badContentState),
    (
      #"{"aps":{"event":"end","timestamp":1},"x":"\#(String(repeating: "x", count: 4_096))"}"#,
      .payloadTooLarge
    ),
  ]

  @Test("with a body that is none says why", arguments: mistakes)
  func bodies(_ body: String, _ refusal: PushRefusal) {
    #expect(throws: refusal) { try PushReading.push(Data(body.utf8)) }
  }

  @Test("has dates in seconds since 1970, and an alert in one text or two")
  func parts() throws {
    let body = """
      {"aps": {"event": "end", "timestamp": 1795168800, "content-state": {"a": 1}, "stale-date": 1795168900,
       "dismissal-date": 1795169000, "relevance-score": 7.5, "alert": {"title": "T", "body": "B"}}}
      """
    let push = try PushReading.push(Data(body.utf8))
    #expect(push.event == .end && push.timestamp == Date(timeIntervalSince1970: 1_795_168_800))
    #expect(push.state == Data(#"{"a":1}"#.utf8) && push.relevance == 7.5)
    #expect(push.staleDate == Date(timeIntervalSince1970: 1_795_168_900))
    #expect(push.dismissalDate == Date(timeIntervalSince1970: 1_795_169_000))
    #expect(push.alert?.titles == ["": "T"] && push.alert?.bodies == ["": "B"])
  }

  @Test("is taken so many times at once, and more as time passes, apart for each activity")
  func rates() {
    let rates = PushRates()
    let now = ContinuousClock.now
    #expect((0..<100).count { _ in rates.take("a", at: now) } == 60)
    #expect(rates.take("b", at: now) && !rates.take("a", at: now))
    #expect((0..<100).count { _ in rates.take("a", at: now + .seconds(2)) } == 20)
    #expect((0..<1_000).count { _ in rates.take(at: now) } == 600)
  }

  @Test("is taken seldom where the person does not want it often")
  func seldom() {
    let rates = PushRates()
    let now = ContinuousClock.now
    #expect((0..<100).count { _ in rates.take("a", isFrequent: false, at: now) } == 10)
    #expect((0..<100).count { _ in rates.take("a", isFrequent: false, at: now + .seconds(30)) } == 0)
    #expect((0..<100).count { _ in rates.take("a", isFrequent: false, at: now + .seconds(61)) } == 1)
    #expect((0..<100).count { _ in rates.take("a", isFrequent: false, at: now + .seconds(700)) } == 10)
  }
}

extension DaemonTests {
  @Suite("Pushes over HTTP") struct PushDoorTests {
    private func post(
      _ body: String, token: String, at port: UInt16, type: String = "liveactivity"
    ) async throws -> (status: Int, reason: String?) {
      let connection = try RawConnection(to: port)
      let head = """
        POST /3/device/\(token) HTTP/1.1\r
        Host: localhost\r
        Connection: close\r
        apns-push-type: \(type)\r
        Content-Length: \(body.utf8.count)\r
        \r

        """
      connection.send(Array((head + body).utf8))
      let text = await connection.received()
      let status = Int(text.split(separator: " ")[1]) ?? 0
      return (status, text.firstMatch(of: /"reason":"(\w+)"/).map { String($0.1) })
    }

    private func update(_ timestamp: Int, _ status: String, alert: String = "", event: String = "update")
      -> String
    {
      """
      {"aps":{"event":"\(event)","timestamp":\(timestamp),\(alert)"content-state":{"status":"\(status)","expectedAt":800000000}}}
      """
    }

    @Test(
      "change what is seen of one activity, in their order, and perform nothing; nobody has to say who they are"
    )
    func pushes() async throws {
      let test = try await TestDaemon()
      let own = Caller(owner: "\(getuid())@here")
      let order = TurnRequest(
        .text("한밤치킨에서 양념치킨 두 마리 주문해줘"), answers: ["confirm": "yes", "address": "서울 마포구 월드컵로 1"])
      #expect(try await test.conversations.take(order, from: own)?.outcome == .done)
      try await test.servingHTTP { port in
        _ = try await test.daemon.boards.reply(to: .activities, from: own)
        let token = try #require(try ActivityCenter.current.records().first?.token)
        let unknown = String(repeating: "0", count: 64)
        #expect(try await post(update(1, "cooking"), token: unknown, at: port) == (410, "Unregistered"))
        #expect(try await post(update(1, "cooking"), token: "short", at: port) == (400, "BadDeviceToken"))
        #expect(
          try await post(update(1, "cooking"), token: token, at: port, type: "alert") == (
            400, "InvalidPushType"
          ))
        #expect(try await post(update(1, "eaten"), token: token, at: port) == (400, "BadContentState"))
        #expect(try await post("{}", token: token, at: port) == (400, "PayloadEmpty"))
        let before = try #require(try ActivityCenter.current.records().first)
        #expect(before.timestamp == nil)
        #expect(try await post(update(10, "delivering"), token: token, at: port).status == 200)
        #expect(try await post(update(9, "cooking"), token: token, at: port).status == 200)
        // What the app itself says afterwards has no time, and holds.
        #expect(try ActivityCenter.current.records().first?.timestamp == Date(timeIntervalSince1970: 10))
        let alert = #""alert":{"title":"비가 와요","body":"조금 늦어요"},"#
        #expect(try await post(update(11, "delivering", alert: alert), token: token, at: port).status == 200)
        for _ in 0..<2 {
          let told = try await test.daemon.boards.reply(to: .notifications, from: own).notifications
          #expect(told.map(\.title) == ["비가 와요"])
        }
        #expect(try await post(update(12, "delivered", event: "end"), token: token, at: port).status == 200)
        #expect(try await post(update(13, "cooking"), token: token, at: port) == (410, "Unregistered"))
      }
    }
  }
}
