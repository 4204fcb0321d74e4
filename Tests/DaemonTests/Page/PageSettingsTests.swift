import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct PageSettingsTests {
    private func app(_ name: String, _ settings: JSON) -> JSON? {
      settings["apps"]?.array?.first { $0["app"]?.string == name }
    }

    @Test("what an app may do is told, changed, and stays so")
    func permissions() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let before = try await page.ask("GET", "/v1/settings?language=ko").body
        let food = try #require(app("FoodDelivery", before))
        #expect(food["title"]?.string == "한입배달" && food["notifications"]?.boolean == true)
        #expect(
          food["activities"]?.boolean == true && app("Landmarks", before)?["activities"]?.boolean == true)
        #expect(
          before["now"]?.string == timestamp(test.daemon.clock.now) && before["language"]?.string == "ko")
        #expect(food["frequentUpdates"]?.boolean == true)
        let change = JSON([
          "app": "FoodDelivery", "notifications": .boolean(false), "activities": .boolean(false),
          "frequentUpdates": .boolean(false),
        ])
        #expect(try await page.ask("PATCH", "/v1/settings", change).status == 200)
        let after = try await page.ask("GET", "/v1/settings").body
        #expect(app("FoodDelivery", after)?["notifications"]?.boolean == false)
        #expect(app("FoodDelivery", after)?["activities"]?.boolean == false)
        #expect(app("FoodDelivery", after)?["frequentUpdates"]?.boolean == false)
        let other = try #require(app("Landmarks", after))
        #expect(other["activities"]?.boolean == true && other["frequentUpdates"]?.boolean == true)
        #expect(app("Landmarks", after)?["notifications"]?.boolean == true)
      }
    }

    @Test("what cannot be set is refused, and nothing is changed")
    func refused() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let before = try await page.ask("GET", "/v1/settings").body
        for (body, status) in [
          (JSON(["app": "Nothing", "notifications": .boolean(false)]), 404),
          (JSON(["notifications": .boolean(false)]), 400),
          (JSON(["app": "FoodDelivery", "notifications": "no"]), 400),
          (JSON(["app": "FoodDelivery", "notifications": .boolean(false), "location": .boolean(true)]), 400),
        ] {
          #expect(try await page.ask("PATCH", "/v1/settings", body).status == status, "\(body.line)")
        }
        #expect(try await page.ask("GET", "/v1/settings").body == before)
      }
    }

    @Test("the person lists tokens and takes them away; nobody with a token does")
    func tokens() async throws {
      let test = try await TestDaemon()
      let file = TokenFile(in: test.daemon.host.folders)
      let token = try file.add("kitchen", trust: .device, at: Date(timeIntervalSince1970: 0))
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let holder = PageClient(port).with("Authorization: Bearer \(token.text)")
        for (method, path) in [
          ("GET", "/v1/tokens"), ("DELETE", "/v1/tokens/kitchen"), ("GET", "/v1/report"),
        ] {
          #expect(try await holder.ask(method, path).status == 403)
        }
        let listed = try await page.ask("GET", "/v1/tokens")
        #expect(listed.body["tokens"]?.array?.first?["name"]?.string == "kitchen")
        #expect(listed.body["tokens"]?.array?.first?["trust"]?.string == "device")
        let hash = token.hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(!listed.text.contains(hash))
        #expect(try await page.ask("DELETE", "/v1/tokens/kitchen").status == 200)
        #expect(try await page.ask("DELETE", "/v1/tokens/kitchen").status == 404)
        #expect(try await holder.ask("GET", "/v1/sessions").status == 401)
      }
    }

    @Test("the report has versions, counts and limits, and none of the words that somebody said")
    func report() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let said = try await page.ask("POST", "/v1/say", JSON(["text": "한밤치킨에서 양념치킨 주문해줘"])).body
        let answer = try await page.ask("GET", "/v1/report")
        #expect(answer.status == 200 && answer.body["counts"]?["conversations"]?.integer == 1)
        #expect(answer.body["version"]?["malgil"]?.string == HostVersion.current)
        let home = test.folder.url.path
        for words in ["치킨", "주문", said["session"]?.string ?? "s_", home, NSUserName()] where !words.isEmpty {
          #expect(!answer.text.contains(words), "\(words)")
        }
      }
    }
  }
}
