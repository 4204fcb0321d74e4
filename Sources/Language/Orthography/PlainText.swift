/// A text that needs none of the steps of the normal form but folding case and leaving out spaces: Hangul
/// syllables, ASCII, and punctuation that decorates only the end.
///
/// Nearly every sentence is one. What this type says of a text, the steps one after another would say too; a text
/// that it is in doubt about is none.
enum PlainText {
  /// The normal form, made in one pass; nil for a text that is not plain.
  static func normal(of source: String) -> NormalText? {
    source.utf8.withContiguousStorageIfAvailable { normal(of: $0, source) } ?? nil
  }

  private static func normal(of bytes: UnsafeBufferPointer<UInt8>, _ source: String) -> NormalText? {
    var end = bytes.count
    var isQuestion = false
    while end > 0, isClosing(bytes[end - 1]) {
      isQuestion = isQuestion || bytes[end - 1] == UInt8(ascii: "?")
      end -= 1
    }
    // A text of nothing but punctuation is kept as it is.
    guard end > 0 else { return nil }
    let body = UnsafeBufferPointer(rebasing: bytes[..<end])
    return withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: end) { scalars in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: end + 1) { spaces in
        guard let written = write(body, scalars, spaces) else { return nil }
        return NormalText(
          source: source, scalars: Array(UnsafeBufferPointer(rebasing: scalars[..<written.count])),
          spaceBefore: Array(UnsafeBufferPointer(rebasing: spaces[...written.count])),
          origin: written.hasSingleSpaces ? [] : origin(body, written.count, behind: bytes.count - end),
          hasInnerSpaces: written.hasInnerSpaces, isQuestion: isQuestion)
      }
    }
  }

  private struct Written {
    var count = 0
    /// There is a space between two scalars.
    var hasInnerSpaces = false
    /// No space stands at the beginning or beside another.
    var hasSingleSpaces = true
  }

  /// Fills the arrays of the normal form; nil as soon as something is not plain.
  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalars: UnsafeMutableBufferPointer<Unicode.Scalar>,
    _ spaces: UnsafeMutableBufferPointer<Bool>
  ) -> Written? {
    var written = Written()
    var (index, count) = (0, 0)
    var sawSpace = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") {
        if sawSpace { written.hasSingleSpaces = false }
        sawSpace = true
        index &+= 1
        continue
      }
      if sawSpace, count > 0 { written.hasInnerSpaces = true }
      spaces[count] = sawSpace
      sawSpace = false
      if isLetter(byte) {
        scalars[count] = Unicode.Scalar(byte | 0x20)
        index &+= 1
      } else if byte >= 0x80 {
        guard let syllable = syllable(bytes, index) else { return nil }
        scalars[count] = syllable
        index &+= 3
      } else {
        guard isPlain(byte, before: bytes, index &+ 1) else { return nil }
        scalars[count] = Unicode.Scalar(byte)
        index &+= 1
      }
      count &+= 1
    }
    spaces[count] = true
    written.count = count
    return written
  }

  /// The index in the source of each scalar, and that of the end.
  private static func origin(
    _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int, behind closing: Int
  ) -> [Int] {
    var origin: [Int] = []
    origin.reserveCapacity(count + 1)
    var (index, read) = (0, 0)
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: " ") { origin.append(read) }
      index += bytes[index] < 0x80 ? 1 : 3
      read += 1
    }
    return origin + [read + closing]
  }

  // MARK: Bytes

  /// 가 is EA B0 80, 힣 is ED 9E A3.
  @inline(__always)
  private static func syllable(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Unicode.Scalar? {
    guard bytes[index] >= 0xEA, bytes[index] <= 0xED, index + 2 < bytes.count else { return nil }
    let value =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    guard value >= Hangul.firstSyllable, value <= Hangul.lastSyllable else { return nil }
    return Unicode.Scalar(value)
  }

  /// What goes at the end.
  private static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "~"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  /// Whether a byte stands for itself. A stop, an exclamation mark or a caret does inside a word: 3.5; elsewhere
  /// it is decoration.
  @inline(__always)
  private static func isPlain(_ byte: UInt8, before bytes: UnsafeBufferPointer<UInt8>, _ next: Int) -> Bool {
    if isLetterOrDigit(byte) { return true }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "^"):
      return next < bytes.count && (bytes[next] >= 0x80 || isLetterOrDigit(bytes[next]))
    case UInt8(ascii: "~"): return false
    default: return (0x20...0x7E).contains(byte)
    }
  }

  @inline(__always)
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- UInt8(ascii: "0") < 10
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
