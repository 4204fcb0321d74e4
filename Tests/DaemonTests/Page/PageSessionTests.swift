import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import HTTPTypes
import Hosting
import JSONText
import KeptRecords
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct PageSessionTests {
    @Test(
      "a cookie without the secret, the secret without the cookie, and a page that has neither are not served"
    )
    func whole() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let other = try await PageClient(port, loggedInAt: test.daemon)
        let mixed = page.without("Cookie").with(other.fields[0])
        for path in ["/v1/sessions", "/v1/widgets", "/v1/events", "/v1/browsers", "/metrics"] {
          for client in [
            page.without("Cookie"), page.without("X-Malgil-Secret"),
            page.without("Cookie", "X-Malgil-Secret"),
            page.without("X-Malgil-Secret", "Sec-Fetch-Site"), page.without("Cookie", "Sec-Fetch-Site"),
            mixed,
          ] {
            #expect(try await client.ask("GET", path).status == 401, "\(path) \(client.fields)")
          }
        }
        #expect(try await page.ask("GET", "/v1/sessions").status == 200)
      }
    }

    @Test("the page is the person at this device: what a conversation asks there costs what a yes says")
    func person() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let request = JSON([
          "text": "한밤치킨에서 양념치킨 두 마리 주문해줘", "answers": JSON(["address": "서울 마포구 월드컵로 1"]),
        ])
        let asked = try await page.ask("POST", "/v1/say", request).body
        #expect(asked["outcome"]?.string == "input_required", "\(asked.line)")
        let session = asked["session"] ?? .null
        let done = try await page.ask("POST", "/v1/say", JSON(["text": "네", "session": session])).body
        #expect(done["outcome"]?.string == "done", "\(done.line)")
      }
    }

    @Test("with tokens, local callers need one, and the page needs none")
    func tokens() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        #expect(try await PageClient(port).ask("GET", "/v1/sessions").status == 200)
        _ = try TokenFile(in: test.daemon.host.folders).add("other", trust: .person, at: .now)
        #expect(try await PageClient(port).ask("GET", "/v1/sessions").status == 401)
        #expect(try await page.ask("GET", "/v1/sessions").status == 200)
        #expect(
          try await page.with("Authorization: Bearer malgil_x").ask("GET", "/v1/sessions").status == 401)
      }
    }

    @Test("a session of somebody else's browser, or of a browser of another machine, is none")
    func otherUser() throws {
      let file = try TemporaryFolder()
      let browsers = BrowserSessions.inMemory
      let tokens = try TokenCheck(TokenFile(at: file.url.appending(path: "tokens").path))
      let callers = Authenticator(tokens: tokens, browsers: browsers)
      let shown = try browsers.begin(agent: "").shown
      let headers: HTTPFields = [.cookie: "a=b; malgil=\(shown.cookie)", .xMalgilSecret: shown.secret]
      let caller = try callers.caller(headers, peer: getuid())
      #expect(caller.owner == "\(getuid())@page" && caller.trust == .requiresLocalDeviceAuthentication)
      for user in [getuid() + 1, nil] {
        #expect(throws: HTTPFailure.self) { try callers.caller(headers, peer: user) }
      }
    }

    @Test("an ended session is refused at the next request, and its event stream ends; others go on")
    func ended() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let (ending, staying) = (
          try await PageClient(port, loggedInAt: test.daemon),
          try await PageClient(port, loggedInAt: test.daemon)
        )
        let streams = [try ending.begin("GET", "/v1/events"), try staying.begin("GET", "/v1/events")]
        for stream in streams { _ = await stream.received { $0.contains("retry") } }
        let listed = try await ending.ask("GET", "/v1/browsers").body["browsers"]?.array ?? []
        #expect(listed.count == 2 && listed.filter { $0["current"]?.boolean == true }.count == 1)
        let id = try #require(listed.first { $0["current"]?.boolean == true }?["id"]?.string)
        let out = try await ending.ask("DELETE", "/v1/browsers/\(id)")
        #expect(out.status == 200 && out.field("Set-Cookie")?.contains("Max-Age=0") == true)
        #expect(try await ending.ask("GET", "/v1/sessions").status == 401)
        #expect(await streams[0].received().hasSuffix("0\r\n\r\n"))
        test.daemon.events.add(.notified(Notice(app: "A", about: "later", text: "")), for: nil)
        #expect(await streams[1].received { $0.contains("later") }.contains("later"))
        #expect(try await staying.ask("DELETE", "/v1/browsers/\(id)").status == 404)
      }
    }

    @Test("a session lasts 30 days, and 7 without use")
    func lasting() throws {
      let clock = MovableClock(at: Date(timeIntervalSince1970: 1_000_000))
      let browsers = BrowserSessions(in: MemoryRows()) { clock.now }
      let (used, unused) = (try browsers.begin(agent: "").shown, try browsers.begin(agent: "").shown)
      let days = 24 * 3600.0
      for _ in 0..<4 {
        _ = try clock.advance(seconds: 7 * days - 1)
        #expect(try browsers.session(of: used) != nil)
      }
      #expect(try browsers.session(of: unused) == nil)
      _ = try clock.advance(seconds: 2 * days + 3)
      #expect(try browsers.session(of: used) != nil)
      _ = try clock.advance(seconds: 1)
      #expect(try browsers.session(of: used) == nil && browsers.list().isEmpty)
    }

    @Test("what is kept of a session lets nobody in")
    func hashed() async throws {
      let test = try await TestDaemon()
      let shown = try test.daemon.page.browsers.begin(agent: "").shown
      let store = try #require(test.daemon.host.assistant.store as? any KeptRows)
      let rows = try store.rows(in: .browser, only: nil)
      #expect(rows.count == 1)
      #expect(!rows[0].content.contains(shown.cookie) && !rows[0].content.contains(shown.secret))
    }

    @Test("there are so many sessions; the one that was unused for longest ends for another one")
    func limit() throws {
      let clock = MovableClock(at: Date(timeIntervalSince1970: 1_000_000))
      let browsers = BrowserSessions(in: MemoryRows()) { clock.now }
      let first = try browsers.begin(agent: "").shown
      for _ in 0..<BrowserSessions.limit {
        _ = try clock.advance(seconds: 60)
        _ = try browsers.begin(agent: String(repeating: "a", count: 1_000))
      }
      #expect(try browsers.list().count == BrowserSessions.limit && browsers.session(of: first) == nil)
      #expect(try browsers.list().allSatisfy { $0.agent.count == 200 })
    }

    @Test("who has a token, or is nobody, lists and ends no browsers")
    func otherCallers() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let id = try #require(try await page.ask("GET", "/v1/browsers").body["browsers"]?.array?.first?["id"])
        let file = TokenFile(in: test.daemon.host.folders)
        for trust in TokenTrust.allCases {
          let token = try file.add("\(trust)", trust: trust, at: .now)
          let client = PageClient(port).with("Authorization: Bearer \(token.text)")
          #expect(try await client.ask("GET", "/v1/browsers").status == 403)
          #expect(try await client.ask("DELETE", "/v1/browsers/\(id.string ?? "")").status == 403)
        }
      }
    }
  }
}
