import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct PagePlacingTests {
    private func board(_ page: PageClient) async throws -> [JSON] {
      try await page.ask("GET", "/v1/widgets").body["widgets"]?.array ?? []
    }

    @Test("what the gallery offers can be placed, with what it says can be set")
    func gallery() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let kinds = try await page.ask("GET", "/v1/widgets/gallery?language=ko").body["kinds"]?.array ?? []
        let food = try #require(kinds.first { $0["kind"]?.string == "Food" })
        #expect(food["title"]?.string == "음식 배달" && food["families"]?.array?.isEmpty == false)
        let cuisine = try #require(food["parameters"]?.array?.first { $0["name"]?.string == "cuisine" })
        #expect(cuisine["type"]?.string == "choice" && cuisine["title"]?.string == "음식 종류")
        let option = try #require(cuisine["options"]?.array?.first)
        let body = JSON([
          "kind": "Food", "family": "systemSmall", "configuration": JSON(["cuisine": option]),
        ])
        let placed = try await page.ask("POST", "/v1/widgets", body)
        let widget = try #require(placed.body["widget"])
        #expect(placed.status == 201 && widget["configuration"]?["cuisine"] == option, "\(placed.text)")
        #expect(try await board(page).last?["id"] == widget["id"])
        let english = try await page.ask("GET", "/v1/widgets/gallery?language=en").body["kinds"]?.array ?? []
        let names = english.first { $0["kind"]?.string == "Food" }?["parameters"]?.array?.first?["options"]
        #expect(names?.array?.allSatisfy { $0.string?.contains(/[가-힣]/) == false } == true, "\(english)")
      }
    }

    @Test("a widget is set, sized, moved and taken off")
    func changing() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let placed = try await page.ask("POST", "/v1/widgets", JSON(["kind": "Food"])).body["widget"]
        let id = try #require(placed?["id"]?.string)
        let change = JSON([
          "family": "systemLarge", "index": .integer(0),
          "configuration": JSON(["showsButtons": .boolean(false), "cuisine": .null]),
        ])
        let changed = try await page.ask("PATCH", "/v1/widgets/\(id)", change)
        #expect(changed.status == 200, "\(changed.text)")
        let first = try #require(try await board(page).first)
        #expect(first["id"]?.string == id && first["family"]?.string == "systemLarge")
        #expect(first["configuration"] == JSON(["showsButtons": "false"]))
        let left = try await page.ask("DELETE", "/v1/widgets/\(id)")
        #expect(
          left.status == 200
            && left.body["widgets"]?.array?.contains { $0["id"]?.string == id } == false)
        #expect(try await page.ask("DELETE", "/v1/widgets/\(id)").status == 404)
      }
    }

    private static let mistakes: [(JSON, Int)] = [
      (JSON(["kind": "Nothing"]), 404), (JSON(["family": "systemSmall"]), 400),
      (JSON(["kind": .integer(1)]), 400),
      (JSON(["kind": "Food", "family": "huge"]), 400),
      (JSON(["kind": "Food", "configuration": JSON(["nothing": "x"])]), 400),
      (JSON(["kind": "Food", "configuration": JSON(["cuisine": "없는음식"])]), 400),
      (JSON(["kind": "Food", "configuration": JSON(["cuisine": JSON(["a": "b"])])]), 400),
    ]

    @Test("what cannot be placed is refused, and nothing is placed", arguments: mistakes)
    func refused(_ body: JSON, _ status: Int) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let before = try await board(page).count
        #expect(try await page.ask("POST", "/v1/widgets", body).status == status)
        #expect(try await board(page).count == before)
      }
    }

    @Test("a place beyond every board, and a widget that there is not, are refused")
    func wrongChanges() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let id = try #require(try await board(page).first?["id"]?.string)
        for index in [-1, Int.max, Int.min] {
          let answer = try await page.ask("PATCH", "/v1/widgets/\(id)", JSON(["index": .integer(index)]))
          #expect(answer.status == 400)
        }
        #expect(try await page.ask("PATCH", "/v1/widgets/none", JSON(["index": .integer(0)])).status == 404)
      }
    }

    @Test("who proves nothing places nothing")
    func nobody() async throws {
      let test = try await TestDaemon()
      let token = try TokenFile(in: test.daemon.host.folders).add("n", trust: .nobody, at: .now)
      try await test.servingHTTP { port in
        let client = PageClient(port).with("Authorization: Bearer \(token.text)")
        let placed = try await client.ask("POST", "/v1/widgets", JSON(["kind": "Food"]))
        #expect(placed.status == 403)
        #expect(try await client.ask("GET", "/v1/widgets/gallery").status == 403)
        #expect(try await client.ask("GET", "/v1/settings").status == 403)
        #expect(try await client.ask("PATCH", "/v1/settings", JSON(["app": "FoodDelivery"])).status == 403)
      }
    }
  }
}
