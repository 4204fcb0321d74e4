public import Language

/// An utterance as the matcher walks it: scalars without spaces, and one code byte for each jamo.
///
/// A part can be set aside (the app's name), which leaves a text with a gap and unchanged source ranges.
public struct MatchText: Sendable {
  public let normal: NormalText
  let scalars: [Unicode.Scalar]
  /// Whether a space was typed before the scalar; one more than scalars.
  let spaceBefore: [Bool]
  let codes: [UInt8]
  /// Offset in `codes` of each scalar; one more than scalars.
  let starts: [Int32]
  /// What was set aside, in `normal.scalars`.
  let hole: Range<Int>?

  public init(_ text: String) { self.init(NormalText(text)) }

  public init(_ normal: NormalText) {
    self.normal = normal
    hole = nil
    scalars = normal.scalars
    spaceBefore = normal.spaceBefore
    (codes, starts) = JamoCode.encodeWithStarts(scalars)
  }

  /// The same utterance with `hole` set aside.
  init(_ normal: NormalText, without hole: Range<Int>) {
    self.normal = normal
    self.hole = hole
    scalars = Array(normal.scalars[..<hole.lowerBound] + normal.scalars[hole.upperBound...])
    var spaces = Array(normal.spaceBefore[..<hole.lowerBound] + normal.spaceBefore[hole.upperBound...])
    spaces[hole.lowerBound] = true
    spaceBefore = spaces
    (codes, starts) = JamoCode.encodeWithStarts(scalars)
  }

  var count: Int { scalars.count }

  /// Where the scalar at `position` stands in `normal.scalars`.
  private func origin(_ position: Int) -> Int {
    guard let hole, position >= hole.lowerBound else { return position }
    return position + hole.count
  }

  /// A range of this text as a range of Unicode scalars of the utterance as received.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place = range.lowerBound < count ? origin(range.lowerBound) : normal.scalars.count
      return normal.sourceRange(place..<place)
    }
    return normal.sourceRange(origin(range.lowerBound)..<origin(range.upperBound - 1) + 1)
  }

  /// The words of a range as they were typed.
  func said(_ range: Range<Int>) -> String {
    let place = sourceRange(range)
    let source = normal.source.unicodeScalars
    let start = source.index(source.startIndex, offsetBy: place.lowerBound)
    return String(source[start..<source.index(start, offsetBy: place.count)])
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
