import Foundation
import Language
import Testing

@testable import EnglishLanguage
@testable import KoreanLanguage

/// One fact stands in one place: a word that a list has twice would be taken out of it once.
@Suite struct WordListTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  private static let files: [URL] = ["KoreanLanguage", "EnglishLanguage"].flatMap { module in
    let folder = sources.appending(path: module)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  /// The words of every set of texts that a file writes down, and of every text of words parted by spaces.
  private static func lists(in source: String) -> [[String]] {
    let sets = source.matches(of: /: Set<String> =\s*\[([^\[\]]*)\]/).map { $0.1 }
    let quoted = sets.map { $0.matches(of: /"([^"]*)"/).map { String($0.1) } }
    let blocks = source.matches(of: /Set\(\s*"""([^"]*)"""/).map { $0.1 }
    let verbs = source.matches(of: /verbs\(\s*"""([^"]*)"""/).map { $0.1 }
    return quoted + (blocks + verbs).map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }

  @Test("No list of the languages says a word twice", arguments: files)
  func once(file: URL) throws {
    for list in Self.lists(in: try String(contentsOf: file, encoding: .utf8)) {
      #expect(Self.repeated(list) == [])
    }
  }

  @Test("The lists are found, among them those of verbs and of nouns of actions")
  func found() throws {
    let all = try Self.files.flatMap { Self.lists(in: try String(contentsOf: $0, encoding: .utf8)) }
    #expect(all.count > 40)
    #expect(all.contains { $0.contains("데려가") } && all.contains { $0.contains("주문") })
  }

  @Test("No answer stands twice, in one meaning or in two")
  func answers() {
    #expect(Self.repeated(Self.words(of: KoreanAnswers.lists)) == [])
    #expect(Self.repeated(Self.words(of: EnglishAnswers.lists)) == [])
  }

  private static func words(of lists: [(AnswerMeaning, String)]) -> [String] {
    lists.flatMap { $0.1.split(whereSeparator: \.isWhitespace).flatMap { BraceExpansion.expand(String($0)) } }
  }

  private static func repeated(_ words: [String]) -> [String] {
    Dictionary(grouping: words, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
  }
}
