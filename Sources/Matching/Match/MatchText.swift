public import Language

/// An utterance as the matcher walks it: scalars without spaces, and one code byte for each jamo.
///
/// A part can be set aside (the app's name), which leaves a text with a gap and unchanged source ranges.
public struct MatchText: Sendable {
  public let normal: NormalText
  let scalars: [Unicode.Scalar]
  /// Whether a space was typed before the scalar; one more than scalars.
  let spaceBefore: [Bool]
  /// Index in `normal.scalars` of each scalar.
  let origin: [Int]
  let codes: [UInt8]
  /// Offset in `codes` of each scalar; one more than scalars.
  let starts: [Int32]
  /// What was set aside, in `normal.scalars`.
  let hole: Range<Int>?

  public init(_ text: String) { self.init(NormalText(text)) }

  public init(_ normal: NormalText) { self.init(normal, without: nil) }

  /// The same utterance with `hole` set aside.
  init(_ normal: NormalText, without hole: Range<Int>?) {
    self.normal = normal
    self.hole = hole
    var scalars: [Unicode.Scalar] = []
    var spaces: [Bool] = []
    var origin: [Int] = []
    for (index, scalar) in normal.scalars.enumerated() where hole?.contains(index) != true {
      spaces.append(normal.spaceBefore[index] || index == hole?.upperBound)
      scalars.append(scalar)
      origin.append(index)
    }
    self.scalars = scalars
    spaceBefore = spaces + [true]
    self.origin = origin
    (codes, starts) = JamoCode.encodeWithStarts(scalars)
  }

  var count: Int { scalars.count }

  /// A range of this text as a range of Unicode scalars of the utterance as received.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place = range.lowerBound < count ? origin[range.lowerBound] : normal.scalars.count
      return normal.sourceRange(place..<place)
    }
    return normal.sourceRange(origin[range.lowerBound]..<origin[range.upperBound - 1] + 1)
  }

  /// The words of a range as they were typed.
  func said(_ range: Range<Int>) -> String {
    let source = Array(normal.source.unicodeScalars)
    let slice = source[sourceRange(range)]
    return String(String.UnicodeScalarView(slice))
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
