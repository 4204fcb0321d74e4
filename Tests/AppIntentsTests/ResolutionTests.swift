import AppIntents
import Foundation
import Testing

@Suite("Resolution") struct ResolutionTests {
  private static let tteokbokki = IntentArgument.entities(identifiers: ["7"], said: "떡볶이")

  @Test("What was not said takes its default and is not asked for")
  func defaults() async throws {
    let host = ScriptedHost()
    let outcome = try await run("OrderOne", ["dish": Self.tteokbokki], host: host)
    #expect(outcome.dialog?.full == "떡볶이 1개")
    #expect(await host.questions.isEmpty)
  }

  @Test(
    "A quantity is read from numbers and digits",
    arguments: [
      (IntentArgument.integer(3), "떡볶이 3개"), (.text("12"), "떡볶이 12개"), (.number(2.9), "떡볶이 2개"),
      (.list([.integer(4)]), "떡볶이 4개"),
    ])
  func quantities(argument: IntentArgument, said: String) async throws {
    let outcome = try await run(
      "OrderOne", ["dish": Self.tteokbokki, "quantity": argument], host: ScriptedHost())
    #expect(outcome.dialog?.full == said)
  }

  @Test(
    "A quantity that cannot be taken is asked for again, with the reason",
    arguments: [
      (IntentArgument.integer(21), IntentQuestion.Problem.outOfRange(minimum: 1, maximum: 20)),
      (.integer(0), .outOfRange(minimum: 1, maximum: 20)), (.text("많이"), .unreadable(said: "많이")),
      (.boolean(true), .unreadable(said: "true")), (.date(0), .unreadable(said: "0.0")),
      (.list([.integer(1), .integer(2)]), .unreadable(said: "1, 2")),
    ])
  func refusedQuantities(argument: IntentArgument, problem: IntentQuestion.Problem) async throws {
    let host = ScriptedHost(.argument(.integer(99)), .argument(.integer(2)))
    let outcome = try await run("OrderOne", ["dish": Self.tteokbokki, "quantity": argument], host: host)
    #expect(outcome.dialog?.full == "떡볶이 2개")
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["quantity", "quantity"])
    #expect(questions.map(\.problem) == [problem, .outOfRange(minimum: 1, maximum: 20)])
    #expect(questions[0].value == .integer(minimum: 1, maximum: 20))
    #expect(questions[0].title == "수량")
  }

  @Test("A quantity inside a list of composites is asked for under its own slot")
  func compositeQuantity() async throws {
    let host = ScriptedHost(.argument(.integer(2)), .confirmed(true))
    let line = IntentArgument.composite(["dish": Self.tteokbokki, "quantity": .integer(50)])
    _ = try await run("OrderDishes", ["lines": .list([line])], host: host)
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["lines.quantity", "confirm"])
    #expect(questions[1].snippet.last == "떡볶이 2개")
  }

  @Test("Words for a composite name the first entity in it")
  func wordsForComposite() async throws {
    let host = ScriptedHost(.confirmed(true))
    _ = try await run("OrderDishes", ["lines": .text("떡볶")], host: host)
    #expect(await host.questions.first?.snippet.last == "떡볶이 1개")
  }

  @Test("A missing dish is asked for with the suggested ones, and the answer may be words or an option")
  func missingEntity() async throws {
    for answer in [IntentAnswer.options(["7"]), .argument(.text("떡볶이")), .argument(Self.tteokbokki)] {
      let host = ScriptedHost(answer)
      let outcome = try await run("OrderOne", host: host)
      #expect(outcome.dialog?.full == "떡볶이 1개")
      let question = try #require(await host.questions.first)
      #expect(question.kind == .choice)
      #expect(question.situation == .missing)
      #expect(question.options.count == 7)
      #expect(question.value == .entity("Dish"))
    }
  }

  @Test("A name that came with the call and that nothing has ends the run")
  func notFoundInCall() async throws {
    await #expect(throws: IntentFailure(code: .notFound, slot: "dish", said: "짜장면")) {
      try await run("OrderOne", ["dish": .text("짜장면")], host: ScriptedHost())
    }
    await #expect(throws: IntentFailure(code: .notFound, slot: "lines.dish", said: "짜장면")) {
      try await run(
        "OrderDishes", ["lines": .list([.composite(["dish": .text("짜장면")])])], host: ScriptedHost())
    }
  }

  @Test("A name in an answer that nothing has is asked for again")
  func notFoundInAnswer() async throws {
    let host = ScriptedHost(.argument(.text("짜장면")), .options(["nothing"]), .options(["7"]))
    let outcome = try await run("OrderOne", host: host)
    #expect(outcome.dialog?.full == "떡볶이 1개")
    #expect(
      await host.questions.map(\.problem) == [
        nil, .notFound(said: "짜장면"), .unreadable(said: "nothing"),
      ])
  }

  @Test("An identifier that no longer exists is asked for again")
  func goneEntity() async throws {
    let host = ScriptedHost(.options(["7"]))
    _ = try await run("OrderOne", ["dish": .entities(identifiers: ["99"], said: "단종메뉴")], host: host)
    #expect(await host.questions.first?.problem == .notFound(said: "단종메뉴"))
  }

  @Test(
    "A case of an enum is read by raw value, title and synonym, in the conversation's language",
    arguments: [
      (IntentArgument.cases(["hot"], said: "매운맛"), "ko", "매운맛"), (.text("안맵게"), "ko", "순한맛"),
      (.text("매운맛"), "ko", "매운맛"),
      (.text("hottest"), "ko", "아주 매운맛"), (.text("Mild"), "en", "mild"),
    ])
  func enums(argument: IntentArgument, language: String, said: String) async throws {
    let outcome = try await run("SetSpice", ["level": argument], host: ScriptedHost(language: language))
    #expect(outcome.value?.text == said)
  }

  @Test("Several cases of an enum become a choice; a missing one offers all")
  func enumChoices() async throws {
    let several = ScriptedHost(.options(["hottest"]))
    _ = try await run("SetSpice", ["level": .cases(["hot", "hottest"], said: "맵게")], host: several)
    #expect(await several.questions.first?.options.map(\.title) == ["매운맛", "아주 매운맛"])
    #expect(await several.questions.first?.situation == .ambiguous(said: "맵게", owner: nil))
    let missing = ScriptedHost(.options(["mild"]))
    _ = try await run("SetSpice", host: missing)
    #expect(await missing.questions.first?.options.map(\.id) == ["mild", "hot", "hottest"])
  }

  @Test("Options come from the provider, with its own titles")
  func optionsProvider() async throws {
    let host = ScriptedHost(.options(["1043"]))
    let outcome = try await run("TrackOrder", host: host)
    #expect(outcome.dialog == SpokenText(full: "주문 1043번은 조리 중이에요.", supporting: "조리 중"))
    let question = try #require(await host.questions.first)
    #expect(question.kind == .choice)
    #expect(
      question.options == [
        IntentOption(id: "1043", title: "치킨 두 마리", subtitle: "오늘", section: "최근"),
        IntentOption(id: "1042", title: "떡볶이", section: "최근"),
      ])
  }

  @Test("Values that are preset on a shortcut are kept, and every run starts from them afresh")
  func presets() async throws {
    let hot = try await run("SetSpice", shortcut: 1, host: ScriptedHost())
    let mild = try await run("SetSpice", shortcut: 2, host: ScriptedHost())
    let said = try await run(
      "SetSpice", ["level": .cases(["hottest"], said: "아주")], shortcut: 1, host: ScriptedHost())
    let again = try await run("SetSpice", shortcut: 1, host: ScriptedHost())
    #expect([hot, mild, said, again].map(\.value?.text) == ["매운맛", "순한맛", "아주 매운맛", "매운맛"])
  }

  @Test("A shortcut of another intent, or none at all, presets nothing", arguments: [0, 99, -1])
  func foreignShortcut(index: Int) async throws {
    let host = ScriptedHost(.options(["mild"]))
    #expect(try await run("SetSpice", shortcut: index, host: host).value?.text == "순한맛")
  }

  @Test("An optional parameter is left out silently, and a plain query with a search is used")
  func optionals() async throws {
    let none = try await run("Talk", ["topic": .text("coupon")], host: ScriptedHost())
    #expect(none.value == nil)
    let found = try await run(
      "Talk", ["topic": .text("coupon"), "coupon": .text("봄")], host: ScriptedHost())
    #expect(
      found.value
        == OutcomeValue(
          id: "found-봄", text: "쿠폰 found-봄",
          entities: [OutcomeEntity(type: "Coupon", id: "found-봄", title: "쿠폰 found-봄")]))
  }
}
