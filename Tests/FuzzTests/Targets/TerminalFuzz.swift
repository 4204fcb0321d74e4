import Language

@testable import CommandLineTool

extension FuzzTarget {
  /// Nothing that is printed steers the terminal but the program's own styles.
  static let terminal = FuzzTarget(
    name: "terminal", longest: 512,
    words: ["\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{202E}", "\u{2028}", "\u{9B}", "\r"],
    seeds: {
      ["서울\u{1B}]0;pwned\u{7}", "\u{202E}gnp.exe", "a\r\nb\u{2028}c\u{9B}31m", "👩‍🍳 치킨\t1"].map {
        Array($0.utf8)
      }
    }
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let plain = TerminalText(text)
    try hold(!steers(plain.rendered), "steered by \(text.debugDescription)")
    try hold(!steers(TerminalText(json: text).rendered), "JSON steers by \(text.debugDescription)")
    let styled = (TerminalText(text, style: 1) + plain + "\n").rendered { _ in "" }
    try hold(!steers(styled), "set off, steered by \(text.debugDescription)")
    try hold(text.visibleLine.firstSteering == nil, "a line steers by \(text.debugDescription)")
    try hold(text.visible.visible == text.visible, "what is visible is changed again")
    try hold(
      text.withoutSteering.unicodeScalars.allSatisfy { !$0.isSteering || $0 == "\n" || $0 == "\t" }, "left")
  }

  private static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isSteering && $0 != "\n" && $0 != "\t" }
  }
}
