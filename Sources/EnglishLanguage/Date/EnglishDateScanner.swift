import Language

/// Reads what English texts say about days and times. The rules are in extensions, one kind of word each.
///
/// Words end where words may end, so that “sunflower” holds no Sunday.
struct EnglishDateScanner {
  let scalars: [Unicode.Scalar]
  var reference: DateReference
  /// A number alone is an hour: behind “at” and in ranges.
  var takesBareHours = false
  private let numbers: EnglishNumberScanner

  init(scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, reference: DateReference) {
    self.scalars = scalars
    self.reference = reference
    numbers = EnglishNumberScanner(scalars: scalars, spaceBefore: spaceBefore)
  }

  func after(_ moment: CivilMoment) -> EnglishDateScanner {
    var scanner = self
    scanner.reference = reference.after(moment)
    return scanner
  }

  var withBareHours: EnglishDateScanner {
    var scanner = self
    scanner.takesBareHours = true
    return scanner
  }

  // MARK: Words

  /// The words of a table at a place, the longest first.
  func all<Value>(_ table: WordTable<Value>, at start: Int) -> [Found<Value>] {
    table.all(in: scalars, at: start).filter { numbers.isWordEnd($0.end) }
  }

  func end(of table: WordTable<Void>, at start: Int) -> Int? { all(table, at: start).first?.end }

  func end(of phrase: String, at start: Int) -> Int? {
    numbers.end(of: phrase, at: start).flatMap { $0 > start && numbers.isWordEnd($0) ? $0 : nil }
  }

  /// Behind the first of the phrases that stands here, or the same place.
  func skipping(_ phrases: String..., at start: Int) -> Int {
    phrases.lazy.compactMap { end(of: $0, at: start) }.first ?? start
  }

  func sign(_ sign: String, at start: Int) -> Int? { numbers.end(of: sign, at: start) }

  // MARK: Numbers

  /// Whole numbers in words or digits; `isWord` asks that a word may end behind them.
  func wholes(at start: Int, in range: ClosedRange<Int>, isWord: Bool = true) -> [Found<Int>] {
    guard start < scalars.count, Self.mayBeNumber(scalars[start]) else { return [] }
    return numbers.integers(at: start).compactMap { piece in
      guard let value = piece.wholeNumber, range.contains(value), !isWord || numbers.isWordEnd(piece.end)
      else { return nil }
      return Found(piece.end, value)
    }
  }

  /// Amounts that may have a half: two and a half, half an.
  func amounts(at start: Int) -> [Found<Double>] {
    guard start < scalars.count, Self.mayBeNumber(scalars[start]) else { return [] }
    return numbers.quantities(at: start).compactMap { piece in
      piece.value.lowerBound == piece.value.upperBound ? Found(piece.end, piece.value.lowerBound) : nil
    }
  }

  /// 12th, twelfth.
  func ordinals(at start: Int, in range: ClosedRange<Int>) -> [Found<Int>] {
    guard start < scalars.count, Self.mayBeNumber(scalars[start]) else { return [] }
    return numbers.ordinals(at: start).compactMap { piece in
      guard let value = piece.wholeNumber, range.contains(value), numbers.isWordEnd(piece.end) else {
        return nil
      }
      return Found(piece.end, value)
    }
  }

  /// Cheap, and true for every first letter of a number.
  private static func mayBeNumber(_ scalar: Unicode.Scalar) -> Bool {
    EnglishNumberScanner.isDigit(scalar) || "acefhnopqstz".unicodeScalars.contains(scalar)
  }

  /// Digits without a space between them.
  func digits(at start: Int, _ lengths: ClosedRange<Int>) -> Found<Int>? {
    var end = start
    var value = 0
    while end < scalars.count, EnglishNumberScanner.isDigit(scalars[end]),
      end == start || !numbers.isSpaced(end)
    {
      guard end - start < lengths.upperBound else { return nil }
      value = value * 10 + Int(scalars[end].value - 48)
      end += 1
    }
    return lengths.contains(end - start) ? Found(end, value) : nil
  }

  /// Whether a word may end before and begin at an index.
  func isBoundary(_ index: Int) -> Bool { index == 0 || numbers.isWordEnd(index) }
}

extension EnglishNumberScanner.Piece {
  fileprivate var wholeNumber: Int? {
    guard value.lowerBound == value.upperBound, value.lowerBound < 100_000 else { return nil }
    return Double(Int(value.lowerBound)) == value.lowerBound ? Int(value.lowerBound) : nil
  }
}
