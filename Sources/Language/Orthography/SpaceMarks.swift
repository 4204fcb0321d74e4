/// Where a text has spaces: for each letter, and for the end, whether one stood in front of it.
///
/// ```swift
/// NormalText("치킨 두 마리").spaceBefore   // [true, false, true, true, false, true]
/// ```
///
/// A row of bits. The first 128 need no memory of their own, so the marks of nearly every sentence are copied without
/// counting references.
public struct SpaceMarks: Hashable, Sendable {
  @usableFromInline var first: UInt64 = 0
  @usableFromInline var second: UInt64 = 0
  /// Those behind the first 128, 64 in each; nil if there are none.
  private var rest: [UInt64]?
  public private(set) var count = 0

  /// No marks.
  public init() {}

  /// Marks one after another.
  public init(_ marks: some Sequence<Bool>) {
    for mark in marks { append(mark) }
  }

  /// Marks of a byte each, 0 or 1.
  ///
  /// - Parameters:
  ///   - bytes: at least seven more than there are marks, whatever these are.
  ///   - count: how many marks.
  init(bytes: UnsafeRawBufferPointer, count: Int) {
    precondition(bytes.count >= count + 7)
    self.count = count
    first = Self.word(bytes, from: 0, upTo: count)
    guard count > 64 else { return }
    second = Self.word(bytes, from: 64, upTo: count)
    guard count > 128 else { return }
    rest = stride(from: 128, to: count, by: 64).map { Self.word(bytes, from: $0, upTo: count) }
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, from start: Int, upTo end: Int) -> UInt64 {
    var (word, place) = (UInt64(0), start)
    while place < Swift.min(end, start + 64) {
      let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      // Each byte's lowest bit is moved to its place in the highest byte of the product, and none to another's.
      let bits = ((eight & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) >> 56
      word |= bits << UInt64(place - start)
      place &+= 8
    }
    return word & mask(end - start)
  }

  /// The lowest bits of a word.
  ///
  /// - Parameter count: how many; none if negative, all if more than there are.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    count < 64 ? 1 << UInt64(Swift.max(0, count)) - 1 : UInt64.max
  }

  /// Adds a mark at the end.
  mutating func append(_ mark: Bool) {
    let bit: UInt64 = mark ? 1 << UInt64(count & 63) : 0
    switch count {
    case 0..<64: first |= bit
    case 64..<128: second |= bit
    default:
      var words = rest ?? []
      rest = nil
      if count & 63 == 0 { words.append(0) }
      words[words.count - 1] |= bit
      rest = words
    }
    count += 1
  }

  /// How many marks of a range are true.
  public func trueCount(in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // Nearly every range asked for ends among the first 64.
    let inFirst = (first & Self.mask(range.upperBound) & ~Self.mask(range.lowerBound)).nonzeroBitCount
    return range.upperBound <= 64 ? inFirst : inFirst + trueCountBehind(range)
  }

  /// How many marks of a range are true that stand behind the first 64.
  private func trueCountBehind(_ range: Range<Int>) -> Int {
    let (lower, upper) = (range.lowerBound - 64, range.upperBound - 64)
    let inSecond = (second & Self.mask(upper) & ~Self.mask(lower)).nonzeroBitCount
    guard upper > 64, let rest else { return inSecond }
    return rest.indices.reduce(inSecond) { sum, number in
      let start = 64 * (number + 1)
      return sum + (rest[number] & Self.mask(upper - start) & ~Self.mask(lower - start)).nonzeroBitCount
    }
  }

  /// The marks behind the first 128.
  @usableFromInline
  @inline(never)
  func isMarkedBehind(_ index: Int) -> Bool {
    (rest ?? [])[index / 64 - 2] >> UInt64(index & 63) & 1 != 0
  }
}

extension SpaceMarks: RandomAccessCollection, ExpressibleByArrayLiteral {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  @inlinable
  public subscript(index: Int) -> Bool {
    assert(index >= 0 && index < count)
    guard index < 128 else { return isMarkedBehind(index) }
    return (index < 64 ? first : second) >> UInt64(index & 63) & 1 != 0
  }

  public init(arrayLiteral marks: Bool...) { self.init(marks) }
}
