import Foundation

/// The text of a table with the places in it.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int]
  /// How many characters stand before each block of bytes: a table may be a single line of megabytes.
  private let charactersBefore: [Int]
  private static let block = 1_024

  /// Largest table that is read, in bytes.
  static let sizeLimit = 32 << 20

  /// - Throws: `PhraseFileError` for a file that cannot be read, is too large or is no Unicode text.
  init(file: URL, limit: Int = sizeLimit) throws(PhraseFileError) {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    guard size <= limit else {
      throw PhraseFileError(file: file.path, message: "the file is larger than \(limit >> 20) megabytes")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw PhraseFileError(file: file.path, message: "the file cannot be read")
    }
    try self.init(data, path: file.path)
  }

  /// - Throws: `PhraseFileError` for what is too large or no Unicode text.
  init(_ data: Data, path: String) throws(PhraseFileError) {
    self.path = path
    guard data.count <= Self.sizeLimit else {
      throw PhraseFileError(file: path, message: "the file is larger than 32 megabytes")
    }
    guard let text = Self.decoded(data) else {
      throw PhraseFileError(file: path, message: "the file is neither UTF-8 nor UTF-16")
    }
    guard !text.unicodeScalars.contains("\0") else {
      throw PhraseFileError(file: path, message: "the file has a character of code 0; this is no text")
    }
    let (letters, newline) = (Array(text.utf8), UInt8(ascii: "\n"))
    lineStarts = [0] + letters.indices.filter { letters[$0] == newline }.map { $0 + 1 }
    bytes = letters
    var counts = [0]
    for start in stride(from: 0, to: letters.count, by: Self.block) {
      let block = letters[start..<min(start + Self.block, letters.count)]
      counts.append(counts[counts.count - 1] + Self.characters(block))
    }
    charactersBefore = counts
  }

  /// Every character of UTF-8 has one byte that continues none.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  private func characters(before offset: Int) -> Int {
    let start = offset / Self.block * Self.block
    return charactersBefore[offset / Self.block] + Self.characters(bytes[start..<offset])
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// UTF-16 with its mark, or without one where every other byte of the beginning is zero; else UTF-8.
  private static func decoded(_ data: Data) -> String? {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), isBigEndian: true) }
    if start.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), isBigEndian: false) }
    if start.count == 4, start[0] == 0, start[2] == 0, start[1] != 0 {
      return utf16(data[...], isBigEndian: true)
    }
    if start.count == 4, start[1] == 0, start[3] == 0, start[0] != 0 {
      return utf16(data[...], isBigEndian: false)
    }
    return String(
      validating: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
  }

  private static func utf16(_ data: Data, isBigEndian: Bool) -> String? {
    let bytes = Array(data)
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Line and column of a byte, both from 1, the column in Unicode scalars.
  func place(of offset: Int) -> FindingPlace {
    let (line, start) = lineStart(of: offset)
    let column = characters(before: min(offset, bytes.count)) - characters(before: start) + 1
    return FindingPlace(file: path, line: line, column: column)
  }

  func error(_ message: String, at offset: Int) -> PhraseFileError {
    let place = place(of: offset)
    let start = lineStart(of: offset).start
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = String(decoding: bytes[start..<min(end, start + Self.excerptLimit)], as: UTF8.self)
    return PhraseFileError(
      file: path, line: place.line, column: place.column, message: message,
      sourceLine: place.column <= line.unicodeScalars.count + 1 ? line : nil)
  }

  /// A minified table is one line; only its beginning is shown.
  private static let excerptLimit = 400

  private func lineStart(of offset: Int) -> (line: Int, start: Int) {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, lineStarts[low])
  }
}
