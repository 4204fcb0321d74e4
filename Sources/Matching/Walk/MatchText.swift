public import Language

/// An utterance as the matcher walks it: scalars without spaces, and one code byte for each jamo.
///
/// A part can be set aside (the app's name), which leaves a text with a gap and unchanged source ranges.
public struct MatchText: ~Copyable, Sendable {
  let scalars: [Unicode.Scalar]
  /// Whether a space was typed before the scalar; one more than scalars.
  let spaceBefore: [Bool]
  /// One piece of memory, of which nobody writes after it was made, and which goes with the text.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<Int32>
  nonisolated(unsafe) let codes: UnsafeBufferPointer<UInt8>
  /// Offset in `codes` of each scalar; one more than scalars.
  nonisolated(unsafe) let starts: UnsafeBufferPointer<Int32>
  /// What was set aside, in the scalars of the normal form.
  let hole: Range<Int>?

  public init(_ text: String) { self.init(NormalText(text)) }

  public init(_ normal: NormalText) {
    hole = nil
    scalars = normal.scalars
    spaceBefore = normal.spaceBefore
    (memory, codes, starts) = Self.encode(scalars)
  }

  /// The same utterance with `hole` set aside.
  init(_ normal: NormalText, without hole: Range<Int>) {
    self.hole = hole
    scalars = Array(normal.scalars[..<hole.lowerBound] + normal.scalars[hole.upperBound...])
    var spaces = Array(normal.spaceBefore[..<hole.lowerBound] + normal.spaceBefore[hole.upperBound...])
    spaces[hole.lowerBound] = true
    spaceBefore = spaces
    (memory, codes, starts) = Self.encode(scalars)
  }

  deinit { memory.deallocate() }

  private static func encode(_ scalars: [Unicode.Scalar]) -> (
    memory: UnsafeMutablePointer<Int32>, codes: UnsafeBufferPointer<UInt8>, starts: UnsafeBufferPointer<Int32>
  ) {
    let room = scalars.count * JamoCode.longestCode
    let startCount = scalars.count + 1
    let memory = UnsafeMutablePointer<Int32>.allocate(
      capacity: startCount + (room + MemoryLayout<Int32>.size - 1) / MemoryLayout<Int32>.size)
    let starts = UnsafeMutableBufferPointer(start: memory, count: startCount)
    let codes = UnsafeMutableBufferPointer(
      start: UnsafeMutableRawPointer(memory + startCount).bindMemory(to: UInt8.self, capacity: room),
      count: room)
    let count = JamoCode.encode(scalars, into: codes, starts: starts)
    return (memory, UnsafeBufferPointer(rebasing: codes[..<count]), UnsafeBufferPointer(starts))
  }

  /// How many scalars there are.
  public var count: Int { scalars.count }

  /// The last position whose codes begin at `code` or before; it is `start` or behind it.
  @inline(__always)
  func position(before code: Int, from start: Int) -> Int {
    guard codes.count != count else { return code }
    var position = start
    while position < count, Int(starts[position &+ 1]) <= code { position &+= 1 }
    return position
  }

  /// Where the scalar at `position` stands in the normal form.
  private func origin(_ position: Int) -> Int {
    guard let hole, position >= hole.lowerBound else { return position }
    return position + hole.count
  }

  /// A range of this text as a range of Unicode scalars of the utterance as received, whose normal form is given.
  func sourceRange(_ range: Range<Int>, in normal: NormalText) -> Range<Int> {
    guard !range.isEmpty else {
      let place = range.lowerBound < count ? origin(range.lowerBound) : normal.count
      return normal.sourceRange(place..<place)
    }
    return normal.sourceRange(origin(range.lowerBound)..<origin(range.upperBound - 1) + 1)
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
