import Foundation
import Testing

/// `Docs/AppIntents.md` against the declarations.
@Suite("The table of types") struct DocumentationTests {
  private struct Row {
    var types: [String]
    var state: String?
    /// Every name in the first cell: types, members, labels.
    var names: Set<String> = []
    /// The test files that show it.
    var shownBy: [String] = []
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The public types that are for apps, of the module and of those that are named like Apple's; builders and types with an underscore are not.
  private let declared: Set<String>
  /// Every name in the modules, and in that of views, which they give on.
  private let words: Set<String>
  private let rows: [Row]

  init() throws {
    let text = try Self.text(of: "Sources/AppIntents") + Self.text(of: "AppleModules/Sources")
    let declaration =
      /(?m)^(?:public |open )(?:final class|class|struct|enum|protocol|macro|typealias) ([A-Z]\w*)/
    declared = Set(text.matches(of: declaration).map { String($0.1) }.filter { !$0.hasSuffix("Builder") })
    let all = text + (try Self.text(of: "Sources/Views"))
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "AppleModules/Sources").path)
    words = Set(all.matches(of: /\w+/).map { String($0.0) }).union(modules)
    let page = try String(contentsOf: Self.root.appending(path: "Docs/AppIntents.md"), encoding: .utf8)
    rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }.compactMap { Self.row(String($0)) }
  }

  /// The Swift files of a folder and the folders in it.
  private static func text(of folder: String) throws -> String {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try (try #require(files)).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// Every name in the sources of a target of tests.
  private static func names(inTests target: String) throws -> Set<String> {
    Set(try text(of: "Tests/\(target)").matches(of: /\w+/).map { String($0.0) })
  }

  /// A row with the types and members that it is about; nil for the head of a table.
  private static func row(_ line: String) -> Row? {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let code = cells[1].matches(of: /`([^`]*)`/).map { String($0.1) }
    let types = code.flatMap { $0.matches(of: /\b[A-Z]\w*/).map { String($0.0) } }
    let state = cells.count > 4 ? cells[2] : nil
    let names = Set(code.flatMap { $0.matches(of: /\w+/).map { String($0.0) } })
    let tests = cells.count > 5 ? cells[4].matches(of: /`(\w+)`/).map { String($0.1) } : []
    return types.isEmpty ? nil : Row(types: types, state: state, names: names, shownBy: tests)
  }

  @Test("Every public type has a state")
  func complete() {
    let listed = Set(rows.flatMap(\.types))
    #expect(declared.count > 180)
    #expect(declared.subtracting(listed).sorted() == [])
  }

  @Test("Every counterpart of phones' code is there")
  func counterparts() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Tests/README.md"), encoding: .utf8)
    let declarations = try Self.text(of: "Tests/AppIntentsSwift5Tests")
    let names = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().flatMap { line in
      let cells = line.split(separator: "|").map(String.init)
      let code = cells[1].matches(of: /`(?:\w+\/)?(\w+)[^`]*`/).map { String($0.1) }
      return code + cells[2].matches(of: /\w+/).map { String($0.0) }
    }
    #expect(names.count > 40)
    #expect(names.filter { !declarations.contains(" \($0)") } == [])
  }

  @Test("What is said to be there is there, what is said to be missing is not")
  func honest() {
    #expect(Set(rows.compactMap(\.state)) == ["same", "more", "quiet", "missing"])
    let present = rows.filter { $0.state != "missing" }.flatMap(\.types)
    #expect(present.filter { !words.contains($0) } == [])
    let missing = rows.filter { $0.state == "missing" }.flatMap(\.types)
    #expect(missing.filter { declared.contains($0) } == [])
  }

  @Test("What is the same as on a phone names tests that show it, and they use it")
  func shown() throws {
    let folder = Self.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = try #require(files).compactMap { $0 as? URL }.filter {
      ["swift", "py"].contains($0.pathExtension)
    }
    let byName = Dictionary(grouping: all) { $0.deletingPathExtension().lastPathComponent }
    for row in rows where row.state == "same" || row.state == "more" {
      #expect(!row.shownBy.isEmpty, "\(row.types)")
      let tests = row.shownBy.flatMap { byName[$0] ?? [] }
      #expect(!tests.isEmpty, "\(row.shownBy)")
      let used = try tests.filter { $0.pathExtension == "swift" }.map { test in
        let target = test.pathComponents.drop { $0 != "Tests" }.dropFirst().first ?? ""
        return try Self.names(inTests: target)
      }
      #expect(
        used.count < tests.count || used.contains { !row.names.isDisjoint(with: $0) },
        "\(row.types): \(row.shownBy)")
    }
  }
}
