import AppIntents
import Testing

@Suite("Narrowing") struct NarrowingTests {
  private static let chicken = IntentArgument.entities(identifiers: ["1", "2", "3", "4"], said: "치킨")
  private static let cola = IntentArgument.entities(identifiers: ["5", "6"], said: "콜라")

  private func lines(_ dishes: IntentArgument...) -> IntentArgument {
    .list(dishes.map { .composite(["dish": $0]) })
  }

  @Test("A name that stands for dishes of several restaurants is narrowed by restaurant, then by dish")
  func restaurantThenDish() async throws {
    let host = ScriptedHost(.options(["hanbam"]), .options(["4"]), .confirmed(true))
    let line = IntentArgument.composite(["dish": Self.chicken, "quantity": .integer(2)])
    let outcome = try await run("OrderDishes", ["lines": .list([line])], host: host)
    #expect(outcome.dialog == SpokenText(full: "주문했어요. 주문 번호 1043"))
    #expect(outcome.snippet == ["합계 38000원"])
    #expect(outcome.value == OutcomeValue(text: "1043"))
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["restaurant", "lines.dish", "confirm"])
    #expect(questions.map(\.kind) == [.choice, .choice, .confirm])
    #expect(questions[0].options.map(\.title) == ["교동통닭", "한밤치킨"])
    #expect(questions[0].options.map(\.subtitle) == ["4.8점", "4.5점"])
    #expect(questions[0].situation == .owners(said: "치킨"))
    #expect(questions[0].dialog?.full == "어느 가게로 할까요?")
    #expect(questions[1].situation == .ambiguous(said: "치킨", owner: "한밤치킨"))
    #expect(questions[1].options.map(\.title) == ["후라이드치킨", "양념치킨"])
    #expect(questions[2].snippet == ["한밤치킨 · 38000원", "양념치킨 2개"])
    #expect(questions[2].confirmation?.action == "order")
  }

  @Test("A restaurant that was said leaves only its dishes to ask about")
  func ownerIsGiven() async throws {
    let host = ScriptedHost(.options(["1"]), .confirmed(true))
    _ = try await run(
      "OrderDishes",
      ["restaurant": .entities(identifiers: ["kyodong"], said: "교동통닭"), "lines": lines(Self.chicken)],
      host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["lines.dish", "confirm"])
    #expect(questions[0].options.map(\.id) == ["1", "2"])
    #expect(questions[0].situation == .ambiguous(said: "치킨", owner: "교동통닭"))
  }

  @Test("The only possible restaurant is taken without a question")
  func singleOwner() async throws {
    let host = ScriptedHost(.confirmed(true))
    _ = try await run(
      "OrderDishes", ["lines": lines(.entities(identifiers: ["7"], said: "떡볶이"))], host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["confirm"])
    #expect(questions[0].snippet == ["골목분식 · 5000원", "떡볶이 1개"])
  }

  @Test("Only restaurants that have every line are offered, and a single one is taken silently")
  func commonOwner() async throws {
    let host = ScriptedHost(.options(["3"]), .confirmed(true))
    _ = try await run("OrderDishes", ["lines": lines(Self.chicken, Self.cola)], host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["lines.dish", "confirm"])
    #expect(questions[0].situation == .ambiguous(said: "치킨", owner: "한밤치킨"))
    #expect(questions[1].snippet == ["한밤치킨 · 20000원", "후라이드치킨 1개", "콜라 1개"])
  }

  @Test("When no restaurant has every line, all are offered and the missing line is asked for again")
  func noCommonOwner() async throws {
    let host = ScriptedHost(.options(["bunsik"]), .options(["6"]), .confirmed(true))
    let tteokbokki = IntentArgument.entities(identifiers: ["7"], said: "떡볶이")
    let garlic = IntentArgument.entities(identifiers: ["2"], said: "마늘치킨")
    _ = try await run("OrderDishes", ["lines": lines(garlic, tteokbokki)], host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["restaurant", "lines.dish", "confirm"])
    #expect(questions[0].options.map(\.id) == ["kyodong", "bunsik"])
    #expect(questions[1].problem == .notFound(said: "마늘치킨"))
    #expect(questions[1].options.map(\.id) == ["6", "7"])
  }

  @Test("A dish that the given restaurant does not have is asked for again, among its dishes")
  func filteredToNothing() async throws {
    let host = ScriptedHost(.options(["7"]), .confirmed(true))
    let restaurant = IntentArgument.text("골목 분식")
    _ = try await run("OrderDishes", ["restaurant": restaurant, "lines": lines(Self.chicken)], host: host)
    let questions = await host.questions
    #expect(questions[0].problem == .notFound(said: "치킨"))
    #expect(questions[0].options.map(\.title) == ["콜라", "떡볶이"])
  }

  @Test("An intent without a parameter for the owner asks which of all is meant")
  func noOwnerParameter() async throws {
    let host = ScriptedHost(.options(["6"]))
    let outcome = try await run("OrderOne", ["dish": Self.cola], host: host)
    #expect(outcome.dialog?.full == "콜라 1개")
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["dish"])
    #expect(questions[0].situation == .ambiguous(said: "콜라", owner: nil))
    #expect(questions[0].options.map(\.subtitle) == ["2000원", "1500원"])
  }

  @Test("An answer is narrowed like a call")
  func answerIsNarrowed() async throws {
    let host = ScriptedHost(
      .argument(.list([.composite(["dish": Self.chicken])])), .options(["kyodong"]), .options(["2"]),
      .confirmed(true))
    _ = try await run("OrderDishes", host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["lines", "restaurant", "lines.dish", "confirm"])
    #expect(questions[0].dialog?.full == "무엇을 주문할까요?")
    #expect(questions[0].kind == .value)
    #expect(questions[3].snippet == ["교동통닭 · 20000원", "마늘치킨 1개"])
  }
}
