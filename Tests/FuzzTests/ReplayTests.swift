import Foundation
import Testing

@Suite struct ReplayTests {
  @Test(
    "what a fuzzed parser makes of its seeds, and of every input that once broke something, holds what is promised",
    .timeLimit(.minutes(4)), arguments: FuzzTarget.all.map(\.name))
  func replay(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = try target.seeds()
    #expect(!seeds.isEmpty)
    for (number, seed) in seeds.enumerated() {
      #expect(seed.count <= target.longest, "seed \(number)")
      #expect(throws: Never.self, "seed \(number)") { try target.check(seed) }
    }
    for file in try SourceTree.filesIfAny(in: "Tests/FuzzTests/Found/\(name)") {
      #expect(throws: Never.self, "\(name)/\(file.name)") { try target.check(file.bytes) }
    }
  }

  @Test("every input that was kept belongs to a parser that is fuzzed")
  func folders() throws {
    let files = try SourceTree.files(in: "Tests/FuzzTests/Found").map(\.name).filter { $0.contains("/") }
    let names = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(names.isSubset(of: FuzzTarget.all.map(\.name)))
  }
}
