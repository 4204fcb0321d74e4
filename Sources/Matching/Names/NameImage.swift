/// The bytes of compiled names: in memory of their own, or in a file that somebody mapped.
///
/// Whoever maps the file says how it is let go, which happens when the last dictionary that reads it is gone:
///
///     let image = NameImage(mapped: UnsafeRawBufferPointer(start: address, count: length)) {
///       munmap(address, length)
///     }
public final class NameImage: @unchecked Sendable {
  // Nobody writes to the bytes, so every thread may read them.
  let base: UnsafeRawPointer
  let count: Int
  private let release: @Sendable () -> Void

  /// Bytes that belong to somebody else and stay unchanged until `release` is called.
  public init(mapped bytes: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void) {
    base = bytes.baseAddress ?? Self.nothing
    count = bytes.count
    self.release = release
  }

  /// A copy of `bytes`.
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    copy.copyBytes(from: bytes)
    nonisolated(unsafe) let owned = copy
    self.init(mapped: UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])) { owned.deallocate() }
  }

  deinit { release() }

  /// Where an empty buffer without an address is.
  private nonisolated(unsafe) static let nothing = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8))

  /// A number of four bytes, low byte first; 0 outside the image.
  @inline(__always)
  func word(at offset: Int) -> UInt32 {
    guard offset >= 0, offset <= count - 4 else { return 0 }
    return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func doubleWord(at offset: Int) -> UInt64 { UInt64(word(at: offset)) | UInt64(word(at: offset + 4)) << 32 }

  /// A sum that changes when any byte from `start` on changes. It is no proof against ill will.
  static func checksum(of bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var offset = start
    while offset < bytes.count {
      sum = (sum ^ eight(of: bytes, at: offset)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
      offset += 8
    }
    return sum
  }

  /// Eight bytes as a number, low byte first; what is behind the end counts as 0.
  private static func eight(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    if bytes.count - offset >= 8 {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }
}

/// Why bytes cannot be read as compiled names.
public enum NameImageError: Error, Hashable, CustomStringConvertible {
  /// They are something else.
  case notNames
  /// They were compiled for another version of the format.
  case otherVersion(Int)
  /// Some are missing, or there are too many.
  case wrongLength(expected: Int, found: Int)
  /// They changed since they were compiled.
  case damaged

  public var description: String {
    switch self {
    case .notNames: "these are no compiled names"
    case .otherVersion(let version):
      "the names were compiled for version \(version) of the format, not \(NameTable.version)"
    case .wrongLength(let expected, let found):
      "the compiled names should be \(expected) bytes long and are \(found)"
    case .damaged: "the compiled names are damaged"
    }
  }
}
