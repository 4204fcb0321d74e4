import Foundation
import Testing

/// `Docs/ThreatModel.md` against the tests that it names.
@Suite("The threat model") struct ThreatModelTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private let page: String
  /// The names of each row under “Proved by”, and what the row is about.
  private let rows: [(claim: String, tests: [String])]

  init() throws {
    page = try String(contentsOf: Self.root.appending(path: "Docs/ThreatModel.md"), encoding: .utf8)
    rows = Self.section("Proved by", of: page).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst().map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return (cells[1], cells[2].matches(of: /`([^`]+)`/).map { String($0.1) })
      }
  }

  private static func section(_ title: String, of page: String) -> String {
    page.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") } ?? ""
  }

  /// `Suite/test` for Swift, `test_file/test_…` for Python, `make …` for what the Makefile does in `make test`.
  private static func tests() throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    return try (try #require(files)).compactMap { $0 as? URL }.reduce(into: ["make unit-test"]) {
      found, url in
      guard ["swift", "py"].contains(url.pathExtension) else { return }
      let text = try String(contentsOf: url, encoding: .utf8)
      found.formUnion(url.pathExtension == "py" ? python(text, in: url) : swift(text))
    }
  }

  private static func python(_ text: String, in file: URL) -> [String] {
    text.matches(of: /(?m)^    (?:async )?def (test_\w+)/).map {
      "\(file.deletingPathExtension().lastPathComponent)/\($0.1)"
    }
  }

  /// A test belongs to the suite that was opened last above it.
  private static func swift(_ text: String) -> [String] {
    var suite = ""
    var isTest = false
    return text.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: /\b(?:struct|class) (\w+Tests)\b/) { suite = String(match.1) }
      if line.contains("@Test") { isTest = true }
      guard isTest, let match = line.firstMatch(of: /^ +func (\w+)/) else { return nil }
      isTest = false
      return "\(suite)/\(match.1)"
    }
  }

  @Test("names tests that are there")
  func named() throws {
    let tests = try Self.tests()
    #expect(tests.count > 1_000)
    #expect(rows.count > 40 && rows.allSatisfy { !$0.tests.isEmpty })
    #expect(rows.flatMap(\.tests).filter { !tests.contains($0) } == [])
  }

  @Test("has tests for every door")
  func doors() {
    let doors = Self.section("Doors", of: page).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst()
      .map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
    #expect(doors.count == 13)
    #expect(doors.filter { door in !rows.contains { $0.claim.hasPrefix(" **\(door)") } } == [])
  }

  @Test("has tests for every paragraph about what is done")
  func paragraphs() {
    let paragraphs = Self.section("What is done about it", of: page).components(separatedBy: "\n\n")
      .dropFirst()
    let titles = paragraphs.map { $0.prefixMatch(of: /\*\*([^*]+?)[:.]?\*\*/).map { String($0.1) } }
    #expect(titles.count > 10)
    #expect(
      titles.filter { title in !rows.contains { $0.claim.hasPrefix(" **\(title ?? "no title")") } } == [])
  }
}
