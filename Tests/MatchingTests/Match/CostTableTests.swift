import Foundation
import Testing

@testable import Matching

@Suite("The table of costs is documented as it is")
struct CostTableTests {
  static let document = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Docs/Phrases.md").standardized

  @Test("Docs/Phrases.md shows every cost with its amount and meaning, in the order of the code")
  func documentAgrees() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.contains(#/^\| \d+ \| /#) }
    #expect(rows.map(String.init) == MatchCost.allCases.map { "| \($0.amount) | \($0.meaning) |" })
  }

  @Test("The templates of the document's grammar table compile, and so do its limits")
  func grammarAgrees() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let grammar = text.split(separator: "## ").first { $0.hasPrefix("The template grammar") } ?? ""
    let rows = grammar.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 9)
    for row in rows {
      let written = row.replacing("\\|", with: "!").split(separator: "|")[0]
      for template in written.split(separator: "`").filter({ $0.contains { $0 != " " } }) {
        let source = String(template).replacing("!", with: "|")
        #expect(try Template(source).description == source)
      }
    }
    #expect(grammar.contains("Groups nest \(TemplateParser.depthLimit) deep"))
    #expect(grammar.contains("20,000 states") && PhraseSet.stateLimit == 20_000)
    #expect(grammar.contains("10,000 parts") && TemplateResolver.partLimit == 10_000)
    #expect(grammar.contains("eight at most") && AutomatonBuilder.permutationLimit == 8)
  }

  @Test("Every cost has a place of its own, in which it is counted")
  func places() {
    #expect(MatchCost.allCases.map(\.place) == Array(MatchCost.allCases.indices))
    var counts = CostCounts()
    for (index, cost) in MatchCost.allCases.enumerated() { counts.add(cost, Int32(index)) }
    #expect(counts.items.map(\.what) == Array(MatchCost.allCases.dropFirst()))
    #expect(counts.items.map(\.count) == Array(1..<MatchCost.allCases.count))
    #expect(counts.total == counts.items.reduce(0) { $0 + $1.amount })
  }

  @Test("The order of preference is that of the amounts")
  func preference() {
    let kinds: [MatchCost] = [.knownName, .number, .queryText, .freeText]
    #expect(kinds.map(\.amount) == kinds.map(\.amount).sorted())
    #expect(Set(kinds.map(\.amount)).count == kinds.count)
    #expect(MatchCost.applicationNameOmitted.amount > 0 && MatchCost.fillerAdded.amount > 0)
  }
}
