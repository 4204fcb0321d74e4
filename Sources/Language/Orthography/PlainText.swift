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
    var (start, end) = (0, bytes.count)
    var isQuestion = false
    while end > 0, isClosing(bytes[end - 1]) {
      isQuestion = isQuestion || bytes[end - 1] == UInt8(ascii: "?")
      end -= 1
    }
    // A text of nothing but punctuation is kept as it is.
    guard end > 0 else { return nil }
    while bytes[start] == UInt8(ascii: " ") { start += 1 }
    let body = UnsafeBufferPointer(rebasing: bytes[start..<end])
    return withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: body.count) { scalars in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: body.count + 1) { spaces in
        guard let written = write(body, scalars, spaces) else { return nil }
        let areCounted = start == 0 && !written.hasDoubleSpace
        return NormalText(
          source: source, scalars: Array(UnsafeBufferPointer(rebasing: scalars[..<written.count])),
          spaceBefore: Array(UnsafeBufferPointer(rebasing: spaces[...written.count])),
          sources: areCounted ? nil : sources(body, written.count, behind: start),
          hasInnerSpaces: written.hasSpace, isQuestion: isQuestion)
      }
    }
  }

  private struct Written {
    /// How many scalars.
    var count: Int
    var hasSpace: Bool
    /// There are two spaces side by side.
    var hasDoubleSpace: Bool
  }

  /// Fills the arrays of the normal form; nil as soon as something is not plain. Neither the first nor the last byte
  /// is a space.
  ///
  /// Where a word ends no processor foresees, so nothing is decided there: a space is written as well, and what
  /// follows is written over it. Flags are bits.
  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalars: UnsafeMutableBufferPointer<Unicode.Scalar>,
    _ spaces: UnsafeMutableBufferPointer<Bool>
  ) -> Written? {
    folded.withUnsafeBufferPointer { folded in
      let flags = UnsafeMutableRawBufferPointer(spaces)
      var (index, count) = (0, 0)
      var (sawSpace, anySpace, doubleSpace) = (1 as UInt8, 0 as UInt8, 0 as UInt8)
      while index < bytes.count {
        let byte = bytes[index]
        var scalar = Unicode.Scalar(folded[Int(byte)])
        if scalar == "\0" {
          guard let unfolded = unfolded(byte, bytes, &index) else { return nil }
          scalar = unfolded
        }
        index &+= 1
        scalars[count] = scalar
        flags[count] = sawSpace
        let isSpace = UInt8(truncatingIfNeeded: ((scalar.value ^ 0x20) &- 1) >> 31)
        anySpace |= isSpace
        doubleSpace |= isSpace & sawSpace
        sawSpace = isSpace
        count &+= 1 &- Int(isSpace)
      }
      spaces[count] = true
      return Written(count: count, hasSpace: anySpace != 0, hasDoubleSpace: doubleSpace != 0)
    }
  }

  /// For each byte what it becomes, whatever stands beside it; 0 where that is not all.
  private static let folded: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "^"), UInt8(ascii: "~"): 0
    case 0x20...0x7E: byte
    default: 0
    }
  }

  /// The scalar that a byte begins which has to be looked at, `index` being that of its last byte then; nil if it is
  /// not plain.
  ///
  /// A stop, an exclamation mark or a caret stands for itself inside a word: 3.5; elsewhere it is decoration.
  @inline(__always)
  private static func unfolded(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar? {
    if byte >= 0x80 {
      guard let syllable = syllable(bytes, index) else { return nil }
      index &+= 2
      return syllable
    }
    let next = index + 1
    guard byte > 0x20, byte < 0x7E, next < bytes.count, bytes[next] >= 0x80 || isLetterOrDigit(bytes[next])
    else { return nil }
    return Unicode.Scalar(byte)
  }

  /// The scalars of the source that each scalar stands for, one for each.
  private static func sources(
    _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int, behind start: Int
  ) -> [Range<Int>] {
    var sources: [Range<Int>] = []
    sources.reserveCapacity(count)
    var (index, read) = (0, start)
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: " ") { sources.append(read..<read + 1) }
      index += bytes[index] < 0x80 ? 1 : 3
      read += 1
    }
    return sources
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

  @inline(__always)
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
