import ConversationProtocol
import Foundation
import JSONText
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct PageLoginTests {
    private func logIn(_ code: String, _ client: PageClient) async throws -> PageClient.Answer {
      try await client.ask("POST", "/v1/browsers", JSON(["code": .text(code)]))
    }

    @Test("a code is changed for a session once")
    func once() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let code = try test.daemon.page.login().code
        let first = try await logIn(code, PageClient(port))
        #expect(first.status == 201)
        let cookie = try #require(first.field("Set-Cookie"))
        for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=2592000"] {
          #expect(cookie.contains("; \(part)"), "\(cookie)")
        }
        let second = try await logIn(code, PageClient(port))
        #expect(second.status == 401 && second.field("Set-Cookie") == nil)
      }
    }

    @Test("a code counts for a minute")
    func expired() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let (early, late) = (try test.daemon.page.login().code, try test.daemon.page.login().code)
        _ = try test.daemon.advance(seconds: 59)
        #expect(try await logIn(early, PageClient(port)).status == 201)
        _ = try test.daemon.advance(seconds: 1)
        #expect(try await logIn(late, PageClient(port)).status == 401)
      }
    }

    @Test("what is no code logs nobody in", arguments: ["", "x", String(repeating: "A", count: 43)])
    func guessed(_ code: String) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        _ = try test.daemon.page.login()
        #expect(try await logIn(code, PageClient(port)).status == 401)
        for body in [JSON(["code": .integer(1)]), JSON(["kode": "x"])] {
          #expect(try await PageClient(port).ask("POST", "/v1/browsers", body).status == 400)
        }
      }
    }

    @Test("another user of the machine logs in with no code, and uses none up")
    func otherUser() async throws {
      let test = try await TestDaemon()
      let page = test.daemon.page
      page.isServed(at: SocketEnd(bytes: [127, 0, 0, 1], port: 1))
      let code = try page.login().code
      for user in [getuid() + 1, nil] {
        #expect(throws: HTTPFailure.self) { try page.logIn(code, from: user, agent: "") }
      }
      #expect(try page.browsers.list().isEmpty)
      #expect(try page.logIn(code, from: getuid(), agent: "").session.agent == "")
    }

    @Test("a page of another site logs nobody in, under whatever name of the daemon")
    func foreign() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let body = JSON(["code": .text(try test.daemon.page.login().code)])
        for field in [
          "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site", "Origin: http://evil.example",
          "Origin: null",
        ] {
          let answer = try await PageClient(port).with(field).ask("POST", "/v1/browsers", body)
          #expect(answer.status == 403, "\(field)")
        }
        let rebound = try await PageClient(port).ask("POST", "/v1/browsers", body, host: "evil.example")
        #expect(rebound.status == 421)
        #expect(try test.daemon.page.browsers.list().isEmpty)
      }
    }

    @Test("there are so many codes; the oldest one counts no longer")
    func limit() {
      let codes = LoginCodes { Date(timeIntervalSince1970: 0) }
      let made = (0..<17).map { _ in codes.make() }
      #expect(!codes.redeem(made[0]) && codes.redeem(made[1]) && codes.redeem(made[16]))
    }

    @Test("where HTTP is served to other machines, or not at all, there is no page")
    func elsewhere() async throws {
      let test = try await TestDaemon()
      #expect(throws: AssistantFailure.self) { try test.daemon.page.login() }
      test.daemon.page.isServed(at: SocketEnd(bytes: [0, 0, 0, 0], port: 7410))
      #expect(throws: AssistantFailure.self) { try test.daemon.page.login() }
      test.daemon.page.isServed(at: SocketEnd(bytes: [127, 0, 0, 1], port: 7410))
      #expect(try test.daemon.page.login().address == "http://127.0.0.1:7410/")
    }

    @Test("codes, lists and ends come by the control socket")
    func control() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let client = try await test.client()
        let line = try JSON(
          parsingObject: Array(try await client.ask(#"{"do":"login"}"#).utf8), called: "reply")
        let code = try #require(line["login"]?["code"]?.string)
        #expect(line["login"]?["seconds"]?.integer == 60)
        #expect(try await logIn(code, PageClient(port).with("User-Agent: Test/1")).status == 201)
        let listed = try JSON(
          parsingObject: Array(try await client.ask(#"{"do":"browsers"}"#).utf8), called: "reply")
        let browser = try #require(listed["browsers"]?.array?.first)
        #expect(browser["agent"]?.string == "Test/1")
        let id = try #require(browser["id"]?.string)
        #expect(try await client.ask(#"{"do":"logout","browser":"\#(id)"}"#).contains(#""deleted":1"#))
        #expect(try await client.ask(#"{"do":"logout","browser":"\#(id)"}"#).contains("not_found"))
        #expect(try await client.ask(#"{"do":"logout","all":true}"#).contains(#""deleted":0"#))
      }
    }
  }
}
