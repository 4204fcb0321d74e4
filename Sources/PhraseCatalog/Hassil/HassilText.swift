import Language

/// A sentence or name as hassil looks at it: without punctuation at the edges of words.
///
/// Every scalar keeps its place in what was received; spaces are added only where a value may end inside a
/// word: between digits and letters (2700k), and where a template joins a word to a slot.
struct HassilText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where spaces were added, in ascending order; every other scalar was received.
  private var added: [Int] = []

  init(_ text: String) {
    let source = Array(text.unicodeScalars)
    scalars = source
    for index in source.indices where Self.isPunctuation(source, index) { scalars[index] = " " }
  }

  /// The same text with a space wherever a value may end inside a word.
  func splitting(_ joints: HassilJoints) -> HassilText {
    // Other letters are never joined to anything.
    guard scalars.contains(where: Self.isLatinLetter) else { return self }
    let places = joints.isEmpty ? [] : joints.places(in: Self.folded(scalars))
    var result = HassilText()
    for (index, scalar) in scalars.enumerated() {
      let endsNumber = index > 0 && Self.isDigit(scalars[index - 1]) && Self.isLatinLetter(scalar)
      if endsNumber || places.contains(index) {
        result.added.append(result.scalars.count)
        result.scalars.append(" ")
      }
      result.scalars.append(scalar)
    }
    return result
  }

  private init() {}

  var text: String { Self.string(scalars) }

  /// What stands in a range of `scalars`, with single spaces and none at the ends.
  func said(_ range: Range<Int>) -> String {
    var said: [Unicode.Scalar] = []
    said.reserveCapacity(range.count)
    for index in range where !added.contains(index) {
      if scalars[index] == " ", said.isEmpty || said[said.count - 1] == " " { continue }
      said.append(scalars[index])
    }
    if said.last == " " { said.removeLast() }
    return Self.string(said)
  }

  /// The same text with every one of these phrases taken out where it stands as words; nil if none does, or
  /// nothing would be left.
  func skipping(_ phrases: HassilSkipWords) -> HassilText? {
    guard !phrases.isEmpty else { return nil }
    let folded = Self.folded(scalars)
    var result = self
    var skipsAny = false
    var index = 0
    while index < folded.count {
      let length = isInsideWord(index) ? 0 : phrases.length(at: index, in: folded) { isWord($0) }
      for place in index..<index + length where result.scalars[place] != " " {
        result.scalars[place] = " "
        skipsAny = true
      }
      index += max(length, 1)
    }
    return skipsAny && result.scalars.contains { $0 != " " } ? result : nil
  }

  /// Whether one of these stands in the text as a word.
  func saysOne(of words: Set<String>) -> Bool {
    let said = Self.string(Self.folded(scalars)).split(separator: " ")
    return words.contains { word in
      said.contains { $0 == Self.string(Self.folded(Array(word.unicodeScalars))) }
    }
  }

  /// The same text with hyphens as spaces; nil if there are none.
  func breakingWords() -> HassilText? {
    guard scalars.contains(where: { $0 == "-" || $0 == "_" }) else { return nil }
    var result = self
    result.scalars = scalars.map { $0 == "-" || $0 == "_" ? " " : $0 }
    return result
  }

  /// A letter or digit stands before a place.
  private func isInsideWord(_ place: Int) -> Bool { place > 0 && Self.isLetterOrDigit(scalars[place - 1]) }

  private func isWord(_ range: Range<Int>) -> Bool {
    let after = range.upperBound < scalars.count ? scalars[range.upperBound] : " "
    return !isInsideWord(range.lowerBound) && !Self.isLetterOrDigit(after)
  }

  // MARK: Scalars

  /// Punctuation that does not stand inside a word: 20.5 and a.m. keep theirs.
  private static func isPunctuation(_ source: [Unicode.Scalar], _ index: Int) -> Bool {
    // Syllables and other letters of East Asia, the most frequent by far, are none.
    guard !(0x3040...0xD7FF).contains(source[index].value), marks.contains(source[index]) else {
      return false
    }
    let before = index > 0 ? source[index - 1] : " "
    let after = index + 1 < source.count ? source[index + 1] : " "
    let isInside = isLetterOrDigit(before) && isLetterOrDigit(after)
    let isInitial = source[index] == "." && index > 1 && source[index - 2] == "." && isLetterOrDigit(before)
    return !isInside && !isInitial
  }

  private static let marks = Set(".。,，?¿？؟!¡！;；:：…—–―".unicodeScalars)

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isASCIILetter(scalar) : scalar.value < 0x250 && scalar.properties.isAlphabetic
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    if Hangul.isSyllable(scalar) { return true }
    return scalar.isASCII
      ? isASCIILetter(scalar) || isDigit(scalar)
      : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value | 0x20) &- 0x61 < 26
  }

  /// Lower case, scalar by scalar, so that places stay the same.
  static func folded(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] { scalars.map { folded($0) } }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A: return Unicode.Scalar(UInt8(scalar.value + 32))
    case 0...0x7F, 0x3000...0xD7FF: return scalar
    default:
      guard scalar.properties.changesWhenLowercased else { return scalar }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first ?? scalar : scalar
    }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    String(unsafeUninitializedCapacity: scalars.count * 4) { bytes in
      var count = 0
      for scalar in scalars {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}
