public import Language

/// What 만, 씩 and 더 say about a quantity. They are read, never skipped.
public struct NumberMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// 만: exactly so many.
  public static let only = NumberMarks(rawValue: 1 << 0)
  /// 씩: so many of each.
  public static let each = NumberMarks(rawValue: 1 << 1)
  /// 더: so many more.
  public static let more = NumberMarks(rawValue: 1 << 2)
  /// 도: in addition.
  public static let also = NumberMarks(rawValue: 1 << 3)
  /// 쯤, 정도, 여, 약: about so many.
  public static let about = NumberMarks(rawValue: 1 << 4)
  /// 이상, 넘게.
  public static let atLeast = NumberMarks(rawValue: 1 << 5)
  /// 이하, 이내, 안에.
  public static let atMost = NumberMarks(rawValue: 1 << 6)
}

/// A number found in a text, with its counter and marks.
public struct NumberReading: Hashable, Sendable {
  /// What sort of number it is.
  public enum Kind: String, Hashable, Sendable {
    /// 두 마리, 2만 3천.
    case cardinal
    /// 서너 개, 2~3개. Not an order: ask.
    case range
    /// 반, 3분의 2.
    case fraction
    /// 두 번째, 셋째.
    case ordinal
    /// 2번, 이 번: one of several that are numbered. Never a quantity.
    case label
  }

  /// Where the reading ends, its counter and marks included.
  public var end: Int
  /// The number; of a range, its lower end.
  public var value: Double
  /// The upper end of a range.
  public var upper: Double?
  /// What sort of number it is.
  public var kind: Kind
  /// The counter as written.
  public var counter: String?
  /// What stands behind it.
  public var marks: NumberMarks = []
  /// The numerals are not those the counter takes (삼 개, 두 인분). It costs more and is understood all the same.
  public var isUnusualCounter = false
  /// Nothing but a word that is usually no number (이, 네, 만): whoever reads decides whether one is expected.
  public var isBare = false
  /// Said so that a question is in order: 3만5 for 35,000, 이번 for number 2.
  public var isUncertain = false

  /// The value as a whole number; nil if it has a fraction or is beyond the whole numbers that `Double`
  /// keeps apart.
  public var wholeValue: Int? {
    // Not `Int(exactly:)`, which would link the mathematics library into every program.
    guard abs(value) < 9e15, Double(Int(value)) == value else { return nil }
    return Int(value)
  }

  /// What the speaker may want. More than one value where a range was said, or that so many are the least or the
  /// most (두 개 이상, 최대 세 개): nobody can order that without asking.
  public var possibleValues: ClosedRange<Double> {
    let top = max(value, upper ?? value)
    if marks.contains(.atLeast) { return value...(top + 1) }
    if marks.contains(.atMost), value > 1 { return 1...top }
    return value...top
  }

  /// Every reading that begins at a place, the longest first.
  ///
  /// - Parameters:
  ///   - scalars: a normal form, without spaces.
  ///   - start: where the number must begin.
  ///   - spaceBefore: where the user put spaces (`NormalText.spaceBefore`), which keep digits apart; empty if unknown.
  public static func all(
    in scalars: [Unicode.Scalar], from start: Int, spaceBefore: SpaceMarks = []
  ) -> [NumberReading] {
    guard start < scalars.count, NumberBeginnings.mayBegin(scalars[start]) else { return [] }
    return NumberParser(scalars: scalars, spaceBefore: spaceBefore).readings(from: start)
  }
}
