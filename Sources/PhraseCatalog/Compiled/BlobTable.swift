/// Several named pieces of bytes in one file.
///
/// | bytes | hold |
/// |---|---|
/// | 0–7 | `MALGILBX` |
/// | 8–15 | how many pieces |
/// | 16–23 | the fingerprint of the table behind it |
/// | 24– | for each piece the offset and length of its name, and its own offset and length, 8 bytes each |
///
/// Pieces are aligned to 8 bytes; numbers are little-endian. What the pieces hold guards itself.
struct BlobTable: Sequence {
  private let blobs: [(name: String, bytes: UnsafeRawBufferPointer)]

  /// Nil when the bytes are no such file, or one that is not whole.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.tableStart, bytes[0..<8].elementsEqual(Self.magic) else { return nil }
    func number(_ offset: Int) -> Int {
      Int(
        truncatingIfNeeded: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      )
    }
    let count = number(8)
    guard (0...Self.limit).contains(count), Self.tableStart + count * Self.rowLength <= bytes.count,
      UInt64(bitPattern: Int64(number(16)))
        == Self.fingerprint(bytes[Self.tableStart..<Self.tableStart + count * Self.rowLength])
    else { return nil }
    func piece(_ row: Int) -> UnsafeRawBufferPointer? {
      let (start, length) = (number(row), number(row + 8))
      guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else { return nil }
      return UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
    }
    var blobs: [(String, UnsafeRawBufferPointer)] = []
    for index in 0..<count {
      let row = Self.tableStart + index * Self.rowLength
      guard let name = piece(row), let content = piece(row + 16) else { return nil }
      blobs.append((String(decoding: name, as: UTF8.self), content))
    }
    self.blobs = blobs
  }

  subscript(name: String) -> UnsafeRawBufferPointer? { blobs.first { $0.name == name }?.bytes }

  func makeIterator() -> some IteratorProtocol<(name: String, bytes: UnsafeRawBufferPointer)> {
    blobs.makeIterator()
  }

  /// The bytes of a file that holds `blobs`.
  static func bytes(of blobs: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var table: [UInt64] = []
    var content: [UInt8] = []
    let contentStart = tableStart + blobs.count * rowLength
    func place(_ bytes: some Collection<UInt8>) {
      table += [UInt64(contentStart + content.count), UInt64(bytes.count)]
      content += bytes
      content += Array(repeating: 0, count: (8 - content.count % 8) % 8)
    }
    for blob in blobs {
      place(blob.name.utf8)
      place(blob.bytes)
    }
    let rows = table.flatMap(littleEndian)
    return magic + littleEndian(UInt64(blobs.count)) + littleEndian(fingerprint(rows)) + rows + content
  }

  private static let magic = Array("MALGILBX".utf8)
  private static let tableStart = 24
  private static let rowLength = 32
  /// More pieces than any file has.
  private static let limit = 100_000

  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.value
  }

  private static func littleEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }
}
