import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct PageFindingTests {
    private func found(_ typed: String, _ page: PageClient) async throws -> [JSON] {
      let query = typed.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: "")) ?? ""
      return try await page.ask("GET", "/v1/search?q=\(query)&language=ko").body["results"]?.array ?? []
    }

    @Test(
      "a name is found by its beginning, by the onsets of its syllables, and as typed on the other layout",
      arguments: ["양념치", "ㅇㄴㅊㅋ", "didsuacl"])
    func names(_ typed: String) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let results = try await found(typed, page)
        let name = results.first { $0["kind"]?.string == "name" }
        #expect(name?["title"]?.string == "양념치킨" && name?["text"]?.string == "양념치킨", "\(results)")
        #expect(results.count <= 20 && Set(results).count == results.count)
      }
    }

    @Test("an intent is found by its title, a sentence by a part of it, a conversation by its last reply")
    func others() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let said = try await page.ask("POST", "/v1/say", JSON(["text": "치킨 주문해줘"])).body
        #expect(try await found("음식주문", page).contains { $0["kind"]?.string == "intent" })
        let sentences = try await found("주문", page)
        let titles = sentences.compactMap { $0["title"]?.string }
        #expect(titles.contains("하나씩 주문해줘") && titles.contains("음식 주문"), "\(sentences.map(\.line))")
        let sessions = try await found("가게로 할", page).filter { $0["kind"]?.string == "session" }
        #expect(sessions.map { $0["session"] } == [said["session"]])
        for nothing in ["", " ", "쀍쀍쀍"] { #expect(try await found(nothing, page).isEmpty) }
      }
    }

    @Test("what another caller said is not found")
    func otherCallers() async throws {
      let test = try await TestDaemon()
      let token = try TokenFile(in: test.daemon.host.folders).add("other", trust: .person, at: .now)
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        _ = try await page.ask("POST", "/v1/say", JSON(["text": "치킨 주문해줘"]))
        let other = PageClient(port).with("Authorization: Bearer \(token.text)")
        #expect(try await found("가게로 할", other).allSatisfy { $0["kind"]?.string != "session" })
        #expect(try await other.ask("GET", "/v1/done").body["done"]?.array?.isEmpty == true)
      }
    }

    @Test(
      "what was done today is told, the newest first, and how long it can be taken back; yesterday is not today"
    )
    func done() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let first = JSON([
          "text": "한밤치킨에서 양념치킨 두 마리 주문해줘",
          "answers": JSON(["confirm": "yes", "address": "서울 마포구 월드컵로 1"]),
        ])
        #expect(try await page.ask("POST", "/v1/say", first).body["outcome"]?.string == "done")
        _ = try test.daemon.advance(seconds: 60)
        let second = try await page.ask("POST", "/v1/say", JSON(["text": "경복궁 즐겨찾기에 추가해줘"])).body
        #expect(
          second["outcome"]?.string == "done" && second["undo"]?["until"]?.string != nil, "\(second.line)")
        let done = try await page.ask("GET", "/v1/done?language=ko").body["done"]?.array ?? []
        #expect(done.count == 2 && done.last?["intent"]?.string == "OrderFood", "\(done)")
        #expect(done.last?["summary"]?.string?.contains("양념치킨") == true)
        #expect(done.first?["undo"]?["until"] == second["undo"]?["until"])
        #expect(done.first?["session"] == second["session"])
        let back = try await page.ask("POST", "/v1/undo", JSON(["session": second["session"] ?? .null]))
        #expect(back.status == 200)
        #expect(try await page.ask("GET", "/v1/done").body["done"]?.array?.count == 1)
        _ = try test.daemon.advance(seconds: 24 * 3600)
        #expect(try await page.ask("GET", "/v1/done").body["done"]?.array?.isEmpty == true)
      }
    }

    @Test("a sentence is explained with its slots in their places")
    func explained() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let text = "한밤치킨에서 양념치킨 주문해줘"
        let told = try await page.ask("POST", "/v1/explain", JSON(["text": .text(text)])).body
        #expect(told["winner"]?["intent"]?.string == "OrderFood" && told["text"]?.string == text)
        let spans = told["winner"]?["spans"]?.array ?? []
        let words = spans.map { span in
          let scalars = Array(text.unicodeScalars)[
            (span["start"]?.integer ?? 0)..<(span["end"]?.integer ?? 0)]
          return String(String.UnicodeScalarView(scalars))
        }
        #expect(words.contains("한밤치킨") && words.contains { $0.contains("양념치킨") }, "\(told.line)")
        let long = JSON(["text": .text(String(repeating: "치", count: 1_001))])
        #expect(try await page.ask("POST", "/v1/explain", long).status == 400)
        #expect(try await page.ask("POST", "/v1/explain", JSON(["words": "x"])).status == 400)
      }
    }

    private func trial(_ template: String, _ sentences: [String] = [], _ page: PageClient) async throws
      -> JSON
    {
      let body = JSON([
        "template": .text(template), "language": "ko", "app": "FoodDelivery", "intent": "OrderFood",
        "sentences": .texts(sentences),
      ])
      let answer = try await page.ask("POST", "/v1/phrases/try", body)
      #expect(answer.status == 200, "\(answer.text)")
      return answer.body
    }

    @Test(
      "a phrase is tried: what it takes, who takes that now, what is wrong with it; nothing of it is kept")
    func tried() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let phrase = "쀍쀍 {lines}"
        let told = try await trial(phrase, ["쀍쀍 양념치킨 두 마리", "안녕"], page)
        #expect(told["matches"]?.array?.map { $0["matches"]?.boolean } == [true, false], "\(told.line)")
        #expect(told["matches"]?.array?.first?["slots"]?["lines"]?.string == "양념치킨 두 마리")
        #expect(told["samples"]?.array?.isEmpty == false && told["problems"]?.array?.isEmpty == true)
        let said = try await page.ask("POST", "/v1/explain", JSON(["text": "쀍쀍 양념치킨 두 마리"])).body
        #expect(said["winner"]?["phrase"]?.string != phrase)
        let wrong = try await trial("[치킨", [], page)
        #expect(wrong["problems"]?.array?.first?["offset"]?.integer == 0)
        let unknown = try await trial("주문 {nothing}", [], page)
        #expect(unknown["problems"]?.array?.first?["message"]?.string?.contains("nothing") == true)
        let colliding = try await trial("장바구니 비워줘", [], page)
        #expect(colliding["collisions"]?.array?.isEmpty == false, "\(colliding.line)")
      }
    }

    @Test("a phrase that is too large, and too many sentences, are refused")
    func bounded() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let many = JSON([
          "template": "a", "language": "ko", "sentences": .texts(Array(repeating: "a", count: 21)),
        ])
        #expect(try await page.ask("POST", "/v1/phrases/try", many).status == 400)
        let long = JSON(["template": .text(String(repeating: "a", count: 1_001)), "language": "ko"])
        #expect(try await page.ask("POST", "/v1/phrases/try", long).status == 400)
        let other = JSON(["template": "a", "language": "xx"])
        #expect(try await page.ask("POST", "/v1/phrases/try", other).status == 400)
      }
    }
  }
}
