import Language

/// The letters that a number can begin with. Most letters of a sentence are none, and nothing else is tried there.
struct NumberBeginnings {
  /// One bit for each scalar up to the highest.
  private var bits: [UInt64] = []

  private init(_ words: [String]) {
    for scalar in words.compactMap(\.unicodeScalars.first) {
      let word = Int(scalar.value >> 6)
      if word >= bits.count { bits += [UInt64](repeating: 0, count: word + 1 - bits.count) }
      bits[word] |= 1 << UInt64(scalar.value & 63)
    }
  }

  @inline(__always)
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let word = Int(scalar.value >> 6)
    return word < bits.count && bits[word] >> UInt64(scalar.value & 63) & 1 == 1
  }

  /// Whether a number or what stands before one may begin so.
  @inline(__always)
  static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    numerals.contains(scalar) || prefixes.contains(scalar)
  }

  /// Of a number without a prefix.
  static let numerals = NumberBeginnings(
    NumberParser.beginnings + NumberScanner.nativeBeginnings + NumberScanner.otherBeginnings)

  /// Of a number in native words.
  static let native = NumberBeginnings(NumberScanner.nativeBeginnings)

  /// Of what stands before a number (거의, 최소). Most words that begin so are another (거실).
  static let prefixes = NumberBeginnings(NumberParser.negatives + NumberParser.prefixes.flatMap(\.words))
}

extension NumberScanner {
  fileprivate static let nativeBeginnings =
    NumeralTables.vague.map(\.word) + NumeralTables.ranges.map(\.word) + NumeralTables.nativeTens.map(\.word)
    + NumeralTables.nativeOnes.map(\.word) + NumeralTables.attributives.map(\.word) + ["스무"]

  /// Of the larger units only 만 may stand alone.
  fileprivate static let otherBeginnings =
    (Array(NumeralTables.sinoDigits.keys) + NumeralTables.zeros + NumeralTables.smallUnits.keys).map {
      String($0)
    } + ["만", "쩜", "제로"] + (0...9).map { String($0) }
}

extension NumberParser {
  fileprivate static let beginnings =
    halves.map(\.word) + NumeralTables.ordinals.map(\.word) + [firstInRank, ordinalPrefix]
}
