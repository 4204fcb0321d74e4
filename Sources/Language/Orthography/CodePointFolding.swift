/// One scalar on its way to the normal form, with the scalars of the source that it stands for.
struct SourcedScalar: Hashable, Sendable {
  var scalar: Unicode.Scalar
  // Half as long as a range, so that twice as many are read at once.
  private var first: UInt32
  private var end: UInt32
  /// Typed as a half-width letter: such letters are put together to syllables, others are not.
  var isHalfWidth = false

  @inline(__always)
  init(scalar: Unicode.Scalar, source: Range<Int>, isHalfWidth: Bool = false) {
    self.scalar = scalar
    first = UInt32(truncatingIfNeeded: source.lowerBound)
    end = UInt32(truncatingIfNeeded: source.upperBound)
    self.isHalfWidth = isHalfWidth
  }

  var source: Range<Int> { Int(first)..<Int(end) }
}

/// The first step of the normal form: every code point on its own.
///
/// Full-width ASCII and half-width letters become ordinary ones, invisible scalars go, quotes, dashes,
/// tildes and dots become one of each, circled numbers become digits. This is deliberately not Unicode's
/// compatibility form, which would turn ㅊㅋ into onsets that no query means.
enum CodePointFolding {
  static func fold(_ source: String) -> [SourcedScalar] {
    // What a scalar becomes has no more scalars than it has bytes: … three, ㈜ three, ⑳ two.
    [SourcedScalar](unsafeUninitializedCapacity: source.utf8.count) { places, count in
      var index = 0
      for scalar in source.unicodeScalars {
        if scalar.value &- 0xAC00 < 0xD7A4 - 0xAC00 || scalar.value == 0x20 || scalar.value &- 0x61 < 26 {
          places.initializeElement(at: count, to: SourcedScalar(scalar: scalar, source: index..<index + 1))
          count &+= 1
        } else {
          append(scalar, at: index, to: places, &count)
        }
        index &+= 1
      }
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar, at index: Int, to places: UnsafeMutableBufferPointer<SourcedScalar>,
    _ count: inout Int
  ) {
    let source = index..<index + 1
    func add(_ folded: Unicode.Scalar, isHalfWidth: Bool = false) {
      places.initializeElement(
        at: count, to: SourcedScalar(scalar: folded, source: source, isHalfWidth: isHalfWidth))
      count += 1
    }
    switch scalar.value {
    case 0x41...0x5A: add(Unicode.Scalar(UInt8(scalar.value + 32)))
    case 0x20...0x7E, 0xAC00...0xD7A3, 0x3131...0x3163: add(scalar)
    case 0xFF21...0xFF3A: add(Unicode.Scalar(UInt8(scalar.value - 0xFF21 + 0x61)))
    case 0xFF01...0xFF5E: add(Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)))
    case 0xFFA1...0xFFDC:
      guard let letter = halfWidthLetter(scalar.value) else { return }
      add(letter, isHalfWidth: true)
    case 0x2460...0x2473:
      for digit in String(scalar.value - 0x245F).unicodeScalars { add(digit) }
    default:
      if let folded = replacements[scalar] {
        for one in folded.unicodeScalars { add(one) }
      } else if scalar.properties.isWhitespace {
        add(" ")
      } else if !isInvisible(scalar) {
        add(lowercase(scalar))
      }
    }
  }

  /// Ä as ä, Д as д; a letter whose small form is more than one scalar stays.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.changesWhenLowercased else { return scalar }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first ?? scalar : scalar
  }

  private static func halfWidthLetter(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0xFFA1...0xFFBE: Unicode.Scalar(value - 0xFFA1 + 0x3131)
    case 0xFFC2...0xFFC7: Unicode.Scalar(value - 0xFFC2 + 0x314F)
    case 0xFFCA...0xFFCF: Unicode.Scalar(value - 0xFFCA + 0x3155)
    case 0xFFD2...0xFFD7: Unicode.Scalar(value - 0xFFD2 + 0x315B)
    case 0xFFDA...0xFFDC: Unicode.Scalar(value - 0xFFDA + 0x3161)
    default: nil
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0: true
    case 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
    default: isControlOrFormat(scalar)
    }
  }

  private static func isControlOrFormat(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .control || category == .format
  }

  private static let replacements: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [
      "\u{2026}": "...", "\u{3002}": ".", "\u{FF61}": ".", "\u{3001}": ",", "\u{FF64}": ",",
      "\u{FFE6}": "₩", "\u{321C}": "(주)",
      // A capital sigma has two small forms, of which one ends words.
      "ς": "σ",
    ]
    for (target, sources) in classes {
      for scalar in sources.unicodeScalars { result[scalar] = target }
    }
    return result
  }()

  private static let classes: [(String, String)] = [
    ("\"", "“”„‟「」『』〝〞«»″"), ("'", "‘’‚‛′`´"), ("-", "−–—‐‑‒―﹣"), ("~", "～〜∼˜"), ("·", "ㆍ•・‧･"),
  ]
}
