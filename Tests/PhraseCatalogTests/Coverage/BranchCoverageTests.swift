import Foundation
import Language
import Languages
import Matching
import Testing

@testable import PhraseCatalog

/// Which parts of phrases sentences go through.
@Suite struct BranchCoverageTests {
  private static let order = """
    intent: OrderFood
    phrases:
      - "[{quantity}] {menuItem} <order>"
      - "음식 [(빨리|천천히)] <order>"
    rules:
      order: "(주문해줘|배달해줘)"
    """

  private struct Covered {
    let coverage: BranchCoverage
    let lcov: String

    init(_ sentences: String..., file: String = BranchCoverageTests.order) throws {
      let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": file])
      let folder = try files.read()
      let set = try PhraseSet(phrases: folder.phrases, languages: PhraseLanguages.all, applicationNames: [:])
      let names = NameDictionary([.init(id: "m1", names: ["양념치킨"]), .init(id: "m2", names: ["콜라"])])
      coverage = try BranchCoverage(
        of: sentences.map { .init($0, app: "Food", intent: "OrderFood") }, rules: folder.rulesByPath,
        by: Matcher(phrases: set, dictionaries: [DictionaryID("dish"): names], applicationNames: [:]),
        at: DateReference(secondsSince1970: 0, zone: .fixed(hours: 9)))
      lcov = LCOVReport(coverage, phrases: folder.phrases).text.replacing(files.root.path + "/", with: "")
    }

    /// Branches as they read best: `1 [{quantity}] absent`.
    func texts(_ isIncluded: (BranchCoverage.Branch) -> Bool) -> [String] {
      coverage.branches.filter(isIncluded).map { branch in
        let kind =
          switch branch.branch.kind {
          case .absent: " absent"
          case .present: " present"
          case .alternative, .slot: ""
          }
        return "\(branch.branch.rule ?? String(branch.phrase)) \(branch.branch.text)\(kind)"
      }
    }
  }

  @Test("alternatives, optional parts and slots are branches; those of a rule are counted once")
  func branches() throws {
    #expect(
      try Covered().texts { _ in true } == [
        "0 [{quantity}] present", "0 [{quantity}] absent", "0 {quantity}", "0 {menuItem}", "order 주문해줘",
        "order 배달해줘", "1 [(빨리|천천히)] present", "1 [(빨리|천천히)] absent", "1 빨리", "1 천천히",
      ])
  }

  @Test("a sentence covers what it was understood through, and nothing else")
  func counted() throws {
    #expect(
      try Covered("양념치킨 배달해 주세요").texts { $0.count == 1 } == [
        "0 [{quantity}] absent", "0 {menuItem}", "order 배달해줘",
      ])
    #expect(
      try Covered("두 마리 양념치킨을 주문해줘").texts { $0.count == 1 } == [
        "0 [{quantity}] present", "0 {quantity}", "0 {menuItem}", "order 주문해줘",
      ])
    #expect(try Covered("음식 천천히 주문해줘").texts { $0.count == 1 }.contains("1 천천히"))
    #expect(try Covered("양념치킨 먹지 마", "안녕하세요").coverage.coveredCount == 0)
  }

  @Test("what a phrase that lost could have read is not covered")
  func lost() throws {
    let file = """
      intent: OrderFood
      phrases:
        - "{menuItem} (주문해줘|배달해줘)"
        - "양념치킨 (주문해줘|보내줘)"
      """
    let covered = try Covered("양념치킨 주문해줘", file: file)
    #expect(covered.texts { $0.count > 0 } == ["0 {menuItem}", "0 주문해줘"])
    #expect(covered.coverage.wins == [1, 0])
  }

  @Test("each sentence that is suggested covers its branch")
  func suggested() throws {
    let bare = try Covered()
    for branch in bare.coverage.branches {
      let sentence = try #require(branch.suggestion)
      let covered = try Covered(sentence)
      let same = covered.coverage.branches.first { $0.branch == branch.branch && $0.phrase == branch.phrase }
      #expect(same?.count == 1, "\(branch.branch.text): \(sentence)")
    }
  }

  @Test("the tracefile has a line for each phrase and rule, with its branches")
  func lcov() throws {
    #expect(
      try Covered("양념치킨 주문해줘", "콜라 하나 주문해줘").lcov == """
        TN:
        SF:Food/ko/OrderFood.yaml
        BRDA:3,0,0,1
        BRDA:3,0,1,1
        BRDA:3,0,2,1
        BRDA:3,0,3,2
        BRDA:4,0,0,-
        BRDA:4,0,1,-
        BRDA:4,0,2,-
        BRDA:4,0,3,-
        BRDA:6,0,0,2
        BRDA:6,0,1,0
        BRF:10
        BRH:5
        DA:3,2
        DA:4,0
        DA:6,2
        LF:3
        LH:2
        end_of_record

        """)
  }
}
