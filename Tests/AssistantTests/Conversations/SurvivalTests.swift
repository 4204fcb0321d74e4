import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

/// What happens when processes meet, die, or cannot write.
@Suite struct SurvivalTests {
  @Test(
    "of two processes that answer one question the first wins; the order is placed once",
    arguments: [true, false])
  func superseded(_ isLoaded: Bool) async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      let first = isLoaded ? try teatime.conversation() : live
      let second = try teatime.conversation()
      #expect(try await first.say("네").outcome == .done)
      await #expect(throws: ConversationStoreError.superseded) { try await second.say("네") }
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
      for conversation in [live, first, second] { await conversation.leave() }
    }
  }

  @Test("a suspended process that comes too late places no order")
  func lateProcess() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      let other = try teatime.conversation()
      #expect(try await other.say("아니요").outcome == .declined)
      await #expect(throws: ConversationStoreError.superseded) { try await live.say("네") }
      #expect(teatime.ledger.entries == [])
      for conversation in [live, other] { await conversation.leave() }
    }
  }

  @Test("an effect that was begun and not known to be done is never run again, and that is said")
  func unclearEffect() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      await live.leave()
      try teatime.rewriteState { state in
        let open = try #require(state.top?.question)
        _ = state.decide(.answer(.confirmed(true), also: [:]), now: open.asked)
        state.top?.journal.effects.append(Journal.Effect(name: "order", key: "order"))
      }
      let next = try teatime.conversation()
      let turn = try await next.say("네")
      #expect(turn.outcome == .failed)
      #expect(turn.text == "앞서 하던 일이 끝났는지 확인하지 못했어요. 다시 하기 전에 직접 확인해 주세요.")
      #expect(teatime.ledger.entries == [])
      #expect(try await next.say("네").outcome == .notUnderstood)
      #expect(teatime.ledger.entries == [])
    }
  }

  @Test("an effect that was done before the process died is reported, not done again")
  func doneEffect() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      await live.leave()
      try teatime.rewriteState { state in
        let open = try #require(state.top?.question)
        _ = state.decide(.answer(.confirmed(true), also: [:]), now: open.asked)
        state.top?.journal.effects.append(Journal.Effect(name: "order", key: "order", result: "[7]"))
      }
      let turn = try await teatime.conversation().say("음")
      #expect(turn.outcome == .done)
      #expect(turn.text == "주문했어요. 주문 번호 7")
      #expect(teatime.ledger.entries == [])
    }
  }

  @Test("a yes whose process died before anything began is asked for again")
  func interruptedYes() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      await live.leave()
      try teatime.rewriteState { state in
        let open = try #require(state.top?.question)
        _ = state.decide(.answer(.confirmed(true), also: [:]), now: open.asked)
      }
      let next = try teatime.conversation()
      let question = try await next.say("음")
      #expect(question.question?.id == "confirm#1")
      #expect(teatime.ledger.entries == [])
      #expect(try await next.say("네").outcome == .done)
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
    }
  }

  @Test("an answer that cannot be kept is not acted on, and counts when it is given again")
  func unkeptAnswer() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      store.isBroken = true
      await #expect(throws: ConversationStoreError.busy(path: "memory")) { try await live.say("네") }
      #expect(teatime.ledger.entries == [])
      store.isBroken = false
      await live.leave()
      #expect(try await teatime.conversation().say("네").outcome == .done)
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
    }
  }

  @Test("an effect whose beginning cannot be kept is not run")
  func unkeptBeginning() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      store.fail(at: [2])
      #expect(try await live.say("네").outcome == .failed)
      #expect(teatime.ledger.entries == [])
    }
  }

  @Test("an effect whose end cannot be kept at once is still done")
  func unkeptEnd() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      store.fail(at: [3])
      let turn = try await live.say("네")
      #expect(turn.outcome == .done)
      #expect(turn.text == "주문했어요. 주문 번호 1")
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
    }
  }

  @Test("an effect that was done while the store broke is unclear to the next process, and not done again")
  func brokenAfterEffect() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      store.fail(at: [3, 4])
      await #expect(throws: ConversationStoreError.busy(path: "memory")) { try await live.say("네") }
      let turn = try await teatime.conversation().say("네")
      #expect(turn.outcome == .failed)
      #expect(turn.text.contains("확인하지 못했어요"))
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
    }
  }

  @Test("a conversation that this program cannot read is refused, not overwritten")
  func unreadable() throws {
    let store = MemoryStore()
    let record = ConversationRecord(
      id: "s_test", version: 1, owner: "guest", updated: .distantPast, isParked: true,
      state: "{\"from\":\"later\"}")
    try store.save(record)
    let catalog = try AppCatalog(apps: [TeaHouse.self], phrases: [])
    let assistant = Assistant(catalog: catalog, store: store) { .distantPast }
    #expect(
      throws: ConversationStoreError.unavailable(
        path: "s_test", reason: "the conversation was written by another version")
    ) { try assistant.conversation("s_test", owner: "guest") }
    #expect(store.load("s_test") == record)
  }

  @Test("the newest conversation is found among those of its owner")
  func latest() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      for (id, owner) in [("s_1", "guest"), ("s_2", "guest"), ("s_3", "other")] {
        let conversation = teatime.assistant.conversation(language: "ko", focus: nil, owner: owner, id: id)
        _ = try await conversation.say("외상 보여줘")
        teatime.clock.advance(1)
      }
      #expect(try teatime.assistant.latestConversation(of: "guest")?.id == "s_2")
      #expect(try teatime.assistant.latestConversation(of: "nobody") == nil)
    }
  }
}

extension Teatime {
  /// Changes what the store keeps of the conversation: what a process that died left behind.
  func rewriteState(_ change: (inout ConversationState) throws -> Void) throws {
    var record = try #require(try store.load("s_test"))
    var state = try JSONDecoder().decode(ConversationState.self, from: Data(record.state.utf8))
    try change(&state)
    record.state = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    record.version += 1
    try store.save(record)
  }

  @Test("only an answer that nothing was done for need not wait for the disk")
  func answersAlone() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      for (sentence, isOnlyAnswer) in [
        ("외상 보여줘", true), ("가나다라", true), ("녹차 주문해줘", false), ("외상 보여줘", false), ("네", false),
        ("외상 보여줘", true),
      ] {
        _ = try await conversation.say(sentence)
        #expect(try teatime.store.load("s_test")?.isOnlyAnswer == isOnlyAnswer, "\(sentence)")
      }
    }
  }
}
