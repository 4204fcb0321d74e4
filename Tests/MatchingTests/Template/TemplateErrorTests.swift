import Testing

@testable import Matching

@Suite("A template that is no template is refused with its place")
struct TemplateErrorTests {
  static let mistakes: [(String, String)] = [
    (
      "[좀 켜줘",
      """
      “[” is never closed
        [좀 켜줘
        ^
      """
    ),
    (
      "치킨 (주문|배달",
      """
      “(” is never closed
        치킨 (주문|배달
             ^
      """
    ),
    (
      "치킨 [맛있는) 주문",
      """
      “[” is never closed
        치킨 [맛있는) 주문
             ^
      """
    ),
    (
      "{menuItem 주문해줘",
      """
      “{” is never closed
        {menuItem 주문해줘
        ^
      """
    ),
    (
      "치킨 ${menuItem",
      """
      “{” is never closed
        치킨 ${menuItem
             ^^
      """
    ),
    (
      "치킨 <order",
      """
      “<” is never closed
        치킨 <order
             ^
      """
    ),
    (
      #"치킨 \(\.$menuItem"#,
      #"""
      “(” is never closed
        치킨 \(\.$menuItem
             ^^
      """#
    ),
    (
      "치킨) 주문",
      #"""
      unexpected “)”; write “\)” if the character itself is meant
        치킨) 주문
            ^
      """#
    ),
    (
      "치킨 주문]",
      #"""
      unexpected “]”; write “\]” if the character itself is meant
        치킨 주문]
                 ^
      """#
    ),
    (
      "치킨 } 주문",
      #"""
      unexpected “}”; write “\}” if the character itself is meant
        치킨 } 주문
             ^
      """#
    ),
    (
      "a > b",
      #"""
      unexpected “>”; write “\>” if the character itself is meant
        a > b
          ^
      """#
    ),
    (
      "치킨 {} 주문",
      """
      a name is missing here
        치킨 {} 주문
              ^
      """
    ),
    (
      "치킨 <>",
      """
      a name is missing here
        치킨 <>
              ^
      """
    ),
    (
      "{wish:} 주문",
      """
      a name is missing here
        {wish:} 주문
              ^
      """
    ),
    (
      "{:name}",
      """
      a name is missing here
        {:name}
         ^
      """
    ),
    (
      "{wish:@}",
      """
      a name is missing here
        {wish:@}
               ^
      """
    ),
    (
      "치킨 {menu item} 주문",
      """
      “menu item” is not a name; use letters, digits, “_”, “-” and “.”
        치킨 {menu item} 주문
              ^^^^^^^^^
      """
    ),
    (
      "{내 소원:special wish}",
      """
      “내 소원” is not a name; use letters, digits, “_”, “-” and “.”
        {내 소원:special wish}
         ^^^^^^^
      """
    ),
    (
      "{소원:special wish}",
      """
      “special wish” is not a name; use letters, digits, “_”, “-” and “.”
        {소원:special wish}
              ^^^^^^^^^^^^
      """
    ),
    (
      "{소원:@special wish}",
      """
      “special wish” is not a name; use letters, digits, “_”, “-” and “.”
        {소원:@special wish}
               ^^^^^^^^^^^^
      """
    ),
    (
      "치킨 <주문 해줘>",
      """
      “주문 해줘” is not a name; use letters, digits, “_”, “-” and “.”
        치킨 <주문 해줘>
              ^^^^^^^^^
      """
    ),
    (
      #"치킨 \(\.$menu item)"#,
      #"""
      “menu item” is not a name; use letters, digits, “_”, “-” and “.”
        치킨 \(\.$menu item)
                  ^^^^^^^^^
      """#
    ),
    (
      "밝기 {0..100}",
      """
      “0..100” is not a range; write {0..100:name} or {0..100,5:name}
        밝기 {0..100}
              ^^^^^^
      """
    ),
    (
      "{100..0:brightness}",
      """
      “100..0” is not a range; write {0..100:name} or {0..100,5:name}
        {100..0:brightness}
         ^^^^^^
      """
    ),
    (
      "{0..100,0:brightness}",
      """
      “0..100,0” is not a range; write {0..100:name} or {0..100,5:name}
        {0..100,0:brightness}
         ^^^^^^^^
      """
    ),
    (
      "{0..100,5,5:brightness}",
      """
      “0..100,5,5” is not a range; write {0..100:name} or {0..100,5:name}
        {0..100,5,5:brightness}
         ^^^^^^^^^^
      """
    ),
    (
      "{0...100:brightness}",
      """
      “0...100” is not a range; write {0..100:name} or {0..100,5:name}
        {0...100:brightness}
         ^^^^^^^
      """
    ),
    (
      "{0..99999999999999999999:n}",
      """
      “0..99999999999999999999” is not a range; write {0..100:name} or {0..100,5:name}
        {0..99999999999999999999:n}
         ^^^^^^^^^^^^^^^^^^^^^^^
      """
    ),
    (
      "(가|나;다)",
      """
      “|” and “;” cannot be mixed in one group; put one of them in parentheses
        (가|나;다)
              ^
      """
    ),
    (
      "가;나|다",
      """
      “|” and “;” cannot be mixed in one group; put one of them in parentheses
        가;나|다
             ^
      """
    ),
    (
      #"치킨 \"#,
      #"""
      a “\” at the end escapes nothing
        치킨 \
             ^
      """#
    ),
    (
      "",
      """
      the phrase says nothing
        \("")
        ^
      """
    ),
    (
      "  ",
      """
      the phrase says nothing
        \("  ")
        ^^
      """
    ),
    (
      "ＡＢ\u{1112}\u{1161}\u{11AB}e\u{301}ア)",
      """
      unexpected “)”; write “\\)” if the character itself is meant
        ＡＢ\u{1112}\u{1161}\u{11AB}e\u{301}ア)
                 ^
      """
    ),
    (
      "첫 줄\n둘째) 줄",
      """
      unexpected “)”; write “\\)” if the character itself is meant
        첫 줄 둘째) 줄
                  ^
      """
    ),
  ]

  @Test("The message names the mistake and the caret stands below it", arguments: mistakes)
  func wholeText(_ source: String, _ text: String) {
    let error = #expect(throws: TemplateError.self) { try Template(source) }
    #expect(error?.description == text)
  }

  @Test("A place reads file, line and column of the mistake, not of the phrase")
  func placeInFile() throws {
    let error = try #require(throws: TemplateError.self) { try Template("치킨) 주문") }
    let place = PhraseOrigin(file: "ko/OrderFood.yaml", line: 3, column: 6)
    #expect(
      PhraseError(origin: place, error: error).description == #"""
        ko/OrderFood.yaml:3:8: error: unexpected “)”; write “\)” if the character itself is meant
            치킨) 주문
                ^
        """#)
    #expect(
      PhraseError(origin: PhraseOrigin(file: "OrderFood"), error: error).description.hasPrefix(
        "OrderFood: error: "))
  }

  @Test("Groups nest as deep as the limit and no deeper", arguments: ["()", "[]"])
  func nesting(_ brackets: String) throws {
    let (open, close) = (String(brackets.prefix(1)), String(brackets.suffix(1)))
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "a" + String(repeating: close, count: depth)
    }
    let limit = TemplateParser.depthLimit
    #expect(try Template(nested(limit)).description == nested(limit))
    let error = #expect(throws: TemplateError.self) { try Template(nested(limit + 1)) }
    #expect(error?.message == "groups are nested more than 64 deep")
    #expect(error?.range == limit..<limit + 1)
  }

  @Test(
    "A million opening brackets are refused at the limit", arguments: ["(", "[a;"])
  func million(_ opening: String) {
    let error = #expect(throws: TemplateError.self) {
      try Template(String(repeating: opening, count: 1_000_000))
    }
    #expect(error?.message == "groups are nested more than 64 deep")
  }

  @Test(
    "Any number of anything flat is read or refused in order",
    arguments: ["{", "<", "${", #"\("#, ")", "|", ";", "a"])
  func flat(_ text: String) {
    let source = String(repeating: text, count: 100_000)
    let template = try? Template(source)
    if let template { #expect(template.description == source) }
    #expect((template == nil) == ["{", "<", "${", ")"].contains(text))
  }

  @Test("A phrase of more letters than there may be is refused with its beginning, not with all of it")
  func tooLong() throws {
    let error = try #require(throws: PhraseSetErrors.self) {
      try TestPhrases().matcher([String(repeating: "가", count: Template.lengthLimit + 1)], dictionaries: [:])
    }
    #expect(
      error.errors.map(\.error.reason) == [.tooLong(Template.lengthLimit + 1, limit: Template.lengthLimit)])
    #expect(error.errors.allSatisfy { $0.error.source.count < 60 })
  }
}
