public import Language

/// An utterance as the matcher walks it: scalars without spaces, and one code byte for each jamo.
public struct MatchText: ~Copyable, Sendable {
  let scalars: [Unicode.Scalar]
  /// Whether a space was typed before the scalar; one more than scalars.
  let spaceBefore: SpaceMarks
  // Nobody writes there while the text is used.
  /// Behind the last code there are as many bytes as are compared at once.
  nonisolated(unsafe) let codes: UnsafeBufferPointer<UInt8>
  /// Offset in `codes` of each scalar; one more than scalars.
  nonisolated(unsafe) let starts: UnsafeBufferPointer<Int32>
  /// What keeps the codes; nil where somebody else does.
  private let memory: TextMemory?

  /// How many scalars there are.
  public var count: Int { scalars.count }

  public init(_ text: String) { self.init(NormalText(text)) }

  public init(_ normal: NormalText) {
    let memory = TextMemory()
    self.init(normal, memory, keeping: memory)
  }

  /// The same in memory that is used again, as a matcher makes it: nothing is allocated but the normal form.
  ///
  /// - Parameter memory: kept by the caller for as long as the text, and used by no other text meanwhile.
  public init(_ normal: NormalText, in memory: TextMemory) { self.init(normal, memory, keeping: nil) }

  private init(_ normal: NormalText, _ memory: TextMemory, keeping kept: TextMemory?) {
    scalars = normal.scalars
    spaceBefore = normal.spaceBefore
    (codes, starts) = memory.encode(normal.scalars)
    self.memory = kept
  }

  /// The last position whose codes begin at `code` or before; it is `start` or behind it.
  @inline(__always)
  func position(before code: Int, from start: Int) -> Int {
    guard codes.count != count else { return code }
    var position = start
    while position < count, Int(starts[position &+ 1]) <= code { position &+= 1 }
    return position
  }

  /// How many spaces were typed between the letters of a range.
  func spaceCount(inside range: Range<Int>) -> Int {
    range.count > 1 ? spaceBefore.trueCount(in: range.lowerBound + 1..<range.upperBound) : 0
  }

  /// Whether `word` stands at `position`.
  func has(_ word: [Unicode.Scalar], at position: Int) -> Bool {
    guard position + word.count <= scalars.count else { return false }
    for index in word.indices where scalars[position + index] != word[index] { return false }
    return true
  }

  /// A word may end before `position`: at a space, at the end, or between scripts.
  @inline(__always)
  func isWordEnd(_ position: Int) -> Bool {
    position <= 0 || position >= count || spaceBefore[position] || isBetweenWords(position)
  }

  private func isBetweenWords(_ position: Int) -> Bool {
    !(Self.isLatin(scalars[position - 1]) && Self.isLatin(scalars[position]))
  }

  /// Where a quotation ends that begins at `position`, behind its closing mark; nil if there is none. The apostrophe of
  /// “mom's” closes nothing.
  func quoteEnd(from position: Int) -> Int? {
    guard let closing = QuotationMarks.closing(scalars[position]) else { return nil }
    let end = scalars.indices[(position + 1)...].first { index in
      let isInsideWord = index + 1 < count && Self.isLatin(scalars[index + 1]) && !spaceBefore[index + 1]
      return scalars[index] == closing && !isInsideWord
    }
    return end.flatMap { $0 > position + 1 ? $0 + 1 : nil }
  }

  /// A space or a comma was typed before `position`, or the text ends there.
  func isTypedSpace(_ position: Int) -> Bool {
    position >= count || spaceBefore[position] || scalars[position] == ","
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || (0xC0...0x24F).contains(scalar.value)
  }
}

/// The memory of a text's codes, which the next one uses again.
public final class TextMemory: @unchecked Sendable {
  @exclusivity(unchecked) private var codes = Scratch<UInt8>(capacity: 256)
  @exclusivity(unchecked) private var starts = Scratch<Int32>()
  /// The starts of any ASCII: 0, 1, 2 and so on.
  @exclusivity(unchecked) private var numbers = Scratch<Int32>()

  public init() {}

  /// The codes of some scalars, and for each the offset of its first one.
  func encode(_ scalars: [Unicode.Scalar]) -> (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Int32>) {
    let startCount = scalars.count + 1
    let codes = codes.room(for: scalars.count * JamoCode.longestCode + CodeBytes.width)
    guard !JamoCode.encodeASCII(scalars, into: codes) else {
      while numbers.count < startCount { numbers.append(Int32(numbers.count)) }
      return (
        UnsafeBufferPointer(rebasing: codes[..<scalars.count]),
        UnsafeBufferPointer(rebasing: numbers.all[..<startCount])
      )
    }
    let starts = starts.room(for: startCount)
    let count = JamoCode.encode(scalars, into: codes, starts: starts)
    return (UnsafeBufferPointer(rebasing: codes[..<count]), UnsafeBufferPointer(starts))
  }
}

/// Codes that are compared eight at a time.
enum CodeBytes {
  /// How many bytes are read at once, wherever the codes end.
  static let width = 8

  /// How many of the first `count` bytes are the same. Both may be read for `width` bytes behind the last.
  @inline(__always)
  static func sameCount(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var place = 0
    while place < count {
      let difference = UInt64(littleEndian: eight(left + place)) ^ UInt64(littleEndian: eight(right + place))
      if difference != 0 { return min(place &+ difference.trailingZeroBitCount / 8, count) }
      place &+= width
    }
    return count
  }

  @inline(__always)
  private static func eight(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
  }
}
