import AppIntents
import Testing

@Suite("Effects and confirmation") struct EffectTests {
  private static let dishes = IntentArgument.list([.entities(identifiers: ["7"], said: "떡볶이")])

  @Test("An effect runs once for its key, and later runs get its first result")
  func once() async throws {
    let host = ScriptedHost(.confirmed(true), .confirmed(true))
    let first = try await run("PayBill", ["amount": .integer(100)], host: host)
    let second = try await run("PayBill", ["amount": .integer(100)], host: host)
    #expect([first, second].map(\.dialog?.full) == ["1/1", "1/1"])
    #expect(await host.effects == ["pay"])
  }

  @Test("A costly effect that nobody confirmed asks first, once in a run, with what was filled in")
  func confirmsBeforeEffect() async throws {
    let host = ScriptedHost(.confirmed(true))
    _ = try await run("PayBill", ["amount": .integer(38_000)], host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["confirm"])
    #expect(questions[0].situation == .confirmation)
    #expect(questions[0].title == "결제")
    #expect(questions[0].snippet == ["금액: 38000"])
  }

  @Test("A no before an effect declines, and nothing has happened")
  func declined() async throws {
    let host = ScriptedHost(.confirmed(false))
    await #expect(throws: IntentFailure(code: .declined)) {
      try await run("PayBill", ["amount": .integer(1)], host: host)
    }
    #expect(await host.effects.isEmpty)
  }

  @Test("A confirmation in perform is enough for its effects")
  func confirmsItself() async throws {
    let host = ScriptedHost(.confirmed(true))
    _ = try await run("OrderDishes", ["lines": Self.dishes], host: host)
    #expect(await host.questions.count == 1)
    #expect(await host.effects == ["placeOrder"])
  }

  @Test("A costly intent without a confirmation of its own is confirmed before perform")
  func confirmsBeforePerform() async throws {
    let host = ScriptedHost(.confirmed(true))
    let outcome = try await run("CancelOrder", ["entities": Self.dishes], host: host)
    #expect(outcome.dialog?.full == "취소했어요.")
    let question = try #require(await host.questions.first)
    #expect(question.snippet == ["메뉴: 떡볶이"])
    #expect(question.confirmation?.isDestructive == true)
    await #expect(throws: IntentFailure(code: .declined)) {
      try await run("CancelOrder", ["entities": Self.dishes], host: ScriptedHost(.confirmed(false)))
    }
  }

  @Test("A call that was confirmed already is not confirmed again")
  func confirmedCall() async throws {
    for (intent, arguments) in [
      ("CancelOrder", ["entities": Self.dishes]), ("PayBill", ["amount": IntentArgument.integer(1)]),
    ] {
      let host = ScriptedHost()
      _ = try await run(intent, arguments, isConfirmed: true, host: host)
      #expect(await host.questions.isEmpty)
    }
  }
}

@Suite("Values of a conversation") struct ContextTests {
  @Test("Identifiers and results of queries are recorded under their names")
  func recorded() async throws {
    let host = ScriptedHost()
    let rows = try await IntentDialogScope.$host.withValue(host) {
      _ = try await IntentContext.uuid()
      #expect(try await IntentContext.now == host.now)
      return try await IntentContext.query("rows") { [1, 2] }
    }
    #expect(rows == [1, 2])
    #expect(await host.records == ["random", "now", "query.rows"])
  }

  @Test("Outside a conversation effects and queries simply run")
  func withoutHost() async throws {
    #expect(try await IntentEffect.run("pay", key: "1") { 7 } == 7)
    #expect(try await IntentContext.query("rows") { "a" } == "a")
  }
}
