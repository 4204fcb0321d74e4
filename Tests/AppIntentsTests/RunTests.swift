import AppIntents
import Testing

@Suite struct RunTests {
  @Test("A name that stands for dishes of several restaurants is narrowed by restaurant, then by dish")
  func narrowing() async throws {
    let host = ScriptedHost(.options(["hanbam"]), .options(["4"]), .confirmed(true))
    let outcome = try await run(
      "OrderDishes",
      [
        "lines": .list([
          .composite([
            "dish": .entities(identifiers: ["1", "2", "3", "4"], said: "치킨"), "quantity": .integer(2),
          ])
        ])
      ],
      host: host)
    #expect(outcome.dialog == SpokenText(full: "주문했어요. 주문 번호 1043"))
    #expect(outcome.snippet == ["합계 38000원"])
    #expect(outcome.value == OutcomeValue(text: "1043"))
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["restaurant", "lines.dish", "confirm"])
    #expect(questions.map(\.kind) == [.choice, .choice, .confirm])
    #expect(questions[0].options.map(\.title) == ["교동통닭", "한밤치킨"])
    #expect(questions[0].dialog?.full == "어느 가게로 할까요?")
    #expect(questions[1].situation == .ambiguous(said: "치킨", owner: "한밤치킨"))
    #expect(questions[1].options.map(\.title) == ["후라이드치킨", "양념치킨"])
    #expect(questions[2].snippet == ["한밤치킨 · 38000원", "양념치킨 2개"])
  }
}
