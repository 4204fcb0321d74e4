import Foundation

/// Reads `.strings` files: `"key" = "value";` with comments, in UTF-8 or UTF-16, with or without braces around.
///
/// A property list in XML or binary form, which builds leave, is read as well; it tells no places.
struct StringsFileReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private var position = 0
  private let language: String

  private init(_ source: SourceText, language: String) {
    self.source = source
    bytes = source.bytes
    self.language = language
  }

  /// - Parameter language: that of the folder, `ko` for `ko.lproj`.
  /// - Throws: `PhraseFileError` with the place of the first mistake.
  static func table(_ data: Data, path: String, language: String) throws(PhraseFileError) -> StringTable {
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      return try propertyList(data, path: path, language: language)
    }
    var reader = StringsFileReader(try SourceText(data, path: path), language: language)
    return StringTable(file: path, sourceLanguage: "", entries: try reader.entries())
  }

  private static func propertyList(
    _ data: Data, path: String, language: String
  ) throws(PhraseFileError) -> StringTable {
    let place = FindingPlace(file: path)
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      throw PhraseFileError(file: path, message: "this is no table of texts")
    }
    let entries = list.sorted { $0.key < $1.key }.compactMap { key, value -> StringTable.Entry? in
      guard let text = value as? String else { return nil }
      return .init(
        key: key, place: place, isStale: false, isSet: false,
        texts: [language: [.init(value: text, place: place, state: "")]])
    }
    return StringTable(file: path, sourceLanguage: "", entries: entries)
  }

  private mutating func entries() throws(PhraseFileError) -> [StringTable.Entry] {
    var entries: [StringTable.Entry] = []
    var keys: Set<String> = []
    try skipSpace()
    let isBraced = take("{")
    while true {
      try skipSpace()
      if position == bytes.count {
        guard !isBraced else { throw source.error("“}” is missing at the end", at: position) }
        return entries
      }
      if isBraced, take("}") {
        try skipSpace()
        guard position == bytes.count else { throw source.error("nothing may follow “}”", at: position) }
        return entries
      }
      let entry = try entry()
      guard keys.insert(entry.key).inserted else {
        throw source.error("the key “\(entry.key)” stands in the file twice", at: entryStart)
      }
      entries.append(entry)
    }
  }

  private var entryStart = 0

  private mutating func entry() throws(PhraseFileError) -> StringTable.Entry {
    entryStart = position
    let place = source.place(of: position)
    let key = try text()
    try skipSpace()
    var value = StringTable.Text(value: key, place: place, state: "")
    if take("=") {
      try skipSpace()
      let valuePlace = source.place(of: position)
      value = StringTable.Text(value: try text(), place: valuePlace, state: "")
      try skipSpace()
    }
    guard take(";") else {
      throw source.error(
        position == bytes.count ? "the file ends before “;”" : "“;” is missing", at: position)
    }
    return .init(key: key, place: place, isStale: false, isSet: false, texts: [language: [value]])
  }

  // MARK: Letters

  private mutating func take(_ character: Character) -> Bool {
    guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// Spaces and comments.
  private mutating func skipSpace() throws(PhraseFileError) {
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if bytes[position...].starts(with: Array("//".utf8)) {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if bytes[position...].starts(with: Array("/*".utf8)) {
        let start = position
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: Array("*/".utf8)) { position += 1 }
        guard position < bytes.count else { throw source.error("this comment has no end", at: start) }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func text() throws(PhraseFileError) -> String {
    guard position < bytes.count else {
      throw source.error("the file ends here; a text is missing", at: position)
    }
    return take("\"") ? try quoted() : try bare()
  }

  /// A word without quotation marks, as old files have them.
  private mutating func bare() throws(PhraseFileError) -> String {
    let start = position
    while position < bytes.count {
      let scalar = Unicode.Scalar(bytes[position])
      guard
        scalar.properties.isAlphabetic && scalar.isASCII || "0123456789_.-$/:".unicodeScalars.contains(scalar)
      else { break }
      position += 1
    }
    guard position > start else {
      throw source.error("a text in quotation marks must stand here", at: position)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(PhraseFileError) -> String {
    let start = position - 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(try escaped().utf8)
      default: text.append(byte)
      }
    }
    throw source.error("the file ends inside this text", at: start)
  }

  private mutating func escaped() throws(PhraseFileError) -> String {
    guard position < bytes.count else { throw source.error("the file ends inside a text", at: position) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unit()
    default: return String(decoding: [byte], as: UTF8.self)
    }
  }

  private mutating func unit() throws(PhraseFileError) -> String {
    var units: [UInt16] = []
    repeat {
      if !units.isEmpty { position += 2 }
      guard position + 4 <= bytes.count,
        let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      else { throw source.error("four hexadecimal digits must follow “\\U”", at: position) }
      position += 4
      units.append(unit)
    } while units.count == 1 && (0xD800..<0xDC00).contains(units[0])
      && bytes[min(position, bytes.count)...].starts(with: Array("\\U".utf8))
    guard let text = String(validating: units, as: UTF16.self) else {
      throw source.error("half of a character stands alone", at: position - 4)
    }
    return text
  }
}
