import Testing

@testable import Matching

@Suite("A result is complete and stays")
struct FindingsTests {
  private func everything(_ result: MatchResult) -> [String] {
    result.matches.map {
      "\($0.phrase) \($0.cost) \($0.costs) \($0.slots) \($0.textRanges) \($0.ending ?? "-")"
    }
      + result.vetoed.map { "\($0.match.phrase) \($0.rule) \($0.range)" } + ["\(result.furthest)"]
  }

  @Test("It says the same after other sentences were read in the same memory")
  func outlivesOthers() throws {
    let sentences = try Corpus.lines(of: "orders.ko.txt") + Corpus.lines(of: "no-orders.ko.txt")
    let results = sentences.map { KoreanOrders.matcher.match($0) }
    let told = results.map(everything)
    #expect(told.contains { $0.count > 2 } && told.contains { $0.count == 1 })
    for sentence in sentences.reversed() { _ = KoreanOrders.matcher.match(sentence) }
    for (result, before) in zip(results, told) { #expect(everything(result) == before) }
  }

  @Test("It says the same when its matcher is gone, and its names with it")
  func outlivesMatcher() throws {
    func result() throws -> MatchResult {
      let dishes = NameDictionary([.init(id: "a dish with a long identifier", names: ["치킨"])])
      let phrases = TestPhrases(
        isExact: true, parameters: ["dish": .names(DictionaryID("dish"), acceptsOtherText: false)])
      return try phrases.matcher(["{dish} 주문"], dictionaries: [DictionaryID("dish"): dishes]).match("치킨 주문")
    }
    let best = try #require(try result().matches.first)
    #expect(best.slots.map(\.value) == [.names(["a dish with a long identifier"])])
    #expect(best.slots.map(\.name) == ["dish"] && best.slots.map(\.said) == ["치킨"])
  }

  @Test("Matches are a collection: counted, taken from either end, and none where nothing is understood")
  func collection() {
    let matches = KoreanOrders.matcher.match("치킨 두 마리 주문해줘").matches
    #expect(!matches.isEmpty && matches.count == Array(matches).count)
    #expect(
      matches.first?.phrase == matches[0].phrase && matches.last?.cost == matches[matches.count - 1].cost)
    #expect(KoreanOrders.matcher.match("").matches.isEmpty)
  }
}
