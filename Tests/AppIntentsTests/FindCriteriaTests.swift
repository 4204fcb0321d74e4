import Testing

@testable import AppIntents

@Suite("Written criteria of a Find intent") struct FindCriteriaTests {
  @Test("are read as they are written", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let criteria = FindCriteria.random(using: &random)
    #expect(try FindCriteria(criteria.text) == criteria, "\(criteria.text)")
  }

  @Test("are short")
  func text() throws {
    let criteria = FindCriteria(
      conditions: [
        FindCriteria.Condition("rating", .greater, ["4.5"]),
        FindCriteria.Condition("name", .contains, ["두 \"말\""]),
        FindCriteria.Condition("day", .between, ["2026-11-20T00:00:00+09:00", "2026-11-21T00:00:00+09:00"]),
      ], isAny: true, order: FindCriteria.Order("rating", isDescending: true), limit: 3)
    #expect(
      criteria.text
        == #"rating > 4.5 or name contains "두 \"말\"" or day between 2026-11-20T00:00:00+09:00 .. "#
        + "2026-11-21T00:00:00+09:00 by rating descending first 3")
    #expect(try FindCriteria("") == FindCriteria())
    #expect(try FindCriteria("by fee") == FindCriteria(order: FindCriteria.Order("fee", isDescending: false)))
  }

  @Test(
    "that cannot be read are refused with the place",
    arguments: [
      ("rating", ""), ("rating >", ""), ("rating > 4 and", ""), ("rating ~ 4", "~ 4"), ("> 4", ">"),
      ("rating > 4 or fee < 3 and fee > 1", "and"), ("rating between 4", ""), ("first 0", "0"),
      ("first many", "many"), ("name = \"open", "\"open"), ("by by", "by"),
      ("rating > 4 first 2 by rating", "by"),
      ("rating >> 4", ">>"), ("rating = and", "and"), ("rating = <", "<"),
    ])
  func mistakes(text: String, place: String) {
    #expect(throws: FindMistake(said: place)) { try FindCriteria(text) }
  }

  @Test("that are endless or no text at all are refused, and nothing else happens", arguments: 0..<300)
  func hostile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array(" \"\\<>=!.ab가4and by first between or contains\u{0}\u{202E}".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      text.append(letters.randomElement(using: &random)!)
    }
    _ = try? FindCriteria(String(text))
    #expect(throws: FindMistake.self) { try FindCriteria(String(repeating: "a = 1 and ", count: 100_000)) }
  }
}

extension FindCriteria {
  fileprivate static func random(using random: inout SeededGenerator) -> FindCriteria {
    let names = ["rating", "fee", "이름", "x_1", "orderedAt"]
    let values = [
      "4.5", "-3", "두 글자", "", "and", "..", "\"", "\\", "a\\\"b", "2026-11-20T00:00:00Z", "true", "첫\n줄",
    ]
    func pick(_ texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &random)] }
    let conditions = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let comparison = FindComparison.allCases.randomElement(using: &random)!
      return Condition(pick(names), comparison, (0..<comparison.valueCount).map { _ in pick(values) })
    }
    return FindCriteria(
      conditions: conditions, isAny: conditions.count > 1 && Bool.random(using: &random),
      order: Bool.random(using: &random)
        ? Order(pick(names), isDescending: Bool.random(using: &random)) : nil,
      limit: Bool.random(using: &random) ? Int.random(in: 1...99, using: &random) : nil)
  }
}
