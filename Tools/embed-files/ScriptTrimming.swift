/// Leaves out of JavaScript the spaces, ends of lines, commas and semicolons that separate nothing, and the parentheses of
/// a function's only parameter.
///
/// Strings, templates and regular expressions stay as they are. A space goes where it stands beside a mark of punctuation
/// that needs none; the end of a line goes where no statement can end, and a semicolon where the block ends, too. A comma goes
/// behind the last thing of a list. So the program means the same.
struct ScriptTrimming {
  let bytes: [UInt8]
  var place = 0
  var trimmed: [UInt8] = []
  /// For each parenthesis that is open, whether a statement stands behind it: `for`, `if`, `while`.
  private var heads: [Bool] = []
  /// The same for the one that was closed last.
  var closedHead = false

  /// Marks beside which no space is needed.
  private static let marks = Set("{}()[];,=<>&|?:!".utf8)
  /// Marks beside which a space is needed only when another one follows: two of them in a row mean something else.
  private static let operators = Set("+-*%".utf8)
  /// Behind these no statement ends, or it has ended: statements of the page end with a semicolon or with a block.
  private static let openers = Set("{}([,;=&|?:>".utf8)
  /// A line that begins with one of these goes on with the statement before it, or closes it.
  private static let closers = Set("})].:?&|=".utf8)
  /// Behind these a slash begins a regular expression, and divides nothing.
  static let beforeExpressions = Set("(,=:[!&|?{};>\n".utf8)
  private static let quotes = Set("\"'`".utf8)

  static func trimmed(_ text: String) -> String {
    var trimming = ScriptTrimming(bytes: Array(text.utf8))
    while trimming.place < trimming.bytes.count { trimming.step() }
    return String(decoding: trimming.trimmed, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func step() {
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
      dropComma()
      copy(bytes[place])
    case UInt8(ascii: "]"):
      dropComma()
      copy(bytes[place])
    case UInt8(ascii: "=") where next == UInt8(ascii: ">"):
      dropParentheses()
      copy(bytes[place])
    case let byte: copy(byte)
    }
  }

  var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  mutating func copy(_ byte: UInt8) {
    trimmed.append(byte)
    place += 1
  }

  private mutating func copySpace() {
    let isBeside = trimmed.last.map(Self.marks.contains) ?? true || next.map(Self.marks.contains) ?? true
    if isBeside || isBesideOperator { place += 1 } else { copy(bytes[place]) }
  }

  private var isBesideOperator: Bool {
    let isBehind = trimmed.last.map(Self.operators.contains) ?? false
    return isBehind != next.map(Self.operators.contains) ?? false
  }

  private mutating func copyEnd() {
    let isBeside = trimmed.last.map(Self.openers.contains) ?? true || next.map(Self.closers.contains) ?? false
    if isBeside { place += 1 } else { copy(bytes[place]) }
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }
}
