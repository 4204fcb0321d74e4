import Testing

@testable import PhraseCatalog

@Suite("However large phrases are, looking through them comes to an end") struct CheckBudgetTests {
  /// Phrases of one intent, each with so many groups in a row.
  private static func wide(_ phrases: Int, _ groups: Int) throws -> CheckedSentences {
    var sentences = CheckedSentences()
    for number in 0..<phrases {
      let words = (0..<groups).map { "[가\($0)|나\($0)]" }.joined(separator: " ")
      try sentences.add("Order", "\(words) \(number) 주문해줘")
    }
    return sentences
  }

  /// Groups in groups.
  private static func nested(_ depth: Int) throws -> CheckedSentences {
    func group(_ depth: Int) -> String {
      depth == 0 ? "밥" : "[\(group(depth - 1)) 가|나 \(group(depth - 1))]"
    }
    var sentences = CheckedSentences()
    try sentences.add("Order", group(depth) + " 주문해줘")
    return sentences
  }

  @Test("what is too much is not looked through, and the phrase is named at which it was too much")
  func ends() throws {
    let many = try Self.wide(12, 4).checked
    for (checked, line) in [(many, 1...12), (try Self.nested(4).checked, 1...1)] {
      let checks = try PhraseChecks(checked, only: [.alreadyCovered, .idleAlternative], budget: 20_000)
      let end = try #require(checks.end)
      #expect(end.file == "Food.yaml" && line.contains(end.line))
    }
  }

  @Test("what is not too much is looked through, with the same findings")
  func goesThrough() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘", "{dish} 주문해 주세요", "[{place}에서] {dish} 시켜줘")
    let codes: Set<FindingCode> = [.alreadyCovered, .idleAlternative, .neverWins]
    let checks = try PhraseChecks(phrases.checked, only: codes)
    #expect(checks.end == nil && !checks.findings.isEmpty)
    let little = try PhraseChecks(phrases.checked, only: codes, budget: 10)
    #expect(little.end != nil && little.findings.isEmpty)
  }

  @Test("more than there is cannot be spent, and where it ended is kept")
  func spending() {
    let budget = CheckBudget(3)
    let places = [1, 2].map { FindingPlace(file: "a", line: $0, column: 1) }
    budget.begin(places[0])
    #expect(budget.spend(2) && budget.end == nil)
    #expect(!budget.spend(5) && budget.isUsedUp)
    budget.begin(places[1])
    #expect(!budget.spend(1) && budget.end == places[0])
  }
}
