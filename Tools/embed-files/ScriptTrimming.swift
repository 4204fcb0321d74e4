/// Leaves out of JavaScript the spaces, ends of lines and semicolons that separate nothing.
///
/// Strings, templates and regular expressions stay as they are. A space goes where it stands beside a mark of punctuation
/// that needs none; the end of a line goes where no statement can end, and a semicolon where the block ends, too. So the program
/// means the same.
struct ScriptTrimming {
  private let bytes: [UInt8]
  private var place = 0
  private var trimmed: [UInt8] = []
  /// For each parenthesis that is open, whether a statement stands behind it: `for`, `if`, `while`.
  private var heads: [Bool] = []
  /// The same for the one that was closed last.
  private var closedHead = false

  /// Marks beside which no space is needed. `+`, `-` and `/` are none of them: two of them in a row mean something else.
  private static let marks = Set("{}()[];,=<>&|?:!".utf8)
  /// Behind these no statement ends, or it has ended: statements of the page end with a semicolon or with a block.
  private static let openers = Set("{}([,;=&|?:>".utf8)
  /// A line that begins with one of these goes on with the statement before it, or closes it.
  private static let closers = Set("})].:?&|=".utf8)
  /// Behind these a slash begins a regular expression, and divides nothing.
  private static let beforeExpressions = Set("(,=:[!&|?{};>\n".utf8)
  private static let quotes = Set("\"'`".utf8)

  static func trimmed(_ text: String) -> String {
    var trimming = ScriptTrimming(bytes: Array(text.utf8))
    while trimming.place < trimming.bytes.count { trimming.step() }
    return String(decoding: trimming.trimmed, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func step() {
    switch bytes[place] {
    case UInt8(ascii: "`"): copyTemplate()
    case let quote where Self.quotes.contains(quote): copyQuoted(until: quote)
    case UInt8(ascii: "/") where beginsExpression: copyExpression()
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: " "): copySpace()
    case UInt8(ascii: "\n"): copyEnd()
    case UInt8(ascii: "("):
      heads.append(endsWithWord(["for", "if", "while"]))
      copy(bytes[place])
    case UInt8(ascii: ")"):
      closedHead = heads.popLast() ?? false
      copy(bytes[place])
    case UInt8(ascii: "}"):
      dropSemicolon()
      copy(bytes[place])
    case let byte: copy(byte)
    }
  }

  /// At the end of a block, unless it is the whole statement of a `for`, `if`, `else` or `while`.
  private mutating func dropSemicolon() {
    guard trimmed.last == UInt8(ascii: ";") else { return }
    trimmed.removeLast()
    let isStatement = trimmed.last == UInt8(ascii: ")") && closedHead || endsWithWord(["else"])
    if isStatement { trimmed.append(UInt8(ascii: ";")) }
  }

  private func endsWithWord(_ words: [String]) -> Bool {
    let end = trimmed.reversed().drop { $0 == UInt8(ascii: " ") }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return words.contains(String(decoding: end.prefix { letters.contains($0) }.reversed(), as: UTF8.self))
  }

  private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  private mutating func copy(_ byte: UInt8) {
    trimmed.append(byte)
    place += 1
  }

  private mutating func copySpace() {
    let isBeside = trimmed.last.map(Self.marks.contains) ?? true || next.map(Self.marks.contains) ?? true
    if isBeside { place += 1 } else { copy(bytes[place]) }
  }

  private mutating func copyEnd() {
    let isBeside = trimmed.last.map(Self.openers.contains) ?? true || next.map(Self.closers.contains) ?? false
    if isBeside { place += 1 } else { copy(bytes[place]) }
  }

  /// From a quotation mark to the next one.
  private mutating func copyQuoted(until quote: UInt8) {
    copy(bytes[place])
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), next != nil { copy(byte) }
      copy(bytes[place])
      if byte == quote { return }
    }
  }

  /// A template, with what is put into it; that may have templates in turn.
  private mutating func copyTemplate() {
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

  private var beginsExpression: Bool {
    guard next != UInt8(ascii: "/") else { return false }
    return trimmed.last.map(Self.beforeExpressions.contains) ?? true
  }

  private mutating func copyExpression() {
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

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }
}
