extension JSON {
  /// Deeper texts are refused; a table of phrases needs ten.
  public static let depthLimit = 64

  /// Reads a text in UTF-8, strictly: of two equal keys in one object, neither is taken.
  ///
  /// - Parameter noun: what mistakes call the text.
  /// - Throws: `JSONMistake` with the place of the first mistake.
  public init(parsing bytes: [UInt8], called noun: String = "text") throws(JSONMistake) {
    var parser = JSONParser(bytes, noun)
    self = try parser.document()
  }

  /// Reads a text that must be an object.
  ///
  /// - Throws: `JSONMistake` that says so, and of what is no JSON also where it ceases to be it.
  public init(parsingObject bytes: [UInt8], called noun: String) throws(JSONMistake) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONMistake("the \(noun) is not UTF-8", at: 0)
    }
    do {
      try self.init(parsing: bytes, called: noun)
    } catch {
      throw JSONMistake(
        "the \(noun) is no JSON object: \(error.message) (byte \(error.offset))", at: error.offset)
    }
    guard object != nil else { throw JSONMistake("the \(noun) is no JSON object", at: 0) }
  }
}

private struct JSONParser {
  private let bytes: [UInt8]
  private let noun: String
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8], _ noun: String) {
    self.bytes = bytes
    self.noun = noun
  }

  mutating func document() throws(JSONMistake) -> JSON {
    skipSpace()
    guard position < bytes.count else { throw fail("the \(noun) is empty") }
    let node = try value()
    skipSpace()
    guard position == bytes.count else { throw fail("nothing may follow the end of the document") }
    return node
  }

  private func fail(_ message: String, at offset: Int? = nil) -> JSONMistake {
    JSONMistake(message, at: offset ?? position)
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

  private mutating func value() throws(JSONMistake) -> JSON {
    let offset = position
    guard depth < JSON.depthLimit else {
      throw fail("this is nested more than \(JSON.depthLimit) deep")
    }
    depth += 1
    defer { depth -= 1 }
    let value: JSON.Value
    switch current {
    case UInt8(ascii: "{"): value = .object(try members())
    case UInt8(ascii: "["): value = .array(try elements())
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .boolean(true))
    case UInt8(ascii: "f"): value = try word("false", .boolean(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case let byte? where "-0123456789".utf8.contains(byte): value = .number(try number())
    case nil: throw fail("the \(noun) ends here; something is missing")
    default: throw fail("a value must stand here")
    }
    return JSON(value, offset: offset)
  }

  private mutating func word(_ text: String, _ value: JSON.Value) throws(JSONMistake)
    -> JSON.Value
  {
    guard bytes[position...].starts(with: text.utf8) else { throw fail("a value must stand here") }
    position += text.utf8.count
    return value
  }

  private mutating func members() throws(JSONMistake) -> [JSON.Member] {
    position += 1
    var members: [JSON.Member] = []
    var keys = KeySet()
    skipSpace()
    if take("}") { return [] }
    while true {
      skipSpace()
      let offset = position
      guard current == UInt8(ascii: "\"") else {
        throw fail(
          current == nil ? "the \(noun) ends inside an object" : "a key in quotation marks must stand here")
      }
      let key = try string()
      guard keys.insert(key) else { throw fail("the key “\(key)” stands here twice", at: offset) }
      skipSpace()
      guard take(":") else {
        throw fail(current == nil ? "the \(noun) ends inside an object" : "“:” is missing")
      }
      skipSpace()
      members.append(.init(key, try value(), keyOffset: offset))
      skipSpace()
      if take("}") { return members }
      guard take(",") else {
        throw fail(current == nil ? "the \(noun) ends inside an object" : "“,” or “}” is missing")
      }
    }
  }

  private mutating func elements() throws(JSONMistake) -> [JSON] {
    position += 1
    var nodes: [JSON] = []
    skipSpace()
    if take("]") { return [] }
    while true {
      skipSpace()
      nodes.append(try value())
      skipSpace()
      if take("]") { return nodes }
      guard take(",") else {
        throw fail(current == nil ? "the \(noun) ends inside a list" : "“,” or “]” is missing")
      }
    }
  }

  private mutating func number() throws(JSONMistake) -> String {
    let start = position
    while let byte = current, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isNumber(bytes[start..<position]) else { throw fail("“\(text)” is no number", at: start) }
    return text
  }

  /// By the grammar of RFC 8259: no plus, no zero in front, digits on both sides of a point.
  private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func takeDigits() -> Int {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func take(_ characters: String) -> Bool {
      guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    if !take("0"), takeDigits() == 0 { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }

  private mutating func string() throws(JSONMistake) -> String {
    let start = position
    position += 1
    // Of most texts every byte stands for itself.
    if let end = bytes[position...].firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
    }),
      bytes[end] == UInt8(ascii: "\"")
    {
      defer { position = end + 1 }
      return String(decoding: bytes[position..<end], as: UTF8.self)
    }
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += String(try escaped()).utf8
      case 0..<0x20: throw fail("a text may not hold a line break or control character as it is")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fail("the \(noun) ends inside this text", at: start)
  }

  private mutating func escaped() throws(JSONMistake) -> Character {
    guard let byte = current else { throw fail("the \(noun) ends inside a text") }
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

  private mutating func scalar() throws(JSONMistake) -> Unicode.Scalar {
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

  /// `UInt32(_:radix:)` would accept a sign, too.
  private func isHexadecimal(_ byte: UInt8) -> Bool { "0123456789abcdefABCDEF".utf8.contains(byte) }

  private mutating func unit() throws(JSONMistake) -> UInt32 {
    guard position + 4 <= bytes.count, bytes[position..<position + 4].allSatisfy(isHexadecimal),
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fail("four hexadecimal digits must follow “\\u”") }
    position += 4
    return unit
  }
}

/// The keys of one object. Most objects have a few, which are compared faster than hashed.
private struct KeySet {
  private var few: [String] = []
  private var many: Set<String> = []

  /// False when the key is there already.
  mutating func insert(_ key: String) -> Bool {
    guard few.count == 16 else {
      if few.contains(key) { return false }
      few.append(key)
      if few.count == 16 { many = Set(few) }
      return true
    }
    return many.insert(key).inserted
  }
}
