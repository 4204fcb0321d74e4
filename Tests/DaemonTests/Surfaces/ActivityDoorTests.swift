import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  /// What goes on, over HTTP and as events.
  @Suite struct ActivityDoorTests {
    private struct Answer {
      var status: Int
      var body: JSON
    }

    private func ask(
      _ method: String, _ path: String, _ body: JSON? = nil, token: AccessToken? = nil, at port: UInt16
    ) async throws -> Answer {
      let connection = try RawConnection(to: port)
      var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
      if let token { head += "Authorization: Bearer \(token.text)\r\n" }
      if let body {
        head += "Content-Type: application/json\r\nContent-Length: \(body.lineBytes.count)\r\n"
      }
      connection.send(Array("\(head)\r\n".utf8) + (body?.lineBytes ?? []))
      let text = await connection.received()
      let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
      let status = Int(text.split(separator: " ")[1]) ?? 0
      return Answer(status: status, body: try JSON(parsingObject: Array(parts[1].utf8), called: "body"))
    }

    private var own: Caller { Caller(owner: "\(getuid())@here") }

    private func order(_ test: TestDaemon) async throws {
      let request = TurnRequest(
        .text("한밤치킨에서 양념치킨 두 마리 주문해줘"), answers: ["confirm": "yes", "address": "서울 마포구 월드컵로 1"])
      #expect(try await test.conversations.take(request, from: own)?.outcome == .done)
    }

    private func action(_ activity: JSON?) throws -> String {
      let found = try #require(activity?["tree"]?.line.firstMatch(of: /"action":"([0-9a-f]{32})"/))
      return String(found.1)
    }

    @Test("it is listed, pressed once for one identifier, refused when its button is gone, and put away")
    func door() async throws {
      let test = try await TestDaemon()
      try await order(test)
      try await test.servingHTTP { port in
        _ = try test.daemon.advance(seconds: 12 * 60)
        let listed = try await ask("GET", "/v1/activities", at: port)
        let activity = try #require(listed.body["activities"]?.array?.first)
        #expect(listed.status == 200 && activity["state"]?.string == "active")
        #expect(activity["tree"]?.line.contains("조리 중") == true, "\(activity.line)")
        let id = try #require(activity["id"]?.string)
        let press = JSON(["id": "k1", "action": .text(try action(activity))])
        let first = try await ask("POST", "/v1/activities/\(id)/press", press, at: port)
        #expect(
          first.status == 200 && first.body["turn"]?["outcome"]?.string == "answered", "\(first.body.line)")
        let again = try await ask("POST", "/v1/activities/\(id)/press", press, at: port)
        #expect(again.body["turn"] == first.body["turn"])
        _ = try test.daemon.advance(seconds: 9 * 60)
        let late = JSON(["id": "k2", "action": .text(try action(activity))])
        let stale = try await ask("POST", "/v1/activities/\(id)/press", late, at: port)
        #expect(stale.status == 409 && stale.body["activity"]?["tree"]?.line.contains("픽업 완료") == true)
        #expect(try await ask("POST", "/v1/activities/none/press", late, at: port).status == 404)
        #expect(
          try await ask("POST", "/v1/activities/\(id)/press", JSON(["id": "k"]), at: port).status == 400)
        let path = "/v1/activities/\(id)/open"
        let opened = try await ask("POST", path, JSON(["id": "k3"]), at: port)
        #expect(opened.status == 200 && opened.body["turn"]?["intent"]?.string == "CheckOrderStatus")
        #expect(try await ask("POST", path, JSON(["id": "k3"]), at: port).body["turn"] == opened.body["turn"])
        let other = JSON(["id": "k4", "url": "malgil://FoodDelivery/order/1"])
        #expect(try await ask("POST", path, other, at: port).status == 409)
        #expect(try await ask("POST", "/v1/activities/none/open", JSON(["id": "k5"]), at: port).status == 404)
        let left = try await ask("DELETE", "/v1/activities/\(id)", at: port)
        #expect(left.status == 200 && left.body["activities"]?.array?.isEmpty == true)
        #expect(try await ask("DELETE", "/v1/activities/\(id)", at: port).status == 404)
      }
    }

    @Test("who proves nothing sees nothing of it; a person with a token sees it")
    func trust() async throws {
      let test = try await TestDaemon()
      try await order(test)
      let file = TokenFile(in: test.daemon.host.folders)
      let nobody = try file.add("nobody", trust: .nobody, at: .now)
      let person = try file.add("person", trust: .person, at: .now)
      try await test.servingHTTP { port in
        #expect(try await ask("GET", "/v1/activities", token: nobody, at: port).status == 403)
        #expect(try await ask("DELETE", "/v1/activities/x", token: nobody, at: port).status == 403)
        let seen = try await ask("GET", "/v1/activities", token: person, at: port)
        #expect(seen.status == 200 && seen.body["activities"]?.array?.count == 1)
      }
    }

    @Test("every change is told with its tree, also when nobody looks; the end is told as well")
    func events() async throws {
      let test = try await TestDaemon()
      try await test.serving {
        let events = test.daemon.events.subscribe(own.user)
        try await order(test)
        var told: [LiveActivityReport] = []
        let words = ["접수 대기", "접수됨", "조리 중", "픽업 완료", "배달 중"]
        let minutes = [2.0, 8, 10, 2, 60]
        for await line in events {
          guard case .event(let event) = line, case .activity(let activity) = event.content else { continue }
          told.append(activity)
          if activity.state == .dismissed { break }
          if told.count <= words.count {
            #expect(activity.tree?.line.contains(words[told.count - 1]) == true, "\(told.count)")
          }
          if told.count <= minutes.count {
            _ = try test.daemon.advance(seconds: minutes[told.count - 1] * 60)
          }
        }
        #expect(Set(told.map(\.id)).count == 1 && told.last?.tree == nil, "\(told.map(\.state))")
      }
    }

    @Test("a notification is told when it is due, listed, acted on as a turn, and put away")
    func notifications() async throws {
      let test = try await TestDaemon()
      try await order(test)
      try await test.servingHTTP { port in
        let events = test.daemon.events.subscribe(own.user)
        _ = try await ask("GET", "/v1/activities", at: port)
        #expect(
          try await ask("GET", "/v1/notifications", at: port).body["notifications"]?.array?.isEmpty == true)
        _ = try test.daemon.advance(seconds: 25 * 60)
        var told: NotificationReport?
        for await line in events {
          guard case .event(let event) = line, case .notification(let report) = event.content else {
            continue
          }
          told = report
          break
        }
        #expect(told?.title == "곧 도착해요" && told?.actions.map(\.id) == ["where", "call"])
        let listed = try await ask("GET", "/v1/notifications", at: port)
        let id = try #require(listed.body["notifications"]?.array?.first?["id"]?.string)
        #expect(id == told?.id)
        let path = "/v1/notifications/\(id)/act"
        let act = JSON(["id": "k1", "action": "where"])
        let first = try await ask("POST", path, act, at: port)
        #expect(
          first.status == 200 && first.body["turn"]?["text"]?.string?.contains("기사님") == true,
          "\(first.body.line)")
        #expect(first.body["notifications"]?.array?.isEmpty == true)
        #expect(try await ask("POST", path, act, at: port).body["turn"] == first.body["turn"])
        #expect(try await ask("POST", path, JSON(["id": "k2", "action": "where"]), at: port).status == 404)
        #expect(try await ask("POST", path, JSON(["id": "k3"]), at: port).status == 400)
        #expect(try await ask("DELETE", "/v1/notifications/\(id)", at: port).status == 404)
        #expect(try await ask("DELETE", "/v1/notifications", at: port).status == 200)
      }
    }
  }
}
