import Language

/// A number in English words or digits.
///
/// ```swift
/// EnglishNumber.read("twenty-first")   // 21, ordinal
/// EnglishNumber.read("two or three")   // 2 through 3, range
/// EnglishNumber.read("two bowls of")   // 2, counted in bowls
/// EnglishNumber.read("a chicken")      // nil: an article is no number
/// ```
public struct EnglishNumber: Hashable, Sendable {
  /// What sort of number it is.
  public enum Kind: String, Hashable, Sendable {
    /// two, 21, a dozen.
    case cardinal
    /// two or three, 2-3, a few. Not an order: ask.
    case range
    /// half, two and a half.
    case fraction
    /// second, twenty-first, 3rd.
    case ordinal
  }

  /// The number; of a range, both ends.
  public let value: ClosedRange<Double>
  /// What sort of number it is.
  public let kind: Kind
  /// The counter in its form for one thing: `bowl` for “two bowls of”.
  public let counter: String?

  /// Reads a whole text, with or without “the” before an ordinal. Nil when it is more or less than a number.
  public static func read(_ text: String) -> EnglishNumber? {
    let normal = NormalText(text)
    let readings = all(in: normal.scalars, spaceBefore: normal.spaceBefore, at: 0)
    if let reading = readings.first(where: { $0.end == normal.count }) { return reading.number }
    return ordinal(in: normal)
  }

  /// A cardinal, fraction or range that begins at `position`, and where it ends; the longest first.
  static func all(
    in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int
  ) -> [(end: Int, number: EnglishNumber)] {
    guard position < scalars.count, mayBegin(scalars[position]) else { return [] }
    let scanner = EnglishNumberScanner(scalars: scalars, spaceBefore: spaceBefore)
    let bare = scanner.quantities(at: position).map { ($0.end, EnglishNumber($0.value)) }
    let counted = scanner.counted(at: position)
    return (bare + counted).sorted { $0.0 > $1.0 }
  }

  init(_ value: ClosedRange<Double>, counter: String? = nil, kind: Kind? = nil) {
    self.value = value
    self.counter = counter
    let isRange = value.lowerBound != value.upperBound
    // Beyond this size every number is whole.
    let isWhole = abs(value.lowerBound) >= 9e15 || Double(Int(value.lowerBound)) == value.lowerBound
    self.kind = kind ?? (isRange ? .range : isWhole ? .cardinal : .fraction)
  }

  /// Cheap, and true for every first letter of the number words.
  private static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    EnglishNumberScanner.isDigit(scalar) || "abcefhmnopqstz".unicodeScalars.contains(scalar)
      || WrittenQuantity.mayBegin(scalar)
  }

  // MARK: Ordinals

  private static func ordinal(in text: NormalText) -> EnglishNumber? {
    let scanner = EnglishNumberScanner(scalars: text.scalars, spaceBefore: text.spaceBefore)
    let start = scanner.end(of: "the", at: 0) ?? 0
    let value = scanner.ordinals(at: start).first { $0.end == text.count }?.value
    return value.map { EnglishNumber($0, kind: .ordinal) }
  }
}

extension EnglishNumberScanner {
  /// first, twenty-first, two hundred and third, 21st.
  func ordinals(at start: Int) -> [Piece] {
    let simple = words(at: start, in: EnglishNumberWords.ordinals)
    let heads = start < scalars.count ? integers(at: start) : []
    let compounds = heads.flatMap { head -> [Piece] in
      let rests = [head.end, end(of: "-", at: head.end), end(of: "and", at: head.end)].compactMap(\.self)
      return rests.flatMap { words(at: $0, in: EnglishNumberWords.ordinals) }.compactMap {
        Self.compound(head, $0)
      }
    }
    let digits = heads.flatMap { head in
      ["st", "nd", "rd", "th"].compactMap { end(of: $0, at: head.end) }.map { Piece($0, head.value) }
    }
    return simple + compounds + digits.filter { Self.isDigit(scalars[start]) && isWordEnd($0.end) }
  }

  /// twenty + first = 21, two + hundredth = 200; nil for what nobody says (one first).
  private static func compound(_ head: Piece, _ ordinal: Piece) -> Piece? {
    let (first, second) = (head.value.lowerBound, ordinal.value.lowerBound)
    if second >= 100 { return Piece(ordinal.end, first * second) }
    let isTen =
      first.truncatingRemainder(dividingBy: 100) >= 20 && first.truncatingRemainder(dividingBy: 10) == 0
    let isHundred = first >= 100 && first.truncatingRemainder(dividingBy: 100) == 0
    guard isTen && second < 10 || isHundred else { return nil }
    return Piece(ordinal.end, first + second)
  }
}
