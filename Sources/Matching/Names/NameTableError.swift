/// Why bytes cannot be read as compiled names.
public enum NameTableError: Error, Hashable, CustomStringConvertible {
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

extension CompiledFormatBytes {
  /// A number of four bytes, low byte first; 0 outside the image.
  @inline(__always)
  func word(at offset: Int) -> UInt32 {
    guard offset >= 0, offset <= count - 4 else { return 0 }
    return UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func doubleWord(at offset: Int) -> UInt64 { UInt64(word(at: offset)) | UInt64(word(at: offset + 4)) << 32 }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}
