import AppIntents
import Foundation
import Testing

@Suite("Resolvers and options") struct ResolverTests {
  struct FromWord: Resolver {
    func resolve(from word: String, context: IntentParameterContext<Int>) async throws -> Int? {
      if word == "물어봐" { return try await context.requestValue("몇 개예요?") }
      return word == "한 다스" ? 12 : nil
    }
  }

  struct SpiceFromNumber: Resolver {
    func resolve(from level: Int, context: IntentParameterContext<Spice>) async throws -> Spice? {
      level > 2 ? .hottest : .mild
    }
  }

  struct Sizes: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
      IntentItemCollection(promptLabel: "크기") {
        IntentItemSection("작은 것") {
          IntentItem(1, title: "하나")
          2
        }
        for size in [10, 20] {
          IntentItemSection("큰 것", subtitle: "모임에") { IntentItem(size, title: "\(size)인분") }
        }
      }
    }
  }

  struct SpicyDishes: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Dish] {
      Dish.all.filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Dish] { Dish.all.filter { $0.id == 7 } }
    func suggestedEntities() async throws -> [Dish] { Dish.all.filter { $0.id == 7 } }
  }

  struct Order: AppIntent {
    static let title: LocalizedStringResource = "담기"

    @Parameter(title: "수량", inclusiveRange: (1, 20), resolvers: { FromWord() }) var count: Int?
    @Parameter(title: "맵기", resolvers: { SpiceFromNumber() }) var spice: Spice?
    @Parameter(title: "크기", optionsProvider: Sizes()) var size: Int?
    @Parameter(title: "매운 메뉴", query: SpicyDishes()) var dish: Dish?

    func perform() async throws -> some OpensIntent { .result(opensIntent: self) }
  }

  private func arguments(
    _ name: String, _ argument: IntentArgument, _ host: ScriptedHost = ScriptedHost()
  ) async throws -> IntentArgument? {
    try await TestApp.run(Order.self, [name: argument], host: host).opens?.arguments[name]
  }

  @Test("A resolver of the parameter goes first, and those of the type after it")
  func order() async throws {
    #expect(try await arguments("count", .text("한 다스")) == .integer(12))
    #expect(try await arguments("count", .text("7")) == .integer(7))
    #expect(try await arguments("count", .number(2.9)) == .integer(2))
    #expect(try await arguments("spice", .integer(3)) == .cases(["hottest"], said: "아주 매운맛"))
    #expect(try await arguments("spice", .text("순한맛")) == .cases(["mild"], said: "순한맛"))
  }

  @Test("A resolver may ask")
  func asking() async throws {
    let host = ScriptedHost(.argument(.integer(5)))
    #expect(try await arguments("count", .text("물어봐"), host) == .integer(5))
    #expect(await host.questions.map(\.dialog?.full) == ["몇 개예요?"])
  }

  @Test("A number outside the range is refused wherever it comes from")
  func range() async throws {
    let host = ScriptedHost(.argument(.integer(2)))
    #expect(try await arguments("count", .text("99"), host) == .integer(2))
    #expect(await host.questions.map(\.problem) == [.outOfRange(minimum: 1, maximum: 20)])
  }

  @Test("Sections of options are one list, in order, with their own titles")
  func sections() async throws {
    let provider = Sizes()
    let results = try await provider.results()
    #expect(results.items == [1, 2, 10, 20])
    #expect(results.sections.map(\.items.count) == [2, 1, 1])
    #expect(results.sections[1].description?.subtitle.map { String(localized: $0) } == "모임에")
    #expect(results._items[2].description.map { String(localized: $0.title) } == "10인분")
  }

  @Test("A query of the parameter stands in for that of the type")
  func ownQuery() async throws {
    #expect(try await arguments("dish", .text("아무거나")) == .entities(identifiers: ["7"], said: "떡볶이"))
  }

  @Test("Built-in resolvers can be called by themselves")
  func builtIn() async throws {
    #expect(IntFromStringResolver(radix: 16) != IntFromStringResolver())
    #expect(IntFromDoubleResolver() == IntFromDoubleResolver(roundingRule: .towardZero))
    #expect(Array(Int.defaultResolverSpecification).count == 2)
    #expect(Array(Date.defaultResolverSpecification).isEmpty)
  }
}
