import AppIntents
import Foundation
import Testing

@Suite("Looking up entities") struct LookupTests {
  private let now = Date(timeIntervalSince1970: 0)

  private func names(_ type: String) async throws -> [EntityName] {
    try await IntentRuntime.names(ofEntity: type, in: Diner.self, language: "ko", now: now)
  }

  private func search(_ type: String, _ text: String) async throws -> [String] {
    try await IntentRuntime.search(entity: type, for: text, in: Diner.self, language: "ko", now: now).map(
      \.id)
  }

  @Test("Names are those of all entities, with their synonyms")
  func allNames() async throws {
    #expect(try await names("Restaurant").map(\.title) == ["교동통닭", "한밤치킨", "골목분식"])
    #expect(
      try await names("Dish").first { $0.id == "5" } == EntityName(id: "5", title: "콜라", synonyms: ["코크"]))
    #expect(try await names("Coupon").isEmpty)
    #expect(try await names("Unknown").isEmpty)
  }

  @Test("A search is the app's own; a query that does not search finds nothing")
  func searching() async throws {
    #expect(try await search("Dish", "치킨") == ["1", "2", "3", "4"])
    #expect(try await search("Coupon", "봄") == ["found-봄"])
    #expect(try await search("Restaurant", "교동통닭").isEmpty)
    #expect(try await search("Dish", "짜장면").isEmpty)
  }

  @Test("Entities come in the order of their identifiers, without those that do not exist")
  func byIdentifier() async throws {
    let found = try await IntentRuntime.entities(
      "Dish", ids: ["7", "no number", "99", "2"], in: Diner.self, language: "ko", now: now)
    #expect(found.map(\.title) == ["떡볶이", "마늘치킨"])
  }

  @Test("Names are compared without spaces and case, a whole name before a part of one")
  func nameMatches() async throws {
    let host = ScriptedHost(.confirmed(true))
    _ = try await run(
      "OrderDishes",
      ["restaurant": .text("한밤 치킨"), "lines": .list([.entities(identifiers: ["5", "6"], said: "콜라")])],
      host: host)
    #expect(await host.questions.first?.snippet == ["한밤치킨 · 2000원", "콜라 1개"])
  }
}
