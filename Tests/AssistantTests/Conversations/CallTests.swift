import Assistant
import ConversationProtocol
import JSONText
import Testing

/// Intents that a program calls with values, and programs that speak for somebody.
@Suite struct CallTests {
  private func call(_ arguments: [String: JSON], _ channel: TurnChannel = .text) -> TurnRequest {
    TurnRequest(.call(TurnCall("OrderDrink", of: "TeaHouse", arguments: arguments), channel))
  }

  @Test(
    "a value is an identifier, words, or of its own type",
    arguments: [
      ["drink": "d2", "quantity": JSON.integer(2)], ["drink": "밀크티", "shop": "s2", "quantity": "두 잔"],
      ["drink": "밀크티", "shop": "별빛찻집", "quantity": .number(2)],
    ])
  func values(_ arguments: [String: JSON]) async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      let asked = try await conversation.take(call(arguments))
      #expect(asked?.snippet?.lines == ["별빛찻집 밀크티 2잔 9000원"], "\(asked?.text ?? "")")
      #expect(asked?.question?.kind == .confirm)
      #expect(try await conversation.say("네").outcome == .done)
    }
  }

  @Test("what is missing or fits several things is asked for, and what is wrong is asked for again")
  func asked() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      #expect(try await conversation.take(call([:]))?.question?.slot == "drink")
      #expect(try await conversation.say("취소").outcome == .cancelled)
      #expect(try await conversation.take(call(["drink": "밀크티"]))?.question?.slot == "shop")
      #expect(try await conversation.say("취소").outcome == .cancelled)
      let many = try await conversation.take(call(["drink": "d2", "quantity": .integer(99)]))
      #expect(many?.question?.slot == "quantity")
      #expect(teatime.ledger.entries == [])
    }
  }

  @Test(
    "what no intent takes is refused, and is no turn",
    arguments: [
      TurnCall("Nothing"), TurnCall("OrderDrink", of: "Elsewhere"), TurnCall(""),
      TurnCall("OrderDrink", arguments: ["colour": "red"]),
      TurnCall("OrderDrink", arguments: ["quantity": JSON(.boolean(true))]),
      TurnCall("OrderDrink", arguments: ["drink": .list([.integer(1)])]),
    ])
  func refused(_ call: TurnCall) async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      let failure = await #expect(throws: AssistantFailure.self) {
        try await conversation.take(TurnRequest(.call(call)))
      }
      #expect(failure?.code == .badRequest)
      #expect(await conversation.version == 0)
    }
  }

  @Test("on the channel of an agent no yes spends, however well its door knows it; the person's does")
  func agent() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      let asked = try await conversation.take(call(["drink": "d2"], .agent))
      #expect(asked?.channel == .agent && asked?.question?.kind == .confirm)
      let yes: [TurnRequest] = [
        TurnRequest(.text("네", .agent)), TurnRequest(.literal("네", .agent)),
        TurnRequest(.answers(.agent), answers: ["confirm": "네"]),
        TurnRequest(.text("네", .agent), answers: ["confirm": "yes"], acceptsConfirmations: true),
        call(["drink": "d2"], .agent),
      ]
      for request in yes {
        let turn = try await conversation.take(request)
        #expect(turn?.effects == [:] && turn?.question?.kind == .confirm, "\(turn?.text ?? "")")
      }
      #expect(teatime.ledger.entries == [])
      #expect(try await conversation.say("네").effects == ["order": 1])
      #expect(teatime.ledger.entries == ["별빛찻집 밀크티 1잔 4500원"])
    }
  }

  @Test("several options are chosen by their identifiers, and a moment is given in ISO 8601")
  func typed() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      _ = try await conversation.take(TurnRequest(.call(TurnCall("ChooseToppings"))))
      let turn = try await conversation.take(TurnRequest(.answers(), answers: ["toppings": "t1, t3"]))
      #expect(turn?.text == "토핑은 펄, 휘핑크림으로 했어요.")
    }
  }

  @Test("a call is read from the line that it was written to")
  func line() throws {
    let request = call(["drink": "d2", "quantity": .integer(2)], .agent)
    let line = ControlRequest(.take(request)).line
    #expect(try ControlRequest(line).action == .take(request))
  }
}
