/// What stays as it is: strings, templates and regular expressions.
extension ScriptTrimming {
  /// From a quotation mark to the next one.
  mutating func copyQuoted(until quote: UInt8) {
    copy(bytes[place])
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), next != nil { copy(byte) }
      copy(bytes[place])
      if byte == quote { return }
    }
  }

  /// A template, with what is put into it; that may have templates in turn.
  mutating func copyTemplate() {
    copy(bytes[place])
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "$"), next == UInt8(ascii: "{") {
        copyInserted()
        continue
      }
      if byte == UInt8(ascii: "\\"), next != nil { copy(byte) }
      copy(bytes[place])
      if byte == UInt8(ascii: "`") { return }
    }
  }

  private mutating func copyInserted() {
    copy(bytes[place])
    copy(bytes[place])
    var depth = 1
    while depth > 0, place < bytes.count {
      if bytes[place] == UInt8(ascii: "{") { depth += 1 }
      if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
      step()
    }
  }

  var beginsExpression: Bool {
    guard next != UInt8(ascii: "/") else { return false }
    return trimmed.last.map(Self.beforeExpressions.contains) ?? true
  }

  mutating func copyExpression() {
    var isInSet = false
    copy(bytes[place])
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), next != nil { copy(byte) }
      copy(bytes[place])
      if byte == UInt8(ascii: "[") { isInSet = true }
      if byte == UInt8(ascii: "]") { isInSet = false }
      if byte == UInt8(ascii: "/"), !isInSet { return }
    }
  }
}
