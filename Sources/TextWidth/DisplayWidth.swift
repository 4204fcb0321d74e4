/// How many columns of a terminal text takes.
///
/// Widths follow Unicode's East Asian Width (UAX 11) as terminals in a UTF-8 locale apply it: wide and full-width
/// characters take two columns, ambiguous ones (`·` `…` `①` `★`) one. Terminals set to the old Korean
/// conventions show ambiguous ones in two, so aligned columns should do without them.
/// Control characters count as nothing; a text with tabs or line breaks in it has no one width.
extension StringProtocol {
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// An emoji takes two columns however many scalars it has; every other cluster what its scalars take, so
  /// that a syllable is as wide in conjoining jamo as it is composed.
  package var displayWidth: Int {
    isShownAsEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isShownAsEmoji: Bool {
    guard let base = unicodeScalars.first else { return false }
    return base.properties.isEmojiPresentation
      || base.properties.isEmoji && unicodeScalars.contains(variationSelector16)
  }
}

/// Asks for the picture of a character that is also text, as in ☎️.
private let variationSelector16: Unicode.Scalar = "\u{FE0F}"

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if isZeroWidth { return 0 }
    return wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  private var isZeroWidth: Bool {
    if value < 0x7F { return value < 0x20 }
    if conjoiningRanges.contains(where: { $0.contains(value) }) { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return true
    // The soft hyphen is the one format character that terminals draw.
    case .format: return value != 0xAD
    default: return false
    }
  }
}

/// Vowels and final consonants that are drawn into the cell of the consonant before them.
private let conjoiningRanges: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

/// Wide and full-width characters other than emoji (UAX 11: W and F).
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // initial consonants of Hangul
  0x2329...0x232A,  // angle brackets
  0x2E80...0x303E,  // radicals, punctuation 、。〈〉
  0x3041...0x3247,  // kana, compatibility jamo, enclosed ㈜ ㉠
  0x3250...0x4DBF,  // enclosed, units, ideographs
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97C,  // old initial consonants
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6B,  // compatibility and small forms
  0xFF01...0xFF60,  // full-width forms
  0xFFE0...0xFFE6,  // full-width signs ￦
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // kana supplements, Nushu
  0x1F200...0x1F265,  // enclosed ideographs
  0x20000...0x3FFFD,  // ideographs of the supplementary planes
]
