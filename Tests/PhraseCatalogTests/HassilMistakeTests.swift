import Foundation
import Testing

@testable import PhraseCatalog

@Suite("Mistakes in hassil's files are reported with their places")
struct HassilMistakeTests {
  /// What a file says, and what is said about it.
  static let mistakes: [(text: String, report: String)] = [
    ("", "FILE: error: the file is empty"),
    ("[a]", "FILE:1:1: error: the file must be a mapping\n    [a]\n    ^"),
    (
      "language: en\nintents: {}",
      "FILE:1:11: error: this file stands in the folder of “de”\n    language: en\n              ^"
    ),
    (
      "intents: [TurnOn]",
      "FILE:1:10: error: “intents:” must be a mapping of names to intents\n    intents: [TurnOn]\n             ^"
    ),
    (
      "intents: {A: {sentences: [b]}}",
      "FILE:1:14: error: an intent must be a mapping with “data:”\n    intents: {A: {sentences: [b]}}\n                 ^"
    ),
    (
      "intents: {A: {data: [{slots: {}}]}}",
      "FILE:1:22: error: “sentences:” is missing in this block\n    intents: {A: {data: [{slots: {}}]}}\n                         ^"
    ),
    (
      "intents:\n  A:\n    data:\n      - sentences: ['licht (an']",
      "FILE:4:28: error: “(” is never closed\n    licht (an\n          ^"
    ),
    (
      "intents:\n  A:\n    data:\n      - sentences: ['licht {farbe}']",
      "FILE:4:28: error: there is no list “farbe” in this language\n    licht {farbe}\n          ^^^^^^^"
    ),
    (
      "intents:\n  A:\n    data:\n      - sentences: ['licht {farbe:x} <an>']\nlists: {farbe: {values: [rot]}}",
      "FILE:4:38: error: there is no rule “an” in this language\n    licht {farbe:x} <an>\n                    ^^^^"
    ),
    (
      "intents:\n  A:\n    data:\n      - sentences: ['<a>']\nexpansion_rules: {a: 'x [<b>]', b: 'y <a>'}",
      "FILE:4:22: error: in the rule “b”: the rule “a” leads back to itself\n    <a>\n    ^^^"
    ),
    (
      "lists: {a: {value: [b]}}",
      "FILE:1:12: error: a list must have “values:”, “range:” or “wildcard: true”\n    lists: {a: {value: [b]}}\n               ^"
    ),
    (
      "lists: {a: {range: {from: 10, to: 1}}}",
      "FILE:1:20: error: a range must have whole numbers: “from:”, “to:” not below it, “step:” above 0\n    lists: {a: {range: {from: 10, to: 1}}}\n                       ^"
    ),
    (
      "lists: {a: {values: [{out: b}]}}",
      "FILE:1:22: error: a value must be text, or have “in:” with text\n    lists: {a: {values: [{out: b}]}}\n                         ^"
    ),
    (
      "lists: {a: {values: ['x {b}']}}",
      "FILE:1:22: error: unexpected “{”; write “\\{” if the character itself is meant\n    lists: {a: {values: ['x {b}']}}\n                         ^"
    ),
    (
      "skip_words: bitte",
      "FILE:1:13: error: this must be a list of texts\n    skip_words: bitte\n                ^"
    ),
    (
      "lists:\n  a: {wildcard: true}\n  a: {wildcard: true}",
      "FILE:2:3: error: the key “a” stands here twice\n      a: {wildcard: true}\n      ^"
    ),
    (
      "intents:\n  A:\n    data:\n      - sentences: [an]\n        slots: {x: {y: 1}}",
      "FILE:5:20: error: this must be a value or a list of values\n            slots: {x: {y: 1}}\n                       ^"
    ),
  ]

  @Test("Each mistake is told with file, line, column and caret", arguments: mistakes)
  func mistake(_ text: String, _ report: String) throws {
    let files = try TemporaryPhrases(["sentences/de/a.yaml": text])
    var told = ""
    do throws(PhraseFileErrors) {
      let folder = try HassilFolder(at: files.root)
      _ = try HassilMatcher(try folder.languages["de"].unwrapped())
    } catch {
      told = error.errors.map(\.description).joined(separator: "\n")
    }
    #expect(told.replacing(files.root.path + "/sentences/de/a.yaml", with: "FILE") == report)
  }

  @Test("A folder without sentences is none")
  func emptyFolder() throws {
    let files = try TemporaryPhrases(["readme": "nothing"])
    #expect(!HassilFolder.isOne(files.root))
    #expect(throws: PhraseFileErrors.self) { try HassilFolder(at: files.root) }
  }

  @Test("Rules that double, values that multiply and nesting without end are refused")
  func hostile() throws {
    let rules = (1...40).map { "r\($0): '<r\($0 - 1)> <r\($0 - 1)>'" }.joined(separator: ", ")
    let doubling = "intents: {A: {data: [{sentences: [<r40>]}]}}\nexpansion_rules: {r0: a, \(rules)}"
    let values = "lists: {a: {values: ['\(String(repeating: "(a|b)", count: 20))']}}"
    let nested = "intents: " + String(repeating: "[", count: 100_000)
    for text in [doubling, values, nested] {
      let files = try TemporaryPhrases(["sentences/de/a.yaml": text])
      #expect(throws: PhraseFileErrors.self) {
        let folder = try HassilFolder(at: files.root)
        _ = try HassilMatcher(try folder.languages["de"].unwrapped())
      }
    }
  }

  @Test("Random changes of good files are read, or refused with a place")
  func randomChanges() {
    var generator = RepeatableGenerator(state: 99)
    let texts = [HassilFolderTests.combinations, HassilFolderTests.intents].flatMap(\.values).sorted()
    for text in texts {
      for _ in 0..<30 { survive(Data(changed(text, &generator))) }
    }
  }

  private func changed(_ text: String, _ generator: inout RepeatableGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = Array("[]{}()<>:-|;>&*!%\"'#\n\t 0a".utf8).randomElement(using: &generator) ?? 0
    }
    return bytes
  }

  /// Every reader looks at the file; what is read goes all the way to the matcher.
  private func survive(_ data: Data) {
    var language = HassilLanguage(language: "de")
    var (file, combination, tests) = (
      HassilFile(path: "a", data: data), HassilFile(path: "b", data: data), HassilFile(path: "c", data: data)
    )
    file.read(into: &language)
    combination.readCombination(of: .init(), intent: "A", named: "b", into: &language)
    language.tests = [tests.tests(in: tests.sharedHome())]
    _ = HassilSchema(&file)
    do throws(PhraseFileErrors) {
      _ = HassilReport(try HassilMatcher(language))
    } catch {
      #expect(!error.errors.isEmpty)
    }
    for mistake in file.errors + combination.errors + tests.errors {
      #expect(mistake.line >= 0 && !mistake.message.isEmpty)
    }
  }
}

extension Optional {
  /// The value, which a test needs to go on.
  fileprivate func unwrapped() throws(PhraseFileErrors) -> Wrapped {
    guard let self else { throw PhraseFileErrors(errors: []) }
    return self
  }
}
