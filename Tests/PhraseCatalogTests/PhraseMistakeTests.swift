import Foundation
import Testing

@testable import PhraseCatalog

@Suite("Mistakes in phrase files are reported with their places")
struct PhraseMistakeTests {
  static let mistakes: [(text: String, report: String)] = [
    (
      "intent: OrderFood\nphrases:\n" + (1...1_002).map { "  - \($0) 주문해줘\n" }.joined(),
      """
      FILE:1003:5: error: this is phrase 1001 of 1002; a file has at most 1000
            - 1001 주문해줘
              ^
      """
    ),
    ("", "FILE: error: the file is empty"),
    ("# nothing but a remark\n", "FILE: error: the file is empty"),
    (
      "- 치킨 주문해줘",
      """
      FILE:1:1: error: the file must be a mapping
          - 치킨 주문해줘
          ^
      """
    ),
    (
      "phrases: [치킨 주문해줘]",
      "FILE:1:1: error: “intent:” is missing; it names the intent that these sentences start\n    phrases: [치킨 주문해줘]\n    ^"
    ),
    (
      "intent: OrderFod\nphrases: [주문해줘]",
      """
      FILE:1:9: error: Food has no intent “OrderFod”; it has CancelOrder, OrderFood
          intent: OrderFod
                  ^
      """
    ),
    (
      "intent: OrderFood\nphrase: [주문해줘]",
      """
      FILE:2:1: error: “phrase” is not a key of a phrase file; it has intent, lists, phrases, rules, tests
          phrase: [주문해줘]
          ^
      """
    ),
    (
      "intent: OrderFood\nphrases: 주문해줘",
      """
      FILE:2:10: error: “phrases:” must be a list of sentences
          phrases: 주문해줘
                   ^^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - {say: 주문해줘, exakt: true}",
      """
      FILE:3:17: error: “exakt” is not a key of a phrase; it has exact, say
            - {say: 주문해줘, exakt: true}
                              ^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - {say: 주문해줘, exact: often}",
      """
      FILE:3:24: error: “exact:” must be true or false
            - {say: 주문해줘, exact: often}
                                     ^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - {exact: true}",
      """
      FILE:3:5: error: a phrase must be text, or “say:” with text
            - {exact: true}
              ^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - 주문해줘\n  - \"주문해줘\"",
      """
      FILE:4:5: error: this phrase stands in the file twice
            - "주문해줘"
              ^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - \"음식 [좀 주문해줘\"",
      """
      FILE:3:9: error: “[” is never closed
          음식 [좀 주문해줘
               ^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - \"{menu} 주문해줘\"",
      """
      FILE:3:6: error: the intent has no parameter “menu”; it has menuItem, quantity, wish
          {menu} 주문해줘
          ^^^^^^
      """
    ),
    (
      "intent: OrderFood\nphrases:\n  - 음식 <order>",
      """
      FILE:3:8: error: there is no rule “order” in this file or in _app.yaml
          음식 <order>
               ^^^^^^^
      """
    ),
    (
      "intent: OrderFood\nphrases: [음식 <order>]\nrules: {order: <order>}",
      """
      FILE:2:14: error: in the rule “order”: the rule “order” leads back to itself
          음식 <order>
               ^^^^^^^
      """
    ),
    (
      "intent: OrderFood\nphrases: [\"{colour:wish} 주문\"]",
      """
      FILE:2:12: error: there is no list “colour” in this file or in _app.yaml
          {colour:wish} 주문
          ^^^^^^^^^^^^^
      """
    ),
    (
      "intent: OrderFood\nrules: [주문해줘]",
      """
      FILE:2:8: error: “rules:” must be a mapping of names to templates
          rules: [주문해줘]
                 ^
      """
    ),
    (
      "intent: OrderFood\nrules: {order: [주문해줘]}",
      """
      FILE:2:16: error: a rule must be text
          rules: {order: [주문해줘]}
                         ^
      """
    ),
    (
      "intent: OrderFood\nrules:\n  order: \"(주문해줘\"",
      """
      FILE:3:11: error: “(” is never closed
          (주문해줘
          ^
      """
    ),
    (
      "intent: OrderFood\nlists: 색",
      """
      FILE:2:8: error: “lists:” must be a mapping of names to values
          lists: 색
                 ^^
      """
    ),
    (
      "intent: OrderFood\nlists: {colour: 색}",
      """
      FILE:2:17: error: a list must be a list of values
          lists: {colour: 색}
                          ^^
      """
    ),
    (
      "intent: OrderFood\nlists: {colour: [{out: red}]}",
      """
      FILE:2:18: error: a value must be text, or “in:” and “out:”
          lists: {colour: [{out: red}]}
                           ^
      """
    ),
    (
      "intent: OrderFood\nlists: {colour: [{in: [[빨강]]}]}",
      """
      FILE:2:24: error: this must be text
          lists: {colour: [{in: [[빨강]]}]}
                                 ^
      """
    ),
    (
      "intent: OrderFood\nlists: {colour: [{in: 빨강, is: red}]}",
      """
      FILE:2:27: error: “is” is not a key of a value; it has in, out
          lists: {colour: [{in: 빨강, is: red}]}
                                      ^
      """
    ),
    (
      "intent: OrderFood\ntests: {say: 주문}",
      """
      FILE:2:8: error: “tests:” must be a list of examples
          tests: {say: 주문}
                 ^
      """
    ),
    (
      "intent: OrderFood\ntests: [주문]",
      """
      FILE:2:9: error: an example must be a mapping with “say:” or “not:”
          tests: [주문]
                  ^^
      """
    ),
    (
      "intent: OrderFood\ntests: [{says: 주문}]",
      """
      FILE:2:10: error: “says” is not a key of an example; it has near, not, say, slots
          tests: [{says: 주문}]
                   ^
      """
    ),
    (
      "intent: OrderFood\ntests: [{say: [[주문]]}]",
      """
      FILE:2:16: error: an example sentence must be text
          tests: [{say: [[주문]]}]
                         ^
      """
    ),
    (
      "intent: OrderFood\ntests: [{say: 주문, slots: [치킨]}]",
      """
      FILE:2:9: error: “slots:” must be a mapping of parameters to values
          tests: [{say: 주문, slots: [치킨]}]
                  ^
      """
    ),
    (
      "intent: OrderFood\nphrases: [주문]\nphrases: [취소]",
      """
      FILE:2:1: error: the key “phrases” stands here twice
          phrases: [주문]
          ^
      """
    ),
  ]

  @Test("Each mistake is told in whole, with its place", arguments: mistakes)
  func oneMistake(_ text: String, _ report: String) throws {
    let files = try TemporaryPhrases(["Food/ko/OrderFood.yaml": text])
    let expected = report.replacing("FILE", with: "Food/ko/OrderFood.yaml")
    #expect(files.mistakes() == expected + "\n1 mistake in the phrase files; nothing was loaded")
  }

  static let appMistakes: [(text: String, report: String)] = [
    (
      "name: 한입",
      """
      FILE:1:1: error: “name” is not a key of _app.yaml; it has lists, names, rules
          name: 한입
          ^
      """
    ),
    (
      "names: 한입",
      """
      FILE:1:8: error: “names:” must be a mapping with “display:”, “spoken:” and “alternatives:”
          names: 한입
                 ^^
      """
    ),
    (
      "names: {shown: 한입}",
      """
      FILE:1:9: error: “shown” is not a key of names; it has alternatives, display, spoken
          names: {shown: 한입}
                  ^
      """
    ),
    (
      "names: {display: [한입]}",
      """
      FILE:1:18: error: a name must be text
          names: {display: [한입]}
                           ^
      """
    ),
    (
      "names: {alternatives: 한입}",
      """
      FILE:1:23: error: this must be a list of texts
          names: {alternatives: 한입}
                                ^^
      """
    ),
  ]

  @Test("Each mistake in the app's own file is told in whole, with its place", arguments: appMistakes)
  func oneAppMistake(_ text: String, _ report: String) throws {
    let files = try TemporaryPhrases(["Food/ko/_app.yaml": text])
    let expected = report.replacing("FILE", with: "Food/ko/_app.yaml")
    #expect(files.mistakes() == expected + "\n1 mistake in the phrase files; nothing was loaded")
  }

  static let notYAML = [
    "intent: OrderFood\n\tphrases: []", "intent: [", "intent: \"주문", "a: b: c", "{", "]",
    "intent: OrderFood\n phrases: []", "%", "@a",
    "*a", "intent: OrderFood\n---\nintent: OrderFood",
  ]

  @Test("What is not YAML is said to be none, with a place inside the file", arguments: notYAML)
  func unparsable(_ text: String) throws {
    let mistakes = try TemporaryPhrases(["Food/ko/OrderFood.yaml": text]).mistakes()
    #expect(mistakes.hasPrefix("Food/ko/OrderFood.yaml"))
    #expect(mistakes.hasSuffix("\n1 mistake in the phrase files; nothing was loaded"))
  }

  @Test("Bytes that are no UTF-8, a file too large and a folder in place of a file are refused")
  func unreadable() throws {
    let files = try TemporaryPhrases(["Food/ko/folder.yaml/file": ""])
    try files.write(Data([0x69, 0x6E, 0xFF, 0xFE]), to: "Food/ko/bytes.yaml")
    try files.write(
      Data("intent: OrderFood\n#".utf8) + Data(repeating: 0x61, count: 1 << 20), to: "Food/ko/large.yaml")
    #expect(
      files.mistakes() == """
        Food/ko/bytes.yaml: error: the file is not UTF-8
        Food/ko/folder.yaml: error: the file cannot be read
        Food/ko/large.yaml: error: the file is larger than a megabyte
        3 mistakes in the phrase files; nothing was loaded
        """)
  }

  @Test("All mistakes of all files are reported together, and none of those that follow from another")
  func together() throws {
    let files = try TemporaryPhrases([
      "Food/ko/CancelOrder.yaml":
        "intent: CancelOrder\nphrases: [\"주문 <cancel\", \"{order} 취소\", 취소해줘]\nextra: 1",
      "Food/ko/OrderFood.yaml": "intent: OrderFood\nphrases: [음식 <oder>, \"{menu} 주문\"]",
      "Food/ko/Unknown.yaml": "intent: Unknown\nphrases: [\"{menu} 주문\"]",
      "Food/en/OrderFood.yaml": "intent: OrderFood\nphrases: [order <order>]",
      "Food/en/_app.yaml": "rules: {order: (food}",
    ])
    let lines = files.mistakes().split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      lines == [
        "Food/en/_app.yaml:1:16: error: “(” is never closed",
        "Food/ko/CancelOrder.yaml:3:1: error: “extra” is not a key of a phrase file; it has intent, lists, phrases, rules, tests",
        "Food/ko/CancelOrder.yaml:2:15: error: “<” is never closed",
        "Food/ko/Unknown.yaml:1:9: error: Food has no intent “Unknown”; it has CancelOrder, OrderFood",
        "Food/ko/OrderFood.yaml:2:14: error: there is no rule “oder” in this file or in _app.yaml",
        "Food/ko/OrderFood.yaml:2:23: error: the intent has no parameter “menu”; it has menuItem, quantity, wish",
      ])
    #expect(throws: PhraseFileErrors.self) { try files.read() }
  }
}
