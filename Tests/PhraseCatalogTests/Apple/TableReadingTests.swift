import Foundation
import Testing

@testable import PhraseCatalog

struct TableReadingTests {
  private func catalog(_ text: String) throws -> StringTable {
    try StringCatalogReader(SourceText(Data(text.utf8), path: "T.xcstrings")).table()
  }

  private func strings(_ data: Data) throws -> StringTable {
    try StringsFileReader.table(data, path: "T.strings", language: "ko")
  }

  private func mistake(_ read: () throws -> StringTable) -> String {
    do {
      _ = try read()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a catalogue has units, sets, variations and keys without texts`() throws {
    let table = try catalog(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "One": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "하나"}}}},
        "Set": {"extractionState": "stale", "localizations": {
          "en": {"stringSet": {"state": "new", "values": ["Set", "Other"]}},
          "ko": {"stringSet": {"values": ["둘"]}}}},
        "Varied": {"localizations": {"ko": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "한"}}, "other": {"stringUnit": {"value": "여럿"}}}}}}},
        "Bare": {}
      }}
      """)
    #expect(table.entries.map(\.key) == ["One", "Set", "Varied", "Bare"])
    #expect(table.entries.map(\.isStale) == [false, true, false, false])
    #expect(table.entries.map(\.isSet) == [false, true, false, false])
    #expect(table.entries.map { $0.texts["ko"]?.map(\.value) ?? [] } == [["하나"], ["둘"], ["한", "여럿"], []])
    #expect(table.texts(of: table.entries[3], in: "en").map(\.value) == ["Bare"])
    #expect(
      table.entries[0].texts["ko"]?.first?.place == FindingPlace(file: "T.xcstrings", line: 2, column: 83))
    #expect(table.languages == ["en", "ko"])
  }

  @Test func `an empty catalogue is a table without entries`() throws {
    #expect(try catalog(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#).entries.isEmpty)
  }

  @Test(arguments: [
    ("", "T.xcstrings:1:1: error: the file is empty\n    \n    ^"),
    ("[]", "T.xcstrings:1:1: error: a string catalogue must be an object\n    []\n    ^"),
    ("{", "T.xcstrings:1:2: error: the file ends inside an object\n    {\n     ^"),
    (
      #"{"a": 1, "a": 2}"#,
      "T.xcstrings:1:10: error: the key “a” stands here twice\n    {\"a\": 1, \"a\": 2}\n             ^"
    ),
    (
      #"{"strings": {}}"#,
      "T.xcstrings:1:1: error: “sourceLanguage” is missing; this is no string catalogue\n    {\"strings\": {}}\n    ^"
    ),
    (
      "{\"sourceLanguage\": \"en\",\n \"strings\": []}",
      "T.xcstrings:2:13: error: “strings” is missing; this is no string catalogue\n     \"strings\": []}\n                ^"
    ),
    (#"{"a": "\x"}"#, "T.xcstrings:1:8: error: “\\x” means nothing\n    {\"a\": \"\\x\"}\n           ^"),
    (
      #"{"a": "\uD800"}"#,
      "T.xcstrings:1:8: error: half of a character stands alone\n    {\"a\": \"\\uD800\"}\n           ^"
    ),
    (
      #"{"a": 1} x"#,
      "T.xcstrings:1:10: error: nothing may follow the end of the document\n    {\"a\": 1} x\n             ^"
    ),
  ])
  func `a catalogue with a mistake is refused with its place`(text: String, expected: String) {
    #expect(mistake { try catalog(text) } == expected)
  }

  @Test func `nesting that is too deep is one mistake`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(mistake { try catalog(text) }.contains("this is nested more than 64 deep"))
  }

  @Test func `a table that is too large is not read`() {
    let data = Data(repeating: 0x20, count: SourceText.sizeLimit + 1)
    #expect(
      mistake { try StringCatalogReader(SourceText(data, path: "T")).table() }
        == "T: error: the file is larger than 32 megabytes")
  }

  @Test func `a strings file has comments, escapes, bare words and braces`() throws {
    let text = """
      /* A */ "New ${applicationName} chat" = "새 \\"${applicationName}\\" 채팅"; // B
      key = "a\\nb\\U0041\\UD83D\\UDE00";
      "alone";
      """
    let table = try strings(Data(text.utf8))
    #expect(table.entries.map(\.key) == ["New ${applicationName} chat", "key", "alone"])
    #expect(
      table.entries.map { $0.texts["ko"]?.first?.value } == [
        "새 \"${applicationName}\" 채팅", "a\nbA😀", "alone",
      ])
    #expect(try strings(Data("{ a = b; \"c\" = d; }".utf8)).entries.map(\.key) == ["a", "c"])
  }

  @Test func `a strings file may be UTF-16 of either order, with or without its mark`() throws {
    let text = "\"a\" = \"하나\";"
    let units = Array(text.utf16)
    let little = Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    for data in [
      little, big, Data([0xFF, 0xFE]) + little, Data([0xFE, 0xFF]) + big,
      Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8),
    ] {
      #expect(try strings(data).entries.first?.texts["ko"]?.first?.value == "하나")
    }
  }

  @Test func `a property list is a table as well`() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "하나", "b": ["no text"]], format: .binary, options: 0)
    #expect(try strings(list).entries.map(\.key) == ["a"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "T.strings:1:10: error: the file ends before “;”\n    \"a\" = \"b\"\n             ^"),
    ("\"a\" = \"b", "T.strings:1:7: error: the file ends inside this text\n    \"a\" = \"b\n          ^"),
    ("/* a", "T.strings:1:1: error: this comment has no end\n    /* a\n    ^"),
    (
      "\"a\" = \"b\";\n\"a\" = \"c\";",
      "T.strings:2:1: error: the key “a” stands in the file twice\n    \"a\" = \"c\";\n    ^"
    ),
    ("{ a = b;", "T.strings:1:9: error: “}” is missing at the end\n    { a = b;\n            ^"),
    ("= b;", "T.strings:1:1: error: a text in quotation marks must stand here\n    = b;\n    ^"),
  ])
  func `a strings file with a mistake is refused with its place`(text: String, expected: String) {
    #expect(mistake { try strings(Data(text.utf8)) } == expected)
  }

  /// Changed anywhere, cut off anywhere: a table or one clear mistake, never a crash.
  @Test(arguments: 0..<40)
  func `no damage to a table does harm`(seed: Int) throws {
    var random = SeededRandom(state: UInt64(seed) &+ 99)
    let whole = Array(
      #"{"sourceLanguage":"en","strings":{"A ${applicationName}":{"localizations":{"ko":{"stringSet":{"values":["가\u00e9","나"]}}}}}}"#
        .utf8)
    let plain = Array("/* c */ \"a\" = \"b\\U00e9\"; { c = d; }".utf8)
    for original in [whole, plain] {
      for _ in 0..<50 {
        var bytes = original
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        let data = Data(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        _ = mistake { try StringCatalogReader(SourceText(data, path: "T")).table() }
        _ = mistake { try strings(data) }
      }
    }
  }
}
