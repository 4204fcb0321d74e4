import AppIntents
import Testing

@Suite("Owners that have owners") struct OwnersOfOwnersTests {
  private func buy(_ arguments: [String: IntentArgument], host: ScriptedHost) async throws -> String? {
    let call = IntentCall(app: "Market", intent: "BuyGood", arguments: arguments)
    return try await IntentRuntime.run(call, of: Market.self, host: host).value?.text
  }

  @Test("Only shops of the town that was said are offered")
  func ownersOfTheGivenTown() async throws {
    let host = ScriptedHost(.options(["가2"]))
    let good = try await buy(["good": .text("큰붓"), "town": .text("가마을")], host: host)
    #expect(good == "가2-큰 붓")
    #expect(await host.questions.map(\.slot) == ["shop"])
    #expect(await host.questions.first?.options.map(\.id) == ["가1", "가2"])
  }

  @Test("An owner that is itself ambiguous is settled before what it owns")
  func ambiguousOwner() async throws {
    let host = ScriptedHost(.options(["나"]))
    let shops = IntentArgument.entities(identifiers: ["가1", "나1"], said: "1상점")
    #expect(try await buy(["good": .text("붓"), "shop": shops], host: host) == "나1-붓")
    let questions = await host.questions
    #expect(questions.map(\.slot) == ["town"])
    #expect(questions[0].options.map(\.title) == ["가마을", "나마을"])
  }

  @Test("A shop decides its town, so that the town is not asked")
  func settledFromBelow() async throws {
    let host = ScriptedHost()
    let shop = IntentArgument.entities(identifiers: ["나1"], said: "나1상점")
    #expect(try await buy(["good": .text("붓"), "shop": shop], host: host) == "나1-붓")
    #expect(await host.questions.isEmpty)
  }
}
