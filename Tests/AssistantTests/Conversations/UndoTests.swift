import Assistant
import ConversationProtocol
import Foundation
import Testing

@Suite struct UndoTests {
  @Test(
    "what can be taken back says until when, and is taken back once",
    arguments: ["되돌려 줘", "방금 거 취소해줘", "undo"])
  func undone(_ sentence: String) async throws {
    let talk = try await Transcript.of("등 낮춰줘", .say(sentence), .say(sentence))
    #expect(talk.turns[0].undo?.say == "되돌려 줘")
    #expect(talk.turns[0].speech.supporting?.contains("되돌릴 수 있어요") == true)
    #expect(talk.turns[1].text == "‘등 낮추기’를 되돌렸어요.")
    #expect(talk.turns[1].outcome == .done)
    #expect(talk.turns[2].text == "이미 되돌렸어요.")
    #expect(talk.done == ["등 낮춤", "등 높임"])
  }

  @Test("cancel right after it offers to take it back")
  func offered() async throws {
    let talk = try await Transcript.of("등 낮춰줘", "취소해줘", "네")
    #expect(talk.turns[1].text == "방금 한 ‘등 낮추기’를 되돌릴까요?")
    #expect(talk.done == ["등 낮춤", "등 높임"])
    let declined = try await Transcript.of("등 낮춰줘", "취소해줘", "아니요")
    #expect(declined.done == ["등 낮춤"])
    let late = try await Transcript.of("등 낮춰줘", .wait(seconds: 61), "취소해줘")
    #expect(late.last?.text == "취소할 게 없어요.")
  }

  @Test("after ten minutes it is too late", arguments: [(600.0, 2), (601.0, 1)])
  func tooLate(_ seconds: Double, _ count: Int) async throws {
    let talk = try await Transcript.of("등 낮춰줘", .wait(seconds: seconds), "되돌려")
    #expect(talk.done.count == count)
    if count == 1 { #expect(talk.last?.text == "10분이 지나서 이제 되돌릴 수 없어요.") }
  }

  @Test("with nothing done there is nothing to undo")
  func nothing() async throws {
    #expect(try await Transcript.of("되돌려 줘").last?.text == "되돌릴 게 없어요.")
    #expect(try await Transcript.of("종 울려줘", "되돌려 줘").last?.text == "되돌릴 게 없어요.")
  }

  @Test("a process that died while undoing leaves it unclear, and it is not undone again")
  func interrupted() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      _ = try await teatime.conversation().say("등 낮춰줘")
      try teatime.rewriteState { $0.receipt?.state = .undoing }
      let turn = try await teatime.conversation().say("되돌려 줘")
      #expect(turn.text == "되돌렸는지 확인하지 못했어요. 직접 확인해 주세요.")
      #expect(teatime.ledger.entries == ["등 낮춤"])
    }
  }

  @Test("of two processes that undo only the first does")
  func twice() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      _ = try await teatime.conversation().say("등 낮춰줘")
      let one = try teatime.conversation()
      let other = try teatime.conversation()
      #expect(await one.canUndo)
      #expect(try await one.undo().outcome == .done)
      await #expect(throws: ConversationStoreError.superseded) { try await other.undo() }
      #expect(teatime.ledger.entries == ["등 낮춤", "등 높임"])
    }
  }

  @Test("an agent takes back what a person had done in another process, though it may not do that itself")
  func byAgent() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      _ = try await teatime.conversation().say("등 낮춰줘")
      try teatime.rewriteState { $0.receipt?.token = "of another process" }
      let turn = try await teatime.conversation().take(TurnRequest(.text("되돌려 줘", .agent)))
      #expect(turn?.outcome == .done)
      #expect(teatime.ledger.entries == ["등 낮춤", "등 높임"])
      let denied = try await teatime.conversation().take(TurnRequest(.text("등 낮춰줘", .agent)))
      #expect(denied?.outcome == .failed)
      #expect(teatime.ledger.entries == ["등 낮춤", "등 높임"])
    }
  }
}
