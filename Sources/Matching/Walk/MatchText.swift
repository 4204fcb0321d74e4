public import Language

/// An utterance as the matcher walks it: scalars without spaces, and one code byte for each jamo.
public struct MatchText: ~Copyable, Sendable {
  public let normal: NormalText
  /// How many scalars there are.
  let count: Int
  /// One piece of memory, of which nobody writes after it was made, and which goes with the text.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<Int32>
  /// Behind the last code there are as many bytes as are compared at once.
  nonisolated(unsafe) let codes: UnsafeBufferPointer<UInt8>
  /// Offset in `codes` of each scalar; one more than scalars.
  nonisolated(unsafe) let starts: UnsafeBufferPointer<Int32>

  public init(_ text: String) { self.init(NormalText(text)) }

  public init(_ normal: consuming NormalText) {
    count = normal.scalars.count
    let room = count * JamoCode.longestCode + CodeBytes.width
    let startCount = count + 1
    memory = .allocate(
      capacity: startCount + (room + MemoryLayout<Int32>.size - 1) / MemoryLayout<Int32>.size)
    let starts = UnsafeMutableBufferPointer(start: memory, count: startCount)
    let codes = UnsafeMutableBufferPointer(
      start: UnsafeMutableRawPointer(memory + startCount).bindMemory(to: UInt8.self, capacity: room),
      count: room)
    let codeCount = JamoCode.encode(normal.scalars, into: codes, starts: starts)
    self.codes = UnsafeBufferPointer(rebasing: codes[..<codeCount])
    self.starts = UnsafeBufferPointer(starts)
    self.normal = consume normal
  }

  deinit { memory.deallocate() }

  var scalars: [Unicode.Scalar] { normal.scalars }
  /// Whether a space was typed before the scalar; one more than scalars.
  var spaceBefore: [Bool] { normal.spaceBefore }

  /// The last position whose codes begin at `code` or before; it is `start` or behind it.
  @inline(__always)
  func position(before code: Int, from start: Int) -> Int {
    guard codes.count != count else { return code }
    var position = start
    while position < count, Int(starts[position &+ 1]) <= code { position &+= 1 }
    return position
  }

  /// Whether `word` stands at `position`.
  func has(_ word: [Unicode.Scalar], at position: Int) -> Bool {
    guard position + word.count <= scalars.count else { return false }
    for index in word.indices where scalars[position + index] != word[index] { return false }
    return true
  }

  /// A word may end before `position`: at a space, at the end, or between scripts.
  func isWordEnd(_ position: Int) -> Bool {
    guard position > 0, position < count, !spaceBefore[position] else { return true }
    return !(Self.isLatin(scalars[position - 1]) && Self.isLatin(scalars[position]))
  }

  /// A space or a comma was typed before `position`, or the text ends there.
  func isTypedSpace(_ position: Int) -> Bool {
    position >= count || spaceBefore[position] || scalars[position] == ","
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || (0xC0...0x24F).contains(scalar.value)
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
