/// Text as code bytes, one byte a letter, for automata that walk Korean letter by letter.
///
/// | bytes | mean |
/// |---|---|
/// | 0x00–0x7F | the ASCII character |
/// | 0x80–0x92 | one of 19 onsets |
/// | 0x93–0xA7 | one of 21 vowels |
/// | 0xA8–0xC2 | one of 27 codas |
/// | 0xF2–0xF6, then 2–6 bytes 0xD0–0xDF | any other scalar: how many hexadecimal digits, then the digits |
///
/// Every code says where it ends, so no scalar's code is a prefix of another's, with one exception that
/// makes completion work: 가 is a prefix of 각. Whoever ends a match must check that it ends where a scalar
/// starts. A letter written alone (ㅋ) counts as “any other scalar”: it is not the onset of a syllable.
public enum JamoCode {
  /// The code bytes of some scalars, one after another.
  public static func encode(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] { encode(Array(scalars)) }

  /// The code bytes of some scalars, one after another.
  public static func encode(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: scalars.count * longestCode) { codes, count in
      for scalar in scalars { count = put(scalar, into: codes, at: count) }
    }
  }

  /// Writes the code bytes of some scalars, and for each the offset of its first byte; one more start marks the end.
  ///
  /// - Parameters:
  ///   - codes: room for `longestCode` bytes for each scalar.
  ///   - starts: room for one number more than there are scalars.
  /// - Returns: how many bytes there are.
  public static func encode(
    _ scalars: [Unicode.Scalar], into codes: UnsafeMutableBufferPointer<UInt8>,
    starts: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    precondition(codes.count >= scalars.count * longestCode && starts.count > scalars.count)
    starts[0] = 0
    var count = 0
    for index in scalars.indices {
      count = put(scalars[index], into: codes, at: count)
      starts[index + 1] = Int32(truncatingIfNeeded: count)
    }
    return count
  }

  /// Writes the code bytes of ASCII, which is its own code: every scalar's start is its number.
  ///
  /// - Parameter codes: room for a byte for each scalar.
  /// - Returns: false if there is something else among the scalars; what was written is worth nothing then.
  public static func encodeASCII(
    _ scalars: [Unicode.Scalar], into codes: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let first = scalars.first, first.isASCII, codes.count >= scalars.count else { return false }
    return scalars.withUnsafeBufferPointer { scalars in
      // A loop without a way out is one that the compiler makes wide.
      var bits: UInt32 = 0
      for index in 0..<scalars.count {
        let value = scalars[index].value
        bits |= value
        codes[index] = UInt8(truncatingIfNeeded: value)
      }
      return bits < 0x80
    }
  }

  /// How many bytes the code of one scalar has at most.
  public static let longestCode = 7

  /// Writes the code of a scalar, and returns where it ends.
  @inline(__always)
  private static func put(
    _ scalar: Unicode.Scalar, into codes: UnsafeMutableBufferPointer<UInt8>, at place: Int
  )
    -> Int
  {
    let value = scalar.value
    if value < 0x80 {
      codes[place] = UInt8(truncatingIfNeeded: value)
      return place + 1
    }
    let syllable = value &- Hangul.firstSyllable
    guard syllable <= Hangul.lastSyllable - Hangul.firstSyllable else {
      return putDigits(of: value, into: codes, at: place)
    }
    let (open, coda) = syllable.quotientAndRemainder(dividingBy: 28)
    let onset = open / 21
    codes[place] = 0x80 + UInt8(truncatingIfNeeded: onset)
    codes[place + 1] = 0x93 + UInt8(truncatingIfNeeded: open &- onset &* 21)
    // Where there is a coda no processor foresees, so one is written everywhere; what follows is written over it.
    codes[place + 2] = 0xA7 + UInt8(truncatingIfNeeded: coda)
    return place &+ 2 &+ (coda == 0 ? 0 : 1)
  }

  private static func putDigits(
    of value: UInt32, into codes: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int {
    let count = (32 - value.leadingZeroBitCount + 3) / 4
    codes[place] = 0xF0 + UInt8(count)
    for digit in 0..<count {
      codes[place + 1 + digit] = 0xD0 + UInt8(value >> UInt32((count - 1 - digit) * 4) & 0xF)
    }
    return place + 1 + count
  }

  /// The scalars that have these codes, or nil if the bytes are no complete code.
  public static func decode(_ codes: [UInt8]) -> [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    var index = 0
    while index < codes.count {
      guard let (scalar, end) = scalar(in: codes, at: index) else { return nil }
      scalars.append(scalar)
      index = end
    }
    return scalars
  }

  /// Whether a byte is a coda, which a match must not end in front of.
  public static func isCoda(_ code: UInt8) -> Bool { (0xA8...0xC2).contains(code) }

  private static func scalar(in codes: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
    switch codes[index] {
    case 0..<0x80: return (Unicode.Scalar(codes[index]), index + 1)
    case 0x80...0x92: return syllable(in: codes, at: index)
    case 0xF2...0xF6: return other(in: codes, at: index)
    default: return nil
    }
  }

  private static func syllable(in codes: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
    guard index + 1 < codes.count, (0x93...0xA7).contains(codes[index + 1]) else { return nil }
    var parts = Hangul.Syllable(onset: Int(codes[index]) - 0x80, vowel: Int(codes[index + 1]) - 0x93)
    guard index + 2 < codes.count, isCoda(codes[index + 2]) else { return (parts.scalar, index + 2) }
    parts.coda = Int(codes[index + 2]) - 0xA7
    return (parts.scalar, index + 3)
  }

  private static func other(in codes: [UInt8], at index: Int) -> (Unicode.Scalar, Int)? {
    let end = index + 1 + Int(codes[index] - 0xF0)
    guard end <= codes.count else { return nil }
    var value: UInt32 = 0
    for code in codes[index + 1..<end] {
      guard (0xD0...0xDF).contains(code) else { return nil }
      value = value << 4 | UInt32(code - 0xD0)
    }
    return Unicode.Scalar(value).map { ($0, end) }
  }
}
