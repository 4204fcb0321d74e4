/// How many of a thing, in signs that are written in every language: x2, × 2, *2, 2x, (2).
package enum WrittenQuantity {
  /// The quantity that begins at `start`, and where it ends; nil for any other text, and for `2x2` and `(2층)`.
  package static func read(
    _ scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, at start: Int
  ) -> (value: Int, end: Int)? {
    guard start < scalars.count else { return nil }
    let first = scalars[start]
    if first == "(" {
      guard let (value, end) = digits(scalars, spaceBefore, at: start + 1), end < scalars.count,
        scalars[end] == ")"
      else { return nil }
      return (value, end + 1)
    }
    guard signs.contains(first) else { return behind(scalars, spaceBefore, at: start) }
    return digits(scalars, spaceBefore, at: start + 1, mayBeApart: true).flatMap { value, end in
      isWordEnd(end, scalars, spaceBefore) ? (value, end) : nil
    }
  }

  /// True for every scalar that a quantity in signs may begin with.
  package static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || signs.contains(scalar) || isDigit(scalar)
  }

  /// 2x, 2×: the sign behind the number.
  private static func behind(
    _ scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, at start: Int
  ) -> (value: Int, end: Int)? {
    guard let (value, end) = digits(scalars, spaceBefore, at: start), end < scalars.count,
      signs.contains(scalars[end]), isWordEnd(end + 1, scalars, spaceBefore)
    else { return nil }
    return (value, end + 1)
  }

  private static func digits(
    _ scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, at start: Int, mayBeApart: Bool = false
  ) -> (value: Int, end: Int)? {
    var end = start
    var value = 0
    while end < scalars.count, isDigit(scalars[end]),
      end == start && mayBeApart || !isSpaced(end, spaceBefore),
      end - start < mostDigits
    {
      value = value * 10 + Int(scalars[end].value - 48)
      end += 1
    }
    let goesOn = end < scalars.count && isDigit(scalars[end]) && !isSpaced(end, spaceBefore)
    return end > start && value > 0 && !goesOn ? (value, end) : nil
  }

  private static func isWordEnd(_ end: Int, _ scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks) -> Bool {
    end >= scalars.count || isSpaced(end, spaceBefore)
      || !(isDigit(scalars[end]) || scalars[end].properties.isAlphabetic)
  }

  private static func isSpaced(_ index: Int, _ spaceBefore: SpaceMarks) -> Bool {
    index < spaceBefore.count && spaceBefore[index]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static let signs: Set<Unicode.Scalar> = ["x", "×", "*"]
  /// Longer numbers are not quantities.
  private static let mostDigits = 4
}
