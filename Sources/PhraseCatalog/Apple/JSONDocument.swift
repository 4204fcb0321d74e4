/// A JSON value with the place of every part, read strictly.
///
/// Foundation's reader tells no places, takes the last of two equal keys, and knows no limit of depth.
struct JSONDocument {
  /// Deeper documents are refused; a table of phrases needs ten.
  static let depthLimit = 64

  indirect enum Value {
    case object([Member])
    case array([Node])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Node {
    let value: Value
    /// In bytes of the text.
    let offset: Int

    var object: [Member]? { if case .object(let members) = value { members } else { nil } }
    var array: [Node]? { if case .array(let nodes) = value { nodes } else { nil } }
    var string: String? { if case .string(let text) = value { text } else { nil } }

    subscript(key: String) -> Node? { object?.first { $0.key == key }?.node }
  }

  struct Member {
    let key: String
    let keyOffset: Int
    let node: Node
  }

  let root: Node

  /// - Throws: `PhraseFileError` with the place of the first mistake.
  init(_ source: SourceText) throws(PhraseFileError) {
    var parser = JSONParser(source)
    root = try parser.document()
  }
}

private struct JSONParser {
  private let source: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  mutating func document() throws(PhraseFileError) -> JSONDocument.Node {
    skipSpace()
    guard position < bytes.count else { throw fail("the file is empty") }
    let node = try value()
    skipSpace()
    guard position == bytes.count else { throw fail("nothing may follow the end of the document") }
    return node
  }

  private func fail(_ message: String, at offset: Int? = nil) -> PhraseFileError {
    source.error(message, at: offset ?? position)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(PhraseFileError) -> JSONDocument.Node {
    let offset = position
    guard depth < JSONDocument.depthLimit else {
      throw fail("this is nested more than \(JSONDocument.depthLimit) deep")
    }
    depth += 1
    defer { depth -= 1 }
    let value: JSONDocument.Value
    switch current {
    case UInt8(ascii: "{"): value = .object(try members())
    case UInt8(ascii: "["): value = .array(try elements())
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .boolean(true))
    case UInt8(ascii: "f"): value = try word("false", .boolean(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case let byte? where "-0123456789".utf8.contains(byte): value = .number(try number())
    case nil: throw fail("the file ends here; something is missing")
    default: throw fail("a value must stand here")
    }
    return JSONDocument.Node(value: value, offset: offset)
  }

  private mutating func word(_ text: String, _ value: JSONDocument.Value) throws(PhraseFileError)
    -> JSONDocument.Value
  {
    guard bytes[position...].starts(with: text.utf8) else { throw fail("a value must stand here") }
    position += text.utf8.count
    return value
  }

  private mutating func members() throws(PhraseFileError) -> [JSONDocument.Member] {
    position += 1
    var members: [JSONDocument.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return [] }
    while true {
      skipSpace()
      let offset = position
      guard current == UInt8(ascii: "\"") else {
        throw fail(
          current == nil ? "the file ends inside an object" : "a key in quotation marks must stand here")
      }
      let key = try string()
      guard keys.insert(key).inserted else { throw fail("the key “\(key)” stands here twice", at: offset) }
      skipSpace()
      guard take(":") else {
        throw fail(current == nil ? "the file ends inside an object" : "“:” is missing")
      }
      skipSpace()
      members.append(.init(key: key, keyOffset: offset, node: try value()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else {
        throw fail(current == nil ? "the file ends inside an object" : "“,” or “}” is missing")
      }
    }
  }

  private mutating func elements() throws(PhraseFileError) -> [JSONDocument.Node] {
    position += 1
    var nodes: [JSONDocument.Node] = []
    skipSpace()
    if take("]") { return [] }
    while true {
      skipSpace()
      nodes.append(try value())
      skipSpace()
      if take("]") { return nodes }
      guard take(",") else {
        throw fail(current == nil ? "the file ends inside a list" : "“,” or “]” is missing")
      }
    }
  }

  private mutating func number() throws(PhraseFileError) -> String {
    let start = position
    while let byte = current, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text) != nil else { throw fail("“\(text)” is no number", at: start) }
    return text
  }

  private mutating func string() throws(PhraseFileError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += Array(String(try escaped()).utf8)
      case 0..<0x20: throw fail("a text may not hold a line break or control character as it is")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fail("the file ends inside this text", at: start)
  }

  private mutating func escaped() throws(PhraseFileError) -> Character {
    guard let byte = current else { throw fail("the file ends inside a text") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return Character(try scalar())
    default: throw fail("“\\\(Unicode.Scalar(byte))” means nothing", at: position - 2)
    }
  }

  private mutating func scalar() throws(PhraseFileError) -> Unicode.Scalar {
    let start = position - 2
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw fail("half of a character stands alone", at: start) }
    position += 2
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw fail("half of a character stands alone", at: start) }
    return scalar
  }

  private mutating func unit() throws(PhraseFileError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fail("four hexadecimal digits must follow “\\u”") }
    position += 4
    return unit
  }
}
