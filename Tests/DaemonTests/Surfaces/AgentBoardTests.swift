import AppIntents
import ConversationProtocol
import Foundation
import JSONText
import Testing

@testable import Agents
@testable import Daemon

extension DaemonTests {
  /// What an agent sees of its person's board.
  @Suite struct AgentBoardTests {
    private let own = Caller(owner: "\(getuid())@http", trust: .requiresAuthentication)

    private func boards(_ test: TestDaemon, _ caller: Caller) throws -> HostedAgentBoards {
      try #require(HostedAgentBoards(test.daemon, caller) { true })
    }

    @Test("a caller of the trust nobody has none")
    func nobody() async throws {
      let test = try await TestDaemon()
      #expect(HostedAgentBoards(test.daemon, Caller(owner: "token:b", trust: .alwaysAllowed)) { true } == nil)
      await #expect(throws: AssistantFailure.self) {
        try await test.daemon.boards.reply(
          to: .board(looksAnew: false), from: Caller(owner: "token:b@agent", trust: .alwaysAllowed))
      }
    }

    @Test(
      "what is private is told to no agent, also to one that speaks for the daemon's own user at this device")
    func redacted() async throws {
      let test = try await TestDaemon()
      let person = Caller(owner: "\(getuid())@here")
      let order = TurnRequest(
        .text("한밤치킨에서 양념치킨 두 마리 주문해줘"), answers: ["confirm": "yes", "address": "서울 마포구 월드컵로 1"])
      #expect(try await test.conversations.take(order, from: person)?.outcome == .done)
      let seen = try await test.daemon.boards.reply(to: .board(looksAnew: true), from: person).widgets
      #expect(seen.contains { $0.tree?.line.contains("월드컵로") == true })
      let shown = try await boards(test, person).shown()
      #expect(shown.widgets.map(\.id) == seen.map(\.id))
      #expect(shown.widgets.contains { $0.tree?.line.contains("한밤치킨") == true })
      #expect(!shown.widgets.contains { $0.tree?.line.contains("월드컵로") == true })
      #expect(!shown.activities.isEmpty)
    }

    @Test("an agent changes and presses nothing")
    func looking() async throws {
      let test = try await TestDaemon()
      let agent = Caller(owner: "\(getuid())@agent")
      for request in [
        SurfaceRequest.board(looksAnew: true), .controls, .notifications, .kinds, .dismiss(activity: "1"),
        .press(SurfacePress(.button("1", of: "1"), request: "k1")), .allowActivities(false),
        .place(kind: "Food", family: nil, values: [:]), .remove(widget: "1"), .clear(notification: nil),
      ] {
        await #expect(throws: AssistantFailure.self, "\(request)") {
          try await test.daemon.boards.reply(to: request, from: agent)
        }
      }
    }

    @Test("an agent is told of its own person's surfaces")
    func changes() async throws {
      let test = try await TestDaemon()
      let changes = try boards(test, own).changes()
      let report = WidgetReport(id: "w1", app: "A", kind: "K", title: "T", family: "systemSmall")
      test.daemon.events.add(.widget(report), for: ["token:b"])
      test.daemon.events.add(.notified(Notice(app: "A", about: "x", text: "y")), for: nil)
      test.daemon.events.add(.widget(report), for: ["\(getuid())"])
      test.daemon.events.finish()
      var told: [SurfaceAddress] = []
      for await address in changes { told.append(address) }
      #expect(told == [SurfaceAddress(app: "A", kind: .widgets, id: "w1")])
    }

    @Test("a caller that is served no longer is told nothing more")
    func unserved() async throws {
      let test = try await TestDaemon()
      let changes = try #require(HostedAgentBoards(test.daemon, own) { false }).changes()
      test.daemon.events.endUnserved()
      for await address in changes { Issue.record("\(address)") }
    }
  }
}
