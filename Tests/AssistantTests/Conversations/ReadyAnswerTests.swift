import Assistant
import ConversationProtocol
import Testing

@Suite struct ReadyAnswerTests {
  @Test("answers given with a sentence are taken when their questions come, whatever their order")
  func upFront() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      let answers = ["confirm": "네", "shop": "별빛찻집"]
      #expect(try await conversation.take(TurnRequest(.answers(), answers: answers)) == nil)
      let turn = try await conversation.say("밀크티 두 잔 주문해줘", answers: answers)
      #expect(turn.outcome == .done)
      #expect(teatime.ledger.entries == ["별빛찻집 밀크티 2잔 9000원"])
    }
  }

  @Test("answers hold for the turn that they are given with, and for no later one")
  func oneTurn() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      _ = try await conversation.say("외상 보여줘", answers: ["shop": "별빛찻집"])
      #expect(try await conversation.say("밀크티 주문해줘").question?.slot == "shop")
    }
  }

  @Test("an option can be answered by its identifier")
  func identifier() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      _ = try await conversation.say("밀크티 주문해줘")
      let turn = try await conversation.take(TurnRequest(.answers(), answers: ["shop": "s2"]))
      #expect(turn?.snippet?.lines == ["별빛찻집 밀크티 1잔 4500원"])
    }
  }

  @Test("an answer that does not fit is not taken, and the question is asked")
  func unfit() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      let turn = try await conversation.say("밀크티 주문해줘", answers: ["shop": "없는 가게"])
      #expect(turn.question?.slot == "shop")
    }
  }

  @Test("accepting confirmations beforehand never accepts what costs")
  func confirmations() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      for sentence in ["녹차 주문해줘", "외상 갚아줘"] {
        let request = TurnRequest(.text(sentence), acceptsConfirmations: true)
        #expect(try await conversation.take(request)?.question?.kind == .confirm)
      }
      #expect(teatime.ledger.entries == [])
    }
  }
}
