import Language
import Testing

@testable import Matching

@Suite("No sentence makes the matcher work without bound")
struct BoundTests {
  static let hostile = [
    "가", "ㅋ", "ㅏ", "1", "두", "치킨 ", "치킨", "a", "한입", "주문해줘", "주문", "이", "만 ", "콜라만두", "치킨 두 마리 ", "좀", "요",
    "시켜줘 ",
    "남산 ", ",", "?!", "한", "1,", "말고 ", "안 ",
  ]

  /// The phrases of the orders, and phrases with as much open text as templates can have.
  static let matcher: Matcher = {
    let maker = TestPhrases(
      app: "Hanip", language: "ko", rules: KoreanOrders.rules,
      parameters: KoreanOrders.parameters.merging(
        [
          "note": .text, "place": .names(DictionaryID("place"), acceptsOtherText: true),
          "count": .number(nil),
        ]
      ) { $1 }, lists: ["wish": .names(DictionaryID("wish"), acceptsOtherText: false)])
    let templates =
      KoreanOrders.phrases.flatMap(\.templates) + [
        "{note} 보여줘", "{note} {place} 보내줘", "{place} {note} {count} 찾아줘",
        "[{place}에서] [{note}으로] {lines} <order>",
      ]
    do {
      return try maker.matcher(
        templates, dictionaries: KoreanOrders.dictionaries, applicationNames: KoreanOrders.applicationNames)
    } catch {
      preconditionFailure("the phrases of these tests do not compile:\n\(error)")
    }
  }()

  @Test("The work for each character stays below a bound, however long the sentence", arguments: hostile)
  func perCharacter(_ piece: String) {
    for count in [100, 1_000] {
      let text = MatchText(String(repeating: piece, count: count / piece.count))
      let plan = MatchPlan(Self.matcher.phrases, dictionaries: Self.matcher.dictionaries)
      let walk = Search(text, in: SearchMemory(plan))
      _ = walk.ends()
      #expect(
        walk.memory.items.count <= max(1, walk.text.count) * Self.itemsPerCharacter, "\(count) characters")
      #expect(
        walk.memory.readings.count <= max(1, walk.text.count) * Self.readingsPerCharacter,
        "\(count) characters")
    }
  }

  /// Far more than an ordinary sentence takes; what matters is that length does not change it.
  static let itemsPerCharacter = 200
  static let readingsPerCharacter = 100

  @Test("A sentence at the limit is read, one above it is not read at all")
  func limit() {
    let matcher = Self.matcher
    let atLimit = matcher.match(String(repeating: "가", count: Matcher.utteranceLimit))
    #expect(!atLimit.isTooLong)
    let above = matcher.match(String(repeating: "가", count: Matcher.utteranceLimit + 1))
    #expect(above.isTooLong)
    #expect(above.matches.isEmpty && above.vetoed.isEmpty && above.vetoes.isEmpty && above.furthest == 0)
    let order = "치킨 주문해줘" + String(repeating: " 좀", count: Matcher.utteranceLimit)
    #expect(matcher.match(order).isTooLong)
  }

  @Test("Random Korean letters and signs are read or refused")
  func randomText() {
    var generator = SeededGenerator(seed: 51)
    let letters = Array("치킨주문해줘두마리한입에서좀 ,?!0123ㅋㅏaA\u{1112}\u{1161}👍")
    for _ in 0..<100 {
      let count = Int.random(in: 0...60, using: &generator)
      let text = String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
      let result = Self.matcher.match(text)
      #expect(result.furthest <= text.unicodeScalars.count)
      for match in result.matches { #expect(match.cost == match.costs.map(\.amount).reduce(0, +)) }
    }
  }
}
