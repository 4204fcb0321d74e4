import Language
import Testing

@testable import Matching

@Suite("Phrases compile small, or are refused with their place")
struct CompileTests {
  static let languages: [(language: String, isExact: Bool)] = [
    ("xx", false), ("ko", true), ("ko", false), ("en", false),
  ]

  @Test("Twenty-four equal optionals need few states", arguments: languages)
  func equalOptionals(_ language: String, _ isExact: Bool) throws {
    let phrases = TestPhrases(language: language, isExact: isExact)
    let template = String(repeating: "[매우] ", count: 24) + "치킨 주문해줘"
    let set = try phrases.set([template])
    #expect(set.sizes[0] < 2_000)
    let matcher = Matcher(phrases: set, dictionaries: [:], applicationNames: [:])
    for count in [0, 1, 23, 24] {
      #expect(!matcher.match(String(repeating: "매우 ", count: count) + "치킨 주문해줘").matches.isEmpty)
    }
    if isExact { #expect(matcher.match(String(repeating: "매우 ", count: 25) + "치킨 주문해줘").matches.isEmpty) }
  }

  @Test("Twenty-four different optionals need few states", arguments: languages)
  func differentOptionals(_ language: String, _ isExact: Bool) throws {
    let phrases = TestPhrases(language: language, isExact: isExact)
    let words = (0..<24).map { "말\(["가", "나", "다", "라", "마", "바"][$0 % 6])\(["강", "낭", "당", "랑"][$0 / 6])" }
    let set = try phrases.set([words.map { "[\($0)] " }.joined() + "치킨 주문해줘"])
    #expect(set.sizes[0] < 4_000)
  }

  @Test("A permutation of eight members needs few states and reads every order")
  func permutation() throws {
    let members = ["가", "나", "다", "라", "마", "바", "사", "아"]
    let set = try TestPhrases(isExact: true).set(["(" + members.joined(separator: ";") + ")"])
    #expect(set.sizes[0] < 4_000)
    let matcher = Matcher(phrases: set, dictionaries: [:], applicationNames: [:])
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<50 {
      let order = members.shuffled(using: &generator)
      #expect(matcher.match(order.joined(separator: " ")).matches.count == 1)
      #expect(matcher.match(order.dropLast().joined()).matches.isEmpty)
      #expect(matcher.match((order + [order[0]]).joined()).matches.isEmpty)
    }
  }

  static let refused: [(template: String, text: String)] = [
    (
      "(가;나;다;라;마;바;사;아;자)",
      """
      test.yaml:1:6: error: 9 parts in any order are too many; at most 8 can be
          (가;나;다;라;마;바;사;아;자)
           ^^^^^^^^^^^^^^^^^^^^^^^^^^
      """
    ),
    (
      "치킨 ([가];[나];[다];[라];[마];[바];[사];[아];[자];[차])",
      """
      test.yaml:1:9: error: 10 parts in any order are too many; at most 8 can be
          치킨 ([가];[나];[다];[라];[마];[바];[사];[아];[자];[차])
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """
    ),
    (
      "치킨 <oder>",
      """
      test.yaml:1:8: error: there is no rule “oder” in this file or in _app.yaml
          치킨 <oder>
               ^^^^^^
      """
    ),
    (
      "치킨 {menu} 주문해줘",
      """
      test.yaml:1:8: error: the intent has no parameter “menu”; it has menuItem, quantity
          치킨 {menu} 주문해줘
               ^^^^^^
      """
    ),
    (
      "{colour:menuItem} 주문해줘",
      """
      test.yaml:1:5: error: there is no list “colour” in this file or in _app.yaml
          {colour:menuItem} 주문해줘
          ^^^^^^^^^^^^^^^^^
      """
    ),
    (
      "{wish:colour} 주문해줘",
      """
      test.yaml:1:5: error: the intent has no parameter “colour”; it has menuItem, quantity
          {wish:colour} 주문해줘
          ^^^^^^^^^^^^^
      """
    ),
    (
      "{0..10:colour} 주문해줘",
      """
      test.yaml:1:5: error: the intent has no parameter “colour”; it has menuItem, quantity
          {0..10:colour} 주문해줘
          ^^^^^^^^^^^^^^
      """
    ),
    (
      "치킨 <self>",
      """
      test.yaml:1:8: error: in the rule “self”: the rule “self” leads back to itself
          치킨 <self>
               ^^^^^^
      """
    ),
    (
      "치킨 <one>",
      """
      test.yaml:1:8: error: in the rule “two”: the rule “one” leads back to itself
          치킨 <one>
               ^^^^^
      """
    ),
    (
      "치킨 <broken>",
      """
      test.yaml:1:8: error: in the rule “broken”: the intent has no parameter “missing”; it has menuItem, quantity
          치킨 <broken>
               ^^^^^^^^
      """
    ),
    (
      "치킨 <bomb1>",
      """
      test.yaml:1:8: error: this has more than 10000 parts with its rules in place; use fewer rules that name others twice
          치킨 <bomb1>
               ^^^^^^^
      """
    ),
    (
      "((가;나;다;라;마;바;사;(가;나;다;라;마;바;사;(가;나;다;라;마;바;사;아)));나;다;라;마;바;사;아)",
      """
      test.yaml:1:5: error: this stands for too many combinations (200001 states, the limit is 20000); use fewer optional or permuted parts
          ((가;나;다;라;마;바;사;(가;나;다;라;마;바;사;(가;나;다;라;마;바;사;아)));나;다;라;마;바;사;아)
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """
    ),
  ]

  static let phrases = TestPhrases(
    language: "ko",
    rules: ["self": "<self>", "one": "<two>", "two": "[<one>]", "broken": "{missing}"].merging(
      (1...60).map { ("bomb\($0)", $0 == 60 ? "가" : "<bomb\($0 + 1)><bomb\($0 + 1)>") },
      uniquingKeysWith: { $1 }),
    parameters: [
      "menuItem": .names(DictionaryID("dish"), acceptsOtherText: false), "quantity": .number(nil),
    ],
    lists: ["wish": .names(DictionaryID("wish"), acceptsOtherText: false)])

  @Test("What does not compile is refused with its place and what to do", arguments: refused, [true, false])
  func refusal(_ refused: (template: String, text: String), isExact: Bool) {
    var phrases = Self.phrases
    phrases.isExact = isExact
    let errors = #expect(throws: PhraseSetErrors.self) { try phrases.set([refused.template]) }
    #expect(errors?.description == refused.text)
  }

  @Test("Thousands of equal optionals are refused before they fill the memory")
  func thousandsOfOptionals() {
    let errors = #expect(throws: PhraseSetErrors.self) {
      try TestPhrases(isExact: true).set([String(repeating: "[가]", count: 20_000)])
    }
    #expect(errors?.errors.count == 1)
  }

  @Test("The mistakes of all phrases are reported together, in the order of the phrases")
  func allErrors() {
    let templates = ["{nope} 주문", "치킨 주문해줘", "<nope>", "{nope:menuItem} 주문"]
    let errors = #expect(throws: PhraseSetErrors.self) { try Self.phrases.set(templates) }
    #expect(errors?.errors.map(\.origin.line) == [1, 3, 4])
    #expect(
      errors?.description == """
        test.yaml:1:5: error: the intent has no parameter “nope”; it has menuItem, quantity
            {nope} 주문
            ^^^^^^
        test.yaml:3:5: error: there is no rule “nope” in this file or in _app.yaml
            <nope>
            ^^^^^^
        test.yaml:4:5: error: there is no list “nope” in this file or in _app.yaml
            {nope:menuItem} 주문
            ^^^^^^^^^^^^^^^
        """)
  }

  @Test("An intent without parameters says so")
  func noParameters() {
    let errors = #expect(throws: PhraseSetErrors.self) { try TestPhrases().set(["{nope} 주문"]) }
    #expect(errors?.errors.first?.error.message == "the intent has no parameter “nope”; it has none")
  }

  @Test("A rule that is used twice, but not inside itself, is no cycle")
  func repeatedRule() throws {
    let phrases = TestPhrases(language: "ko", rules: ["a": "[좀] <b>", "b": "(주문해줘|시켜줘)"])
    #expect(try phrases.set(["<b>|<a>", "치킨 <a>"]).phrases.count == 2)
  }

  @Test("The same phrases give the same tables")
  func deterministic() throws {
    let templates = ["[{menuItem}] (주문해줘|시켜줘)", "{wish:menuItem} {quantity} 주문해줘"]
    let first = try Self.phrases.set(templates)
    for _ in 0..<3 {
      let again = try Self.phrases.set(templates)
      #expect(again.sizes == first.sizes)
      #expect(again.image(key: "") == first.image(key: ""))
    }
  }
}
