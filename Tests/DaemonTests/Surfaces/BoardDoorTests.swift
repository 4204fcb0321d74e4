import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  /// Boards and controls over HTTP.
  @Suite struct BoardDoorTests {
    private struct Answer {
      var status: Int
      var body: JSON
    }

    /// - Parameter body: posted; nil: the address is read.
    private func ask(
      _ path: String, _ body: JSON? = nil, token: AccessToken? = nil, at port: UInt16
    ) async throws -> Answer {
      let connection = try RawConnection(to: port)
      var head =
        "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
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

    private func food(at port: UInt16, token: AccessToken? = nil) async throws -> WidgetReport {
      let answer = try await ask("/v1/widgets", token: token, at: port)
      #expect(answer.status == 200)
      let widgets: [WidgetReport] = try answer.body.readList("widgets")
      return try #require(widgets.first { $0.kind == "Food" })
    }

    private func action(of widget: WidgetReport) throws -> String {
      let found = try #require(widget.tree?.line.firstMatch(of: /"action":"([0-9a-f]{32})"/))
      return String(found.1)
    }

    @Test("a press made twice is one, and a button that is gone answers 409 with what is shown now")
    func press() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let food = try await food(at: port)
        let old = try action(of: food)
        let path = "/v1/widgets/\(food.id)/press"
        let press = JSON(["id": "k1", "action": .text(old)])
        let first = try await ask(path, press, at: port)
        #expect(first.status == 200 && first.body["turn"]?["outcome"]?.string == "done", "\(first.body.line)")
        let again = try await ask(path, press, at: port)
        #expect(again.body["turn"] == first.body["turn"])
        let stale = try await ask(path, JSON(["id": "k2", "action": .text(old)]), at: port)
        #expect(stale.status == 409 && stale.body["error"]?["code"]?.string == "conflict")
        let fresh: WidgetReport = try stale.body.read("widget")
        let next = JSON(["id": "k3", "action": .text(try action(of: fresh))])
        #expect(try await ask(path, next, at: port).status == 200)
      }
    }

    @Test("what a widget leads to is opened once; an address that it does not show answers 409")
    func open() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let food = try await food(at: port)
        let path = "/v1/widgets/\(food.id)/open"
        let first = try await ask(path, JSON(["id": "k1"]), at: port)
        #expect(
          first.status == 200 && first.body["turn"]?["outcome"]?.string == "answered", "\(first.body.line)")
        #expect(first.body["turn"]?["intent"]?.string == "ShowMenu")
        #expect(try await ask(path, JSON(["id": "k1"]), at: port).body["turn"] == first.body["turn"])
        let other = try await ask(path, JSON(["id": "k2", "url": "fooddelivery://order/1"]), at: port)
        #expect(other.status == 409 && other.body["widget"]?["id"]?.string == food.id)
        #expect(try await ask(path, JSON(["url": "x:"]), at: port).status == 400)
        #expect(try await ask("/v1/widgets/none/open", JSON(["id": "k3"]), at: port).status == 404)
      }
    }

    @Test("a switch is set to what is wanted; a press that lacks something is refused")
    func controls() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let path = "/v1/controls/FoodDelivery.DeliveryNotifications/press"
        let off = try await ask(path, JSON(["id": "k1", "on": .boolean(false)]), at: port)
        #expect(off.status == 200 && off.body["control"]?["on"]?.boolean == false)
        for body in [JSON(["id": "k2"]), JSON(["on": .boolean(true)]), JSON(["id": "\u{1}", "on": "x"])] {
          #expect(try await ask(path, body, at: port).status == 400)
        }
        #expect(try await ask("/v1/controls/None/press", JSON(["id": "k3"]), at: port).status == 404)
        let known = try await ask("/v1/controls", at: port).body["controls"]?.array ?? []
        #expect(known.compactMap { $0["on"]?.boolean } == [false, false])
      }
    }

    @Test("who proves nothing sees no board; a person with a token has an own one, without what is private")
    func trust() async throws {
      let test = try await TestDaemon()
      let own = Caller(owner: "\(getuid())@here")
      let order = "한밤치킨에서 양념치킨 두 마리 주문해줘"
      let request = TurnRequest(
        .text(order), answers: ["confirm": "yes", "address": "서울 마포구 월드컵로 1"])
      #expect(try await test.conversations.take(request, from: own)?.outcome == .done)
      let file = TokenFile(in: test.daemon.host.folders)
      let tokens = (
        try file.add("nobody", trust: .nobody, at: .now), try file.add("person", trust: .person, at: .now)
      )
      let shown = try await test.daemon.boards.reply(to: .board(looksAnew: true), from: own).widgets
      #expect(shown.contains { $0.tree?.line.contains("월드컵로") == true })
      try await test.servingHTTP { port in
        for path in ["/v1/widgets", "/v1/controls"] {
          #expect(try await ask(path, token: tokens.0, at: port).status == 403)
        }
        let press = JSON(["id": "k", "action": "a", "on": .boolean(true)])
        for path in ["/v1/widgets/\(shown[0].id)/press", "/v1/controls/FoodDelivery.QuickOrder/press"] {
          #expect(try await ask(path, press, token: tokens.0, at: port).status == 403)
        }
        let food = try await food(at: port, token: tokens.1)
        #expect(!shown.map(\.id).contains(food.id))
        #expect(food.tree?.line.contains("한밤치킨") == true && food.tree?.line.contains("월드컵로") == false)
        // The board of somebody else is not there.
        #expect(
          try await ask("/v1/widgets/\(shown[0].id)/press", press, token: tokens.1, at: port).status == 404)
      }
    }

    @Test("what another thing is shown of is told, each surface at most four times a second")
    func events() async throws {
      let test = try await TestDaemon()
      let own = Caller(owner: "\(getuid())@here")
      try await test.serving {
        _ = try await test.daemon.boards.reply(to: .board(looksAnew: true), from: own)
        let events = test.daemon.events.subscribe(own.user)
        async let presses: Void = pressing(test, own)
        var told: [(moment: ContinuousClock.Instant, isOn: Bool?)] = []
        for await line in events {
          guard case .event(let event) = line else { continue }
          if case .notified(let notice) = event.content, notice.about == "end" { break }
          guard case .control(let control) = event.content, control.kind == "DeliveryNotifications" else {
            continue
          }
          told.append((.now, control.isOn))
        }
        try await presses
        #expect(told.count > 1 && told.last?.isOn == false)
        for (one, next) in zip(told, told.dropFirst()) {
          #expect(next.moment - one.moment > .milliseconds(200))
        }
      }
    }

    /// Turns a switch over: faster than anybody may be told of, then slower, at last off.
    private func pressing(_ test: TestDaemon, _ caller: Caller) async throws {
      for index in 0..<15 {
        let press = SurfacePress(
          .control("DeliveryNotifications"), wanted: !index.isMultiple(of: 2), request: "k\(index)")
        _ = try await test.daemon.boards.reply(to: .press(press), from: caller)
        if index > 10 { try await Task.sleep(for: .milliseconds(700)) }
      }
      test.daemon.events.add(.notified(Notice(app: "", about: "end", text: "")), for: nil)
    }

    @Test("an agent sees no board, and nobody but the daemon's own user has everything forgotten")
    func others() async throws {
      let test = try await TestDaemon()
      let agent = Caller(owner: "\(getuid())@\(Caller.agentPlace)")
      for request in [SurfaceRequest.board(looksAnew: true), .controls] {
        await #expect(throws: AssistantFailure.self) {
          try await test.daemon.boards.reply(to: request, from: agent)
        }
      }
      let failure = await #expect(throws: AssistantFailure.self) {
        try await test.conversations.forgetEverything(from: test.caller)
      }
      #expect(failure?.code == .notPermitted)
    }

    /// Files that a daemon keeps, each known to hold nothing about the person afterwards.
    private static let staying = [
      "conversations.sqlite", "conversations.sqlite-wal", "conversations.sqlite-shm",
      "conversations.sqlite-turns", "FoodDelivery.sqlite", "Landmarks.sqlite", "events", "s.lock",
    ]

    private func checkNothingIsLeft(in test: TestDaemon) async throws {
      try await waitForRunningUpdates(in: test)
      let data = test.daemon.host.folders.data
      for path in try FileManager.default.subpathsOfDirectory(atPath: data.path) {
        let file = data.appending(path: path)
        guard let bytes = try? Data(contentsOf: file) else { continue }
        let isKnown =
          Self.staying.contains(path) || path.hasSuffix("defaults.lock") || path.hasPrefix("names/")
        #expect(isKnown, "\(path) is new: is it forgotten?")
        for words in ["비밀로"] {
          #expect(bytes.range(of: Data(words.utf8)) == nil, "\(words) in \(path)")
        }
      }
    }

    /// An update of activities that was under way writes once more, and then finds that its order is gone.
    private func waitForRunningUpdates(in test: TestDaemon) async throws {
      let shared = test.daemon.host.folders.data
        .appending(path: "groups/group.com.example.hanip/currentOrder.json")
      for _ in 0..<50 where FileManager.default.fileExists(atPath: shared.path) {
        try await Task.sleep(for: .milliseconds(100))
      }
    }

    /// What somebody is told who comes back for everything.
    private func replayed(by test: TestDaemon) async -> String {
      let stream = test.daemon.events.subscribe("\(getuid())", after: 0)
      test.daemon.events.add(.notified(Notice(app: "", about: "end", text: "")), for: nil)
      var told = ""
      for await line in stream {
        told += "\(line)"
        if case .event(let event) = line, case .notified(let notice) = event.content, notice.about == "end" {
          break
        }
      }
      return told
    }

    @Test("what is forgotten at the control socket is gone: boards and conversations")
    func forget() async throws {
      let test = try await TestDaemon()
      try await test.serving {
        let client = try await test.client()
        let placed = try await client.ask(#"{"do":"surfaces","surface":{"verb":"board","anew":true}}"#)
        #expect(placed.contains(#""kind":"OrderStatus""#))
        _ = try await client.turn(#"{"do":"say","text":"도움말"}"#)
        let order = "한밤치킨에서 양념치킨 두 마리 주문해줘"
        let request = TurnRequest(.text(order), answers: ["confirm": "yes", "address": "서울 마포구 비밀로 1"])
        let own = Caller(owner: "\(getuid())@here")
        #expect(try await test.conversations.take(request, from: own)?.outcome == .done)
        #expect(try await client.ask(#"{"do":"forget"}"#).contains(#""forgotten":true"#))
        try await checkNothingIsLeft(in: test)
        #expect(await !replayed(by: test).contains("서울 마포구 비밀로 1"))
        #expect(try await client.ask(#"{"do":"sessions"}"#).contains(#""sessions":[]"#))
        let id = try #require(placed.firstMatch(of: /"id":"(w[0-9a-f]{8})"/)).1
        #expect(try await !client.ask(#"{"do":"surfaces","surface":{"verb":"board"}}"#).contains(id))
      }
    }
  }
}
