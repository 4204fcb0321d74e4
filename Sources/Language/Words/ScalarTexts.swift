/// Texts that lie one behind another, so that thousands of them are made with a few allocations.
package struct ScalarTexts: Sendable, RandomAccessCollection {
  package private(set) var scalars: [Unicode.Scalar] = []
  /// Where each text ends.
  private var ends: [Int] = []

  package init() {}

  /// One text.
  package init(_ text: some Sequence<Unicode.Scalar>) {
    scalars = Array(text)
    ends = [scalars.count]
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }

  package subscript(index: Int) -> ArraySlice<Unicode.Scalar> { scalars[range(index)] }

  /// Where a text lies in `scalars`.
  package func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  package mutating func append(_ other: ScalarTexts) {
    let first = scalars.count
    scalars += other.scalars
    ends.reserveCapacity(ends.count + other.ends.count)
    for end in other.ends { ends.append(first + end) }
  }

  /// Puts the same letters behind each text.
  package mutating func extend(by letters: some Collection<Unicode.Scalar>) {
    if ends.count == 1 {
      scalars.append(contentsOf: letters)
      ends[0] = scalars.count
    } else {
      self = followed(by: ScalarTexts(letters))
    }
  }

  package static func + (left: ScalarTexts, right: ScalarTexts) -> ScalarTexts {
    var both = left
    both.append(right)
    return both
  }

  /// Each text with each of `other` behind it, in this order.
  package func followed(by other: ScalarTexts) -> ScalarTexts {
    if scalars.isEmpty, ends.count == 1 { return other }
    var result = ScalarTexts()
    result.scalars.reserveCapacity(scalars.count * other.count + other.scalars.count * count)
    result.ends.reserveCapacity(count * other.count)
    for front in indices {
      for back in other.indices {
        result.scalars.append(contentsOf: scalars[range(front)])
        result.scalars.append(contentsOf: other.scalars[other.range(back)])
        result.ends.append(result.scalars.count)
      }
    }
    return result
  }
}
