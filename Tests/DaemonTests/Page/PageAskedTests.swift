import ConversationProtocol
import Foundation
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  /// A yes counts for the question that the person saw.
  @Suite struct PageAskedTests {
    private let order = JSON([
      "text": "한밤치킨에서 양념치킨 두 마리 주문해줘", "answers": JSON(["address": "서울 마포구 월드컵로 1"]),
    ])

    private func asked(_ page: PageClient) async throws -> (session: JSON, turn: JSON) {
      let reply = try await page.ask("POST", "/v1/say", order).body
      try #require(reply["question"]?["slot"]?.string == "confirm", "\(reply.line)")
      return (try #require(reply["session"]), try #require(reply["turn"]))
    }

    @Test(
      "a yes that crosses with another page's change of the price does nothing, and the new question comes back",
      arguments: [["text": "네"], ["answers": "yes"]])
    func crossing(_ said: [String: String]) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let one = try await PageClient(port, loggedInAt: test.daemon)
        let two = try await PageClient(port, loggedInAt: test.daemon)
        let seen = try await asked(one)
        let change = JSON(["text": "아니 세 마리", "session": seen.session, "asked": seen.turn])
        let changed = try await two.ask("POST", "/v1/say", change).body
        #expect(changed["question"]?["slot"]?.string == "confirm", "\(changed.line)")
        var members: [String: JSON] = ["session": seen.session, "asked": seen.turn]
        for (key, value) in said {
          members[key] = key == "answers" ? JSON(["confirm": .text(value)]) : .text(value)
        }
        let late = try await one.ask("POST", "/v1/say", JSON(members))
        #expect(late.status == 409 && late.body["error"]?["code"]?.string == "superseded")
        let open = try #require(late.body["turn"])
        #expect(open["turn"] == changed["turn"] && open["question"]?["slot"]?.string == "confirm")
        #expect(open.line.contains("3마리") || open.line.contains("세 마리"), "\(open.line)")
        #expect(try await one.ask("GET", "/v1/activities").body["activities"]?.array?.isEmpty == true)
        members["asked"] = open["turn"]
        let done = try await one.ask("POST", "/v1/say", JSON(members)).body
        #expect(done["outcome"]?.string == "done", "\(done.line)")
      }
    }

    @Test(
      "two pages answer one question: one is answered, the other one is told; a repeated request gets its reply"
    )
    func twice() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let one = try await PageClient(port, loggedInAt: test.daemon)
        let seen = try await asked(one)
        let yes = { (id: String) in
          JSON(["text": "네", "session": seen.session, "asked": seen.turn, "request": .text(id)])
        }
        let first = try await one.ask("POST", "/v1/say", yes("r1"))
        #expect(first.status == 200)
        let second = try await one.ask("POST", "/v1/say", yes("r2"))
        #expect(second.status == 409 && second.body["turn"] == .null)
        #expect(try await one.ask("POST", "/v1/say", yes("r1")).body == first.body)
      }
    }

    @Test("a turn of no session, and what is no number of a turn, are refused")
    func wrong() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        for body in [
          JSON(["text": "네", "asked": .integer(1)]), JSON(["text": "네", "session": "s", "asked": "1"]),
        ] {
          #expect(try await page.ask("POST", "/v1/say", body).status == 400)
        }
        let seen = try await asked(page)
        for turn in [-1, 0, 99, Int.max] {
          let body = JSON(["text": "네", "session": seen.session, "asked": .integer(turn)])
          #expect(try await page.ask("POST", "/v1/say", body).status == 409)
        }
      }
    }
  }
}
