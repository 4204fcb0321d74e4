import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// Requests with an identifier: done once, and answered with one reply, however often they are made.
@Suite struct RequestTests {
  @Test("a request that was made before gets its reply again and does nothing")
  func repeated() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      let turn = try await live.say("네", request: "r1")
      for conversation in [live, try teatime.conversation()] {
        #expect(try await conversation.say("네", request: "r1").json() == turn.json())
        #expect(await conversation.reply(toRequest: "r1")?.json() == turn.json())
        #expect(await conversation.reply(toRequest: "r2") == nil)
      }
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
    }
  }

  @Test(
    "the reply lies in the record that says what was done, and whatever is saved before it names the request")
  func oneRecord() async throws {
    let store = RecordingStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      let before = store.saved.withLock(\.count)
      _ = try await live.say("네", request: "r1")
      let states = try store.saved.withLock { $0.dropFirst(before) }.map { instant in
        try JSONDecoder().decode(ConversationState.self, from: Data(instant.record.state.utf8))
      }
      #expect(states.map { $0.work?.requests } == [["r1"], ["r1"], ["r1"], nil])
      #expect(states.map { $0.answeredRequests["r1"] != nil } == [false, false, false, true])
      #expect(states.last?.frames.isEmpty == true)
    }
  }

  @Test("whenever the process dies, the same request made again gets the reply that it would have had")
  func died() async throws {
    let sentences = ["밀크티 두 잔 주문해줘", "2번", "네"]
    for instant in try await CrashTests.instants(of: sentences, asRequests: true) {
      let teatime = try await Teatime(store: MemoryStore(holding: instant.record))
      for line in instant.done { teatime.ledger.write(line) }
      try await teatime.run {
        for (index, sentence) in sentences.enumerated().dropFirst(instant.sentence) {
          let turn = try await teatime.conversation().say(sentence, request: "r\(index)")
          if turn.outcome == .failed {
            #expect(turn.text.contains("확인하지 못했어요"))
          } else {
            #expect(turn.json() == instant.replies[index]?.json(), "\(instant.done), \(sentence)")
          }
        }
        #expect(teatime.ledger.entries.count <= 1)
      }
    }
  }

  @Test("answers to the open question are gone on with where the process died over them")
  func answers() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("밀크티 두 잔 주문해줘")
      let given = ["shop": "s2", "confirm": "네"]
      // Saved: the answers. Not saved: that the order begins, and anything after it.
      store.fail(at: [2, 3])
      await #expect(throws: ConversationStoreError.self) {
        try await live.take(TurnRequest(.answers(), answers: given, id: "r1"))
      }
      await live.leave()
      #expect(teatime.ledger.entries == [])
      let turn = try await teatime.conversation().take(TurnRequest(.answers(), answers: given, id: "r1"))
      #expect(turn?.text == "주문했어요. 주문 번호 1")
      #expect(turn?.effects == ["order": 1])
      #expect(
        try await teatime.conversation().take(TurnRequest(.answers(), answers: given, id: "r1"))?.text
          == turn?.text)
      #expect(teatime.ledger.entries == ["별빛찻집 밀크티 2잔 9000원"])
    }
  }

  @Test("what one command of a sentence had done is told when the process died over the next one")
  func commands() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 두 잔 주문하고 컵 크기 바꿔줘")
      let given = ["confirm": "네", "size": "큰 컵"]
      // Saved: the order begun and done, the cup begun and done. Not saved: the reply.
      store.fail(at: [5])
      await #expect(throws: ConversationStoreError.self) {
        try await live.say("네", answers: given, request: "r1")
      }
      await live.leave()
      let done = teatime.ledger.entries
      #expect(done.count == 2)
      let turn = try await teatime.conversation().say("네", answers: given, request: "r1")
      #expect(turn.text.hasPrefix("주문했어요. 주문 번호 1 ") && turn.text.hasSuffix("바꿨어요."), "\(turn.text)")
      #expect(turn.performed.map(\.intent) == ["OrderDrink", "ChangeCup"])
      #expect(turn.effects == ["cup": 1, "order": 1])
      #expect(teatime.ledger.entries == done)
    }
  }

  @Test("somebody else's request brings what was interrupted to its end, and both get the reply")
  func another() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      store.fail(at: [4])
      await #expect(throws: ConversationStoreError.self) {
        try await live.say("네", request: "r1")
      }
      await live.leave()
      let next = try teatime.conversation()
      let turn = try await next.say("네", request: "r2")
      #expect(turn.text == "주문했어요. 주문 번호 1")
      for id in ["r1", "r2"] { #expect(await next.reply(toRequest: id)?.text == turn.text) }
      #expect(teatime.ledger.entries.count == 1)
    }
  }

  @Test("the same request is refused while it is being carried out, and gets its reply afterwards")
  func inProgress() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      let (progress, begun) = AsyncStream.makeStream(of: Void.self)
      await live.onProgress { _ in begun.yield() }
      let utterance = "물 끓여줘"
      let first = Task { try await live.say(utterance, request: "r1") }
      for await _ in progress { break }
      await #expect(throws: AssistantFailure.inProgress("r1")) {
        try await live.say(utterance, request: "r1")
      }
      await #expect(throws: AssistantFailure.inProgress("r1")) {
        try await live.take(TurnRequest(.answers(), answers: ["confirm": "네"], id: "r1"))
      }
      _ = try await live.say("취소")
      let turn = try await first.value
      #expect(try await live.say(utterance, request: "r1").json() == turn.json())
    }
  }

  @Test(
    "while another process takes a turn nothing is taken; the same request is said to be carried out there")
  func heldElsewhere() async throws {
    let store = UnreliableStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      let kept = store.list()
      store.isHeldElsewhere = true
      let atWork = AssistantFailure.conversationAtWork
      await #expect(throws: atWork) { try await live.say("네") }
      await #expect(throws: atWork) { try await live.undo() }
      // What that one does is not kept yet.
      let inProgress = AssistantFailure.inProgress("r1")
      await #expect(throws: inProgress) { try await live.say("네", request: "r1") }
      await #expect(throws: inProgress) {
        try await live.take(TurnRequest(.answers(), answers: ["confirm": "네"], id: "r1"))
      }
      let new = teatime.assistant.conversation(language: "ko", focus: nil, owner: "1", id: "s_2")
      await #expect(throws: AssistantFailure.inProgress("r2")) {
        try await new.say("녹차 주문해줘", request: "r2")
      }
      #expect(store.list() == kept && teatime.ledger.entries.isEmpty)
      store.isHeldElsewhere = false
      #expect(try await live.say("네", request: "r1").outcome == .done)
    }
  }

  @Test("a reply that another process has given since is given, and what it left open is gone on with")
  func answeredElsewhere() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let here = try teatime.conversation()
      _ = try await here.say("녹차 주문해줘", request: "r1")
      let there = try teatime.conversation()
      let done = try await there.say("네", request: "r2")
      #expect(try await here.say("네", request: "r2").json() == done.json())
      #expect(try await here.say("녹차 주문해줘", request: "r3").turn == done.turn + 1)
      #expect(teatime.ledger.entries.count == 1)
    }
  }

  @Test("an intent that opens another one is told together with what came of it")
  func opened() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let given = ["drink": "밀크티", "confirm": "네"]
      let turn = try await teatime.conversation().say("가게 추천해줘", answers: given)
      #expect(turn.text == "오늘은 별빛찻집이 좋아요. 주문했어요. 주문 번호 1")
    }
  }
}
