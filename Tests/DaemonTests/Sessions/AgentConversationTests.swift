import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import JSONText
import Testing

@testable import Agents
@testable import Daemon

extension DaemonTests {
  @Suite struct AgentConversationTests {
    private func result(_ test: TestDaemon, _ principal: String, _ tool: String, _ arguments: JSON) async
      -> JSON?
    {
      let connection = AgentConnection(test.daemon.agents, principal: principal)
      let meta = JSON([
        JSON.Member(AgentMeta.version, "2026-07-28"), JSON.Member(AgentMeta.capabilities, JSON([])),
      ])
      let parameters = JSON(["name": .text(tool), "arguments": arguments, "_meta": meta])
      let reply = await connection.reply(
        to: .request(.number(1), method: "tools/call", parameters: parameters)
      ) {
        _ in
      }
      return reply?["result"]
    }

    private func order(_ test: TestDaemon, _ principal: String) async throws -> String {
      let arguments = JSON(["restaurant": "한밤치킨", "lines": "양념치킨 두 마리", "address": "서울 마포구 월드컵로 1"])
      let asked = await result(test, principal, "FoodDelivery_OrderFood", arguments)
      #expect(asked?["structuredContent"]?["question"]?["kind"] == "confirm")
      return try #require(asked?["structuredContent"]?["session"]?.string)
    }

    private let person = Caller(owner: "\(getuid())@/dev/pts/1")

    @Test(
      "what an agent wants and costs is confirmed by the daemon's own user at this device, and nobody else")
    func confirmed() async throws {
      let test = try await TestDaemon()
      let session = try await order(test, "token:agent")
      for other in [
        Caller(owner: "token:b"), Caller(owner: "\(getuid())@http", trust: .requiresAuthentication),
        Caller(owner: "\(getuid() + 1)@here"),
      ] {
        await #expect(throws: AssistantFailure.noConversation(session)) {
          try await test.say("네", to: .session(session), from: other)
        }
      }
      let own = Caller(owner: "token:agent", trust: .alwaysAllowed)
      #expect(try await test.say("네", to: .session(session), from: own).effects == [:])
      #expect(try await test.conversations.list(of: person).map(\.id) == [session])
      #expect(try await test.say("네", to: .session(session), from: person).effects == ["placeOrder": 1])
      let status = await result(test, "token:agent", "status", JSON(["session": .text(session)]))
      #expect(status?["structuredContent"]?["text"]?.string?.contains("1043") == true)
    }

    @Test("a token that may confirm does not confirm as an agent")
    func mayConfirm() async throws {
      let test = try await TestDaemon()
      let session = try await order(test, "token:agent")
      let caller = Caller(owner: "token:agent@x", trust: .requiresLocalDeviceAuthentication, mayConfirm: true)
      let said = TurnRequest(.text("네", .agent), in: .session(session))
      #expect(try await test.conversations.take(said, from: caller)?.effects == [:])
    }

    @Test("the daemon's own user is notified of what waits, until it is answered")
    func notified() async throws {
      let test = try await TestDaemon()
      let (events, others) = (
        test.daemon.events.subscribe("\(getuid())"), test.daemon.events.subscribe("token:b")
      )
      let session = try await test.serving {
        let session = try await order(test, "token:agent")
        let notification = try await first(of: events) { event in
          if case .notification(let notification) = event.content { notification } else { nil }
        }
        #expect(notification.app == "Malgil" && notification.thread == session)
        #expect(notification.body.contains("38,000원") && notification.body.contains("--session \(session)"))
        #expect(try await notifications(test).map(\.thread) == [session])
        _ = try await test.say("네", to: .session(session), from: person)
        #expect(try await notifications(test).filter { $0.thread == session } == [])
        return session
      }
      for await case .event(let event) in others { Issue.record("\(session): another was told of \(event)") }
    }

    @Test(
      "what waits at the control socket is told, too, and a conversation that is deleted waits for nobody")
    func atTheSocket() async throws {
      let test = try await TestDaemon()
      try await test.serving {
        let call = TurnCall(
          "OrderFood", of: "FoodDelivery",
          arguments: ["restaurant": "한밤치킨", "lines": "양념치킨 두 마리", "address": "서울 마포구 월드컵로 1"])
        let line = ControlRequest(
          .take(TurnRequest(.call(call, .agent), in: .begun("agent_x"))), terminal: Caller.agentPlace)
        let reply = try await test.client().ask(
          String(decoding: line.line, as: UTF8.self).trimmingCharacters(in: .newlines))
        #expect(reply.contains("38,000원"), "\(reply)")
        #expect(try await notifications(test).map(\.thread) == ["agent_x"])
        try await test.conversations.delete("agent_x", from: person)
        #expect(try await notifications(test) == [])
      }
    }

    @Test("a daemon that keeps nothing tells of what waits by an event")
    func told() async throws {
      let test = try await TestDaemon { $0.keepsConversations = false }
      let events = test.daemon.events.subscribe("\(getuid())")
      let session = try await order(test, "token:agent")
      let notice = try await first(of: events) { event in
        if case .notified(let notice) = event.content { notice } else { nil }
      }
      #expect(notice.about == session && notice.text.contains("--session \(session)"))
    }

    private func notifications(_ test: TestDaemon) async throws -> [NotificationReport] {
      try await test.daemon.boards.reply(to: .notifications, from: person).notifications
    }

    private func first<Wanted>(
      of events: AsyncStream<EventLine>, _ wanted: (Event) -> Wanted?
    ) async throws -> Wanted {
      for await case .event(let event) in events { if let found = wanted(event) { return found } }
      throw AssistantFailure(.notFound, "the events ended before what was waited for")
    }

    @Test("sessions of agents are their callers' own, and the oldest of too many ends")
    func sessions() async throws {
      let test = try await TestDaemon()
      let sessions = AgentSessions()
      let first = sessions.keep(AgentConnection(test.daemon.agents, principal: "a"), of: "a")
      #expect(sessions.connection(first, of: "a") != nil)
      #expect(sessions.connection(first, of: "b") == nil)
      #expect(!sessions.end(first, of: "b"))
      let names = (0..<32).map { _ in
        sessions.keep(AgentConnection(test.daemon.agents, principal: "a"), of: "a")
      }
      #expect(sessions.connection(first, of: "a") == nil)
      #expect(names.allSatisfy { sessions.connection($0, of: "a") != nil })
      sessions.close()
      #expect(sessions.connection(names[0], of: "a") == nil)
    }

    @Test(
      "a header has a name as it is, or in Base64",
      arguments: [
        ("say", "say"), ("=?base64?c2F5?=", "say"), ("=?base64?7KO866y4?=", "주문"),
        ("=?base64?c2F5", "=?base64?c2F5"),
        ("=?base64?!!?=", nil), ("=?base64?c2F=?=", nil), ("=?base64?/w==?=", nil), ("=?=", "=?="),
      ])
    func names(_ header: String, _ name: String?) {
      #expect(AgentHeaders.decoded(header) == name)
    }
  }
}
