/// A text that needs none of the steps of the normal form but folding case and leaving out spaces: Hangul
/// syllables, ASCII, and punctuation that decorates only the end.
///
/// Nearly every sentence is one. What this type says of a text, the steps one after another would say too; a text
/// that it is in doubt about is none.
struct PlainText {
  /// How many bytes come before the closing punctuation.
  private let byteCount: Int
  /// Scalars of the normal form.
  private let count: Int
  /// Scalars of the whole text.
  private let sourceCount: Int
  private let isQuestion: Bool

  /// Nil for a text that is not plain.
  init?(_ source: String) {
    let found = source.utf8.withContiguousStorageIfAvailable { Self.measure($0) } ?? nil
    guard let found else { return nil }
    self = found
  }

  private init(byteCount: Int, count: Int, sourceCount: Int, isQuestion: Bool) {
    self.byteCount = byteCount
    self.count = count
    self.sourceCount = sourceCount
    self.isQuestion = isQuestion
  }

  private static func measure(_ bytes: UnsafeBufferPointer<UInt8>) -> PlainText? {
    var end = bytes.count
    var isQuestion = false
    while end > 0, kinds[Int(bytes[end - 1])].contains(.closing) {
      isQuestion = isQuestion || bytes[end - 1] == UInt8(ascii: "?")
      end -= 1
    }
    // A text of nothing but punctuation is kept as it is.
    guard end > 0 else { return nil }
    var (index, count, spaces) = (0, 0, 0)
    while index < end {
      let byte = bytes[index]
      if byte >= 0x80 {
        guard isSyllable(bytes, index, end) else { return nil }
        index += 3
      } else {
        guard isPlain(byte, before: bytes, index + 1, end) else { return nil }
        if byte == UInt8(ascii: " ") { spaces += 1 }
        index += 1
      }
      count += 1
    }
    return PlainText(
      byteCount: end, count: count - spaces, sourceCount: count + bytes.count - end, isQuestion: isQuestion)
  }

  @inline(__always)
  private static func isSyllable(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
    // 가 is EA B0 80, 힣 is ED 9E A3.
    guard bytes[index] >= 0xEA, bytes[index] <= 0xED, index + 2 < end else { return false }
    let value = scalar(bytes, index)
    return value >= Hangul.firstSyllable && value <= Hangul.lastSyllable
  }

  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
  }

  /// A stop, an exclamation mark or a caret is decoration unless a word goes on behind it.
  @inline(__always)
  private static func isPlain(
    _ byte: UInt8, before bytes: UnsafeBufferPointer<UInt8>, _ next: Int, _ end: Int
  ) -> Bool {
    let kind = kinds[Int(byte)]
    if kind.contains(.plain) { return true }
    guard kind.contains(.inside), next < end else { return false }
    return bytes[next] >= 0x80 || kinds[Int(bytes[next])].contains(.word)
  }

  private struct Kind: OptionSet {
    let rawValue: UInt8
    /// Always stands for itself.
    static let plain = Kind(rawValue: 1)
    /// Stands for itself inside a word: 3.5.
    static let inside = Kind(rawValue: 2)
    /// Goes at the end.
    static let closing = Kind(rawValue: 4)
    /// A letter or digit.
    static let word = Kind(rawValue: 8)
  }

  private static let kinds: [Kind] = (0..<256).map { value in
    let scalar = Unicode.Scalar(UInt8(value))
    var kind: Kind = []
    if " .!?,;:~^".unicodeScalars.contains(scalar) { kind.insert(.closing) }
    if ".!^".unicodeScalars.contains(scalar) { kind.insert(.inside) }
    if (0x20...0x7E).contains(value), !"~!.^".unicodeScalars.contains(scalar) { kind.insert(.plain) }
    let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    if isLetter || ("0"..."9").contains(scalar) { kind.insert(.word) }
    return kind
  }

  /// The normal form, made in one pass.
  func normal(of source: String) -> NormalText? {
    source.utf8.withContiguousStorageIfAvailable { bytes in
      var origin: [Int] = []
      var spaceBefore: [Bool] = []
      var hasInnerSpaces = false
      let scalars = [Unicode.Scalar](unsafeUninitializedCapacity: count) { scalars, scalarCount in
        scalarCount = count
        spaceBefore = [Bool](unsafeUninitializedCapacity: count + 1) { spaces, spaceCount in
          spaceCount = count + 1
          origin = [Int](unsafeUninitializedCapacity: count + 1) { origin, originCount in
            originCount = count + 1
            hasInnerSpaces = write(bytes, scalars, spaces, origin)
          }
        }
      }
      return NormalText(
        source: source, scalars: scalars, spaceBefore: spaceBefore, origin: origin,
        hasInnerSpaces: hasInnerSpaces, isQuestion: isQuestion)
    }
  }

  /// Fills the arrays of the normal form; true when there is a space between two scalars.
  private func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalars: UnsafeMutableBufferPointer<Unicode.Scalar>,
    _ spaces: UnsafeMutableBufferPointer<Bool>, _ origin: UnsafeMutableBufferPointer<Int>
  ) -> Bool {
    var (index, place, read) = (0, 0, 0)
    var sawSpace = true
    var hasInnerSpaces = false
    while index < byteCount {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") {
        sawSpace = true
        index += 1
      } else {
        if byte < 0x80 {
          let isUpper = byte &- UInt8(ascii: "A") < 26
          scalars.initializeElement(at: place, to: Unicode.Scalar(isUpper ? byte | 0x20 : byte))
          index += 1
        } else {
          // Measured as a syllable, so it is a scalar.
          scalars.initializeElement(at: place, to: Unicode.Scalar(Self.scalar(bytes, index)) ?? "\u{FFFD}")
          index += 3
        }
        spaces.initializeElement(at: place, to: sawSpace)
        origin.initializeElement(at: place, to: read)
        hasInnerSpaces = hasInnerSpaces || (sawSpace && place > 0)
        sawSpace = false
        place += 1
      }
      read += 1
    }
    spaces.initializeElement(at: place, to: true)
    origin.initializeElement(at: place, to: sourceCount)
    return hasInnerSpaces
  }
}
