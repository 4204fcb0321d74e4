import AppIntents
import Assistant
import ConversationProtocol
import FoodDelivery
import Foundation
import Hosting
import Landmarks
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct OpenConversationsTests {
    @Test("whoever asks for one conversation at the same time reaches the same one")
    func together() async throws {
      let test = try await TestDaemon()
      let first = try await test.say("즐겨찾기 보여줘")
      let turns = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...8 { group.addTask { try await test.say("도움말", to: .session(first.session)).turn } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(turns.count == 8)
      #expect(await test.conversations.count == 1)
      #expect(try await test.say("도움말", to: .session(first.session)).turn > first.turn)
    }

    @Test("who forgets everything forgets nothing of others")
    func forgetting() async throws {
      let test = try await TestDaemon()
      let donations = test.conversations.host.assistant.donations
      for user in ["1000", "1001"] {
        try donations.keep(DonationRecord(id: "d\(user)", user: user, date: .distantPast, content: "{}"))
      }
      _ = try await test.conversations.deleteAll(of: Caller(owner: "1000@/dev/pts/1"))
      #expect(try donations.donations(of: "1000").isEmpty)
      #expect(try donations.donations(of: "1001").map(\.id) == ["d1001"])
    }

    @Test("somebody else's conversation is not found, the same person's at another terminal is")
    func owners() async throws {
      let test = try await TestDaemon()
      let first = try await test.say("즐겨찾기 보여줘")
      let missing = AssistantFailure(.notFound, "there is no conversation “\(first.session)”")
      for open in [true, false] {
        if !open { await test.conversations.close() }
        let other = try await test.reopened()
        await #expect(throws: missing) {
          try await other.say("1번", to: .session(first.session), from: Caller(owner: "2@here"))
        }
        await #expect(throws: missing) {
          try await other.conversations.delete(first.session, from: Caller(owner: "2@here"))
        }
        #expect(try await other.conversations.list(of: Caller(owner: "2@here")).isEmpty)
      }
      let there = try await test.reopened()
      let turn = try await there.say("1번", to: .session(first.session), from: Caller(owner: "1@there"))
      #expect(turn.turn == first.turn + 1)
      #expect(try await there.conversations.latest(of: Caller(owner: "1@there")) == first.session)
    }

    @Test("those that nobody went on with are parked, and gone on with from there")
    func parking() async throws {
      let test = try await TestDaemon { $0.limits.conversations = 2 }
      var sessions: [String] = []
      for _ in 1...5 { sessions.append(try await test.say("치킨 주문해줘").session) }
      #expect(await test.conversations.count == 2)
      for session in sessions {
        #expect(try await test.say("한밤치킨", to: .session(session)).question?.slot == "lines.menuItem")
      }
      #expect(await test.conversations.count == 2)
    }

    @Test("when too much is at work, it is said, and can be tried again")
    func busy() async throws {
      let test = try await TestDaemon { $0.limits.turns = 0 }
      let failure = await #expect(throws: AssistantFailure.self) { try await test.say("도움말") }
      #expect(failure == AssistantFailure(.busy, "too much is being said at once; try again"))
      #expect(failure?.isRetryable == true)
    }

    @Test("a request that is made several times is carried out once; while it is, the others are told so")
    func requests() async throws {
      let test = try await TestDaemon()
      _ = try await test.say("집 주소 서울 마포구 월드컵로 1로 저장해줘")
      let asked = try await test.say("한밤치킨에서 양념치킨 주문해줘")
      let request = TurnRequest(.text("네"), in: .session(asked.session), id: "r1")
      let inProgress = AssistantFailure(
        .inProgress, "the request “r1” is being carried out; ask again for its reply")
      let turns = await withTaskGroup(of: Turn?.self) { group in
        for _ in 1...4 {
          group.addTask {
            do throws(AssistantFailure) {
              return try await test.conversations.take(request, from: test.caller)
            } catch {
              #expect(error == inProgress && error.isRetryable)
              return nil
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(turns.compactMap { $0?.effects }) == [["placeOrder": 1]])
      let again = try await test.conversations.take(request, from: test.caller)
      #expect(again?.effects == ["placeOrder": 1])
      let told = try await test.conversations.reply(
        toRequest: "r1", in: .session(asked.session), from: test.caller)
      #expect(told?.text == again?.text)
      let status = try await test.say("내 주문 확인해줘")
      #expect(status.text.contains("1043"))
    }

    @Test(
      "answers to a question that were refused, or end it, get their reply again when it is parked meanwhile",
      arguments: ["yes", "no", "가나다"], [IntentAuthenticationPolicy.alwaysAllowed, .requiresAuthentication])
    func answersAgain(_ answer: String, _ trust: IntentAuthenticationPolicy) async throws {
      let test = try await TestDaemon()
      let caller = Caller(owner: "token:radio", trust: trust)
      var conversations = test.conversations
      _ = try await test.say("집 주소 서울 마포구 월드컵로 1로 저장해줘", from: caller)
      let asked = try await test.say("한밤치킨에서 양념치킨 주문해줘", from: caller)
      // The third time that an answer means nothing, the question is parked.
      for number in 1...4 {
        let request = TurnRequest(
          .answers(), in: .session(asked.session), answers: ["confirm": answer], id: "r\(number)")
        let first = try await conversations.take(request, from: caller)
        let again = try await conversations.take(request, from: caller)
        await conversations.close()
        conversations = try await test.reopened().conversations
        let later = try await conversations.take(request, from: caller)
        for turn in [again, later] {
          #expect(turn?.text == first?.text && turn?.turn == first?.turn, "\(number)")
        }
      }
    }

    @Test("a request of one person is another one than the same of somebody else")
    func requestsOfOthers() async throws {
      let test = try await TestDaemon()
      let request = TurnRequest(.text("즐겨찾기 보여줘"), id: "r1")
      var sessions: [String] = []
      for user in ["token:phone", "token:kitchen", "1"] {
        let caller = Caller(owner: user)
        let turn = try #require(try await test.conversations.take(request, from: caller))
        let again = try #require(try await test.conversations.take(request, from: caller))
        #expect(again.session == turn.session && again.turn == turn.turn)
        sessions.append(turn.session)
      }
      #expect(Set(sessions).count == 3)
    }

    @Test("answers and a yes that were given up front hold for one turn")
    func given() async throws {
      let test = try await TestDaemon()
      let request = TurnRequest(
        .text("치킨 주문해줘"), answers: ["restaurant": "한밤치킨"], acceptsConfirmations: true)
      let first = try #require(try await test.conversations.take(request, from: test.caller))
      #expect(first.question?.slot == "lines.menuItem")
      _ = try await test.say("취소", to: .session(first.session))
      let second = try await test.say("치킨 주문해줘", to: .session(first.session))
      #expect(second.question?.slot == "restaurant")
    }

    @Test("a yes that is given up front never spends money")
    func costly() async throws {
      let test = try await TestDaemon()
      _ = try await test.say("집 주소 서울 마포구 월드컵로 1로 저장해줘")
      let request = TurnRequest(.text("한밤치킨에서 양념치킨 주문해줘"), acceptsConfirmations: true)
      let turn = try #require(try await test.conversations.take(request, from: test.caller))
      #expect(turn.question?.kind == .confirm)
      #expect(turn.effects.isEmpty)
    }

    @Test(
      "who is not known to be a person spends nothing, in whatever form the yes comes",
      arguments: ["ko", "en"])
    func strangers(_ language: String) async throws {
      let test = try await TestDaemon()
      let radio = Caller(owner: "token:radio", trust: .alwaysAllowed)
      let said = language == "ko" ? "로그인한 분이 직접 확인해 주셔야 해요" : "a person who is signed in has to confirm it"
      _ = try await test.say("집 주소 서울 마포구 월드컵로 1로 저장해줘", from: radio)
      func take(_ text: String?, _ target: TurnRequest.Target, _ answers: [String: String] = [:]) async throws
        -> Turn
      {
        let request = TurnRequest(
          text.map { .text($0) } ?? .answers(), in: target, answers: answers, acceptsConfirmations: true,
          language: language)
        return try #require(try await test.conversations.take(request, from: radio))
      }
      let order = language == "ko" ? "한밤치킨에서 양념치킨 주문해줘" : "order seasoned chicken from Hanbam Chicken"
      let upFront = try await take(order, .new, ["confirm": "yes"])
      let session = TurnRequest.Target.session(upFront.session)
      let yes = language == "ko" ? "네" : "yes"
      let turns = [
        upFront, try await take(yes, session), try await take(nil, session, ["confirm": "yes"]),
        try await take(nil, session, ["confirm": yes]),
      ]
      for turn in turns {
        #expect(turn.effects.isEmpty && turn.performed.isEmpty)
        #expect(turn.question?.kind == .confirm && turn.outcome == .inputRequired)
        #expect(turn.text.contains(said), "\(turn.text)")
      }
      let person = Caller(owner: "token:radio", trust: .requiresAuthentication)
      let done = try await test.say(yes, to: session, from: person)
      #expect(done.effects == ["placeOrder": 1])
    }

    @Test("whoever was allowed to confirm spends with a yes, and is a person nowhere else")
    func allowed() async throws {
      let test = try await TestDaemon()
      let radio = Caller(owner: "token:radio", trust: .alwaysAllowed, mayConfirm: true)
      _ = try await test.say("집 주소 서울 마포구 월드컵로 1로 저장해줘", from: radio)
      let asked = try await test.say("한밤치킨에서 양념치킨 주문해줘", from: radio)
      #expect(asked.question?.kind == .confirm && asked.effects.isEmpty)
      let done = try await test.say("네", to: .session(asked.session), from: radio)
      #expect(done.effects == ["placeOrder": 1])
    }

    @Test("a process that went on with a conversation is noticed, and gone on from there")
    func otherProcess() async throws {
      let test = try await TestDaemon()
      let first = try await test.say("치킨 주문해줘")
      let other = try await test.reopened()
      let second = try await other.say("한밤치킨", to: .session(first.session))
      #expect(second.question?.slot == "lines.menuItem")
      let third = try await test.say("양념", to: .session(first.session))
      #expect(third.turn == second.turn + 1)
    }

    @Test("what stops takes nothing new, and has parked everything")
    func closing() async throws {
      let test = try await TestDaemon()
      let first = try await test.say("치킨 주문해줘")
      await test.conversations.close()
      #expect(await test.conversations.count == 0)
      await #expect(throws: AssistantFailure(.unavailable, "the daemon is stopping")) {
        try await test.say("한밤치킨", to: .session(first.session))
      }
      let next = try await test.reopened()
      #expect(try await next.say("한밤치킨", to: .session(first.session)).turn == 2)
    }
  }
}

extension TestDaemon {
  /// Another process over the same data, as far as conversations know.
  func reopened() async throws -> Reopened { try await Reopened(self) }

  struct Reopened: Sendable {
    let conversations: OpenConversations
    let caller: Caller

    init(_ test: TestDaemon) async throws {
      let daemon = try await Daemon(
        apps: [FoodDelivery.self, Landmarks.self], test.daemon.configuration, test.daemon.logger)
      conversations = daemon.conversations
      caller = test.caller
    }

    func say(_ text: String, to target: TurnRequest.Target, from other: Caller? = nil) async throws -> Turn {
      try #require(
        try await conversations.take(TurnRequest(.text(text), in: target), from: other ?? caller))
    }
  }
}
