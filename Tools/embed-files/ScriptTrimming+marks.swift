/// Marks that separate nothing, or hold nothing together.
extension ScriptTrimming {
  /// At the end of a block, unless it is the whole statement of a `for`, `if`, `else` or `while`.
  mutating func dropSemicolon() {
    guard trimmed.last == UInt8(ascii: ";") else { return }
    trimmed.removeLast()
    let isStatement = trimmed.last == UInt8(ascii: ")") && closedHead || endsWithWord(["else"])
    if isStatement { trimmed.append(UInt8(ascii: ";")) }
  }

  /// Behind the last thing of a list. What the page destructures or lists has no holes, which two commas would make.
  mutating func dropComma() {
    if trimmed.last == UInt8(ascii: ",") { trimmed.removeLast() }
  }

  /// Around the only parameter of a function that is written with an arrow, when nothing but its name is in them.
  mutating func dropParentheses() {
    guard trimmed.last == UInt8(ascii: ")"), let open = trimmed.lastIndex(of: UInt8(ascii: "(")) else {
      return
    }
    let name = trimmed[(open + 1)...].dropLast()
    guard !name.isEmpty, name.allSatisfy(Self.isOfName), !(open > 0 && Self.isOfName(trimmed[open - 1]))
    else { return }
    trimmed.replaceSubrange(open..., with: Array(name))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(byte | 0x20) || digits.contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  func endsWithWord(_ words: [String]) -> Bool {
    let end = trimmed.reversed().drop { $0 == UInt8(ascii: " ") }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return words.contains(String(decoding: end.prefix { letters.contains($0) }.reversed(), as: UTF8.self))
  }
}
