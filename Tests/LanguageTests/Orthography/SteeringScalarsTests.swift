import Testing

@testable import Language

/// Characters that steer what shows a text.
@Suite struct SteeringScalarsTests {
  private static let direction = [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
  private static let control = Array(0x00...0x1F) + Array(0x7F...0x9F)

  private static func text(_ code: Int) throws -> String {
    "가\(try #require(Unicode.Scalar(UInt32(code))))나"
  }

  @Test(
    "what steers is shown and does nothing, and what is shown is shown once", arguments: direction + control)
  func shown(code: Int) throws {
    let text = try Self.text(code)
    #expect(text.visibleLine.firstSteering == nil)
    #expect(text.visibleLine != "가나")
    #expect(text.visibleLine.visibleLine == text.visibleLine)
  }

  @Test(
    "control characters have pictures, other ones numbers",
    arguments: [
      ("\u{1B}]0;pwned\u{7}", "␛]0;pwned␇"), ("a\u{7F}", "a␡"), ("\u{9B}31m", "\\u{9B}31m"),
      ("\u{202E}cba", "\\u{202E}cba"), ("a\u{2028}b", "a\\u{2028}b"), ("a\r\nb\tc", "a␍\nb\tc"),
    ])
  func pictures(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test("a line has no line ends in it")
  func line() {
    #expect("교동\n  ✓ 주문했어요\t.".visibleLine == "교동␊  ✓ 주문했어요␉.")
  }

  @Test(
    "emoji, letters of every script and decomposed Hangul stay as they are",
    arguments: ["👨‍👩‍👧‍👦 ☎️ 👍🏽 🇰🇷", "\u{1112}\u{1161}\u{11AB}", "مرحبا שלום", "क्‍ष", "e\u{301}"])
  func harmless(text: String) {
    #expect(text.visibleLine == text)
    #expect(text.withoutSteering == text)
    #expect(text.firstSteering == nil)
  }

  @Test("without what steers, marks of direction are gone and control characters are spaces")
  func removed() {
    #expect("서울\u{202E} 마포구\u{2069}\u{1B}[31m\n1".withoutSteering == "서울 마포구 [31m\n1")
  }

  @Test("line ends and tabs are no control characters in what is said")
  func whiteSpace() {
    #expect("치킨\t두 마리\r\n주문해줘".firstControl == nil)
    #expect("치킨\u{0}".firstControl == "\0")
    #expect("치킨\u{85}".firstControl == "\u{85}")
  }
}
