/// A text that needs none of the steps of the normal form but folding case and quotes and leaving out spaces: Hangul
/// syllables, ASCII, and punctuation, laughter and tears that decorate only the end.
///
/// Nearly every sentence is one. What this type says of a text, the steps one after another would say too; a text
/// that it is in doubt about is none.
enum PlainText {
  /// The normal form, made in one pass; nil for a text that is not plain.
  static func normal(of source: String) -> NormalText? {
    source.utf8.withContiguousStorageIfAvailable { normal(of: $0, source) } ?? nil
  }

  private static func normal(of bytes: UnsafeBufferPointer<UInt8>, _ source: String) -> NormalText? {
    guard let tail = Tail(of: bytes) else { return nil }
    var start = 0
    while bytes[start] == UInt8(ascii: " ") { start += 1 }
    let body = UnsafeBufferPointer(rebasing: bytes[start..<tail.start])
    return withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: body.count) { scalars in
      // Flags are read eight at a time.
      withUnsafeTemporaryAllocation(byteCount: body.count + 8, alignment: 8) { flags in
        guard let written = writeASCII(body, scalars, flags) ?? write(body, scalars, flags) else {
          return nil
        }
        let areCounted = start == 0 && !written.hasDoubleSpace
        return NormalText(
          source: source, scalars: Array(UnsafeBufferPointer(rebasing: scalars[..<written.count])),
          spaceBefore: written.spaceBefore,
          sources: areCounted ? nil : sources(body, written.count, behind: start),
          hasInnerSpaces: written.spaceCount > 0, isQuestion: tail.isQuestion)
      }
    }
  }

  private struct Written {
    /// How many scalars.
    let count: Int
    let spaceBefore: SpaceMarks
    /// How many spaces there are between them.
    let spaceCount: Int
    /// There are two spaces side by side: there are not as many words as one behind each space.
    var hasDoubleSpace: Bool { spaceCount >= spaceBefore.trueCount(in: 0..<count) }

    /// - Parameter flags: for each scalar one, with room for more, whatever is there.
    init(count: Int, _ flags: UnsafeMutableRawBufferPointer, spaceCount: Int) {
      flags[count] = 1
      self.count = count
      spaceBefore = SpaceMarks(bytes: UnsafeRawBufferPointer(flags), count: count + 1)
      self.spaceCount = spaceCount
    }
  }

  /// Fills the arrays of the normal form; nil as soon as something is not plain. Neither the first nor the last byte
  /// is a space.
  ///
  /// Where a word ends no processor foresees, so nothing is decided there: a space is written as well, and what
  /// follows is written over it. A flag is a byte, 0 or 1.
  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalars: UnsafeMutableBufferPointer<Unicode.Scalar>,
    _ flags: UnsafeMutableRawBufferPointer
  ) -> Written? {
    folded.withUnsafeBufferPointer { folded in
      var (index, count, longer) = (0, 0, 0)
      var sawSpace: UInt8 = 1
      while index < bytes.count {
        var scalar = Unicode.Scalar(folded[Int(bytes[index])])
        if scalar == "\0" {
          let first = index
          guard let unfolded = unfolded(bytes, &index) else { return nil }
          scalar = unfolded
          longer &+= index &- first
        }
        scalars[count] = scalar
        flags[count] = sawSpace
        sawSpace = scalar == " " ? 1 : 0
        count &+= 1 &- Int(sawSpace)
        index &+= 1
      }
      return Written(count: count, flags, spaceCount: bytes.count - longer - count)
    }
  }

  /// The same for ASCII alone: words of small letters are written eight letters at a time, as bytes, of which the
  /// scalars are made at the end. Nil for any other text.
  private static func writeASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalars: UnsafeMutableBufferPointer<Unicode.Scalar>,
    _ flags: UnsafeMutableRawBufferPointer
  ) -> Written? {
    guard bytes[0] < 0x80 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 8) { letters in
      folded.withUnsafeBufferPointer { folded in
        var (index, count, spaceCount) = (0, 0, 0)
        var sawSpace: UInt8 = 1
        var mayBeWord = true
        while index < bytes.count {
          if mayBeWord, index &+ 8 <= bytes.count {
            let length = writeSmallLetters(bytes, from: index, letters, flags, at: count, sawSpace)
            index &+= length
            count &+= length
            if length > 0 { sawSpace = 0 }
            if length == 8 { continue }
            if bytes[index] == UInt8(ascii: " ") {
              sawSpace = 1
              spaceCount &+= 1
              index &+= 1
              continue
            }
          }
          var letter = folded[Int(bytes[index])]
          if letter == 0 {
            guard bytes[index] < 0x80, let unfolded = unfolded(bytes, &index) else { return nil }
            letter = UInt8(truncatingIfNeeded: unfolded.value)
          }
          letters[count] = letter
          flags[count] = sawSpace
          sawSpace = letter == UInt8(ascii: " ") ? 1 : 0
          mayBeWord = sawSpace == 1
          spaceCount &+= Int(sawSpace)
          count &+= 1 &- Int(sawSpace)
          index &+= 1
        }
        for index in 0..<count { scalars[index] = Unicode.Scalar(letters[index]) }
        return Written(count: count, flags, spaceCount: spaceCount)
      }
    }
  }

  /// Writes the small Latin letters at a place, eight at most, and whatever follows them up to eight.
  ///
  /// - Parameter sawSpace: whether there is a space in front of them, as a flag.
  /// - Returns: how many letters there are. There are at least eight bytes.
  @inline(__always)
  private static func writeSmallLetters(
    _ bytes: UnsafeBufferPointer<UInt8>, from index: Int, _ letters: UnsafeMutableRawBufferPointer,
    _ flags: UnsafeMutableRawBufferPointer, at count: Int, _ sawSpace: UInt8
  ) -> Int {
    let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte: from a on, behind z, beyond ASCII. No sum is carried into the next byte.
    let low = eight & (ones &* 0x7F)
    let isLetter = (low &+ ones &* 0x1F) & ~(low &+ ones &* 0x05) & ~eight & (ones &* 0x80)
    letters.storeBytes(of: eight, toByteOffset: count, as: UInt64.self)
    flags.storeBytes(of: UInt64(littleEndian: UInt64(sawSpace)), toByteOffset: count, as: UInt64.self)
    return (UInt64(littleEndian: isLetter) ^ (ones &* 0x80)).trailingZeroBitCount >> 3
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

  /// The scalar that begins at `index`, with a byte that has to be looked at; nil if it is not plain. The index is that
  /// of its last byte then.
  ///
  /// A stop, an exclamation mark or a caret stands for itself inside a word: 3.5; elsewhere it is decoration.
  @inline(__always)
  private static func unfolded(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
    let byte = bytes[index]
    if byte >= 0x80 {
      guard let scalar = syllable(bytes, index) ?? quote(bytes, index) else { return nil }
      index &+= 2
      return scalar
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
  fileprivate static func syllable(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Unicode.Scalar? {
    guard bytes[index] >= 0xEA, bytes[index] <= 0xED, index + 2 < bytes.count else { return nil }
    let value =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    guard value >= Hangul.firstSyllable, value <= Hangul.lastSyllable else { return nil }
    return Unicode.Scalar(value)
  }

  /// “ and ” as ", ‘ and ’ as ': E2 80 9C and 9D, 98 and 99.
  private static func quote(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Unicode.Scalar? {
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return nil }
    switch bytes[index + 2] {
    case 0x98, 0x99: return "'"
    case 0x9C, 0x9D: return "\""
    default: return nil
    }
  }

  @inline(__always)
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}

extension PlainText {
  /// What only decorates the end of a text: punctuation, spaces, laughter and tears.
  fileprivate struct Tail {
    /// Where it starts, in bytes.
    private(set) var start: Int
    private(set) var isQuestion = false

    /// Nil where nothing would be left: such a text is kept as it is, and where letters stand alone that may be a
    /// search by onsets.
    init?(of bytes: UnsafeBufferPointer<UInt8>) {
      start = bytes.count
      while start > 0 {
        let last = bytes[start - 1]
        if Self.isClosing(last) {
          isQuestion = isQuestion || last == UInt8(ascii: "?")
          start -= 1
        } else if last >= 0x80, start > 3, bytes[start - 3] == 0xE3 {
          guard let run = Self.run(bytes, upTo: start) else { return nil }
          start = run
        } else {
          return
        }
      }
      return nil
    }

    private static func isClosing(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","),
        UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "~"), UInt8(ascii: "^"):
        true
      default: false
      }
    }

    /// Where the run of one ㅋ, ㅎ, ㅠ or ㅜ, two at least, starts that ends at a place, if no other letter stands in
    /// front of it: E3 85 8B, 8E, A0, 9C.
    private static func run(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> Int? {
      let letter = bytes[end - 1]
      guard [0x8B, 0x8E, 0xA0, 0x9C].contains(letter) else { return nil }
      var start = end
      while start >= 3, bytes[start - 3] == 0xE3, bytes[start - 2] == 0x85, bytes[start - 1] == letter {
        start -= 3
      }
      guard end - start >= 6, start > 0 else { return nil }
      let isBehindOther =
        start >= 3 && PlainText.syllable(bytes, start - 3) == nil && bytes[start - 1] >= 0x80
      return isBehindOther ? nil : start
    }
  }
}
