/// A displayed text, made ready to be spelled out: composed, with one kind of dash, tilde and quotation mark, capitals kept.
enum SpeechSource {
  /// The scalars of a text. Invisible ones are gone, every sort of decimal digit is an ASCII digit.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    let written = Array(text.unicodeScalars)
    let folded = ScalarComposition.compose(CodePointFolding.fold(protectingLines(text)))
    return folded.map { item in
      let original = written[item.source.lowerBound]
      if original == "\n" { return original }
      return isCapital(original) ? capital(item.scalar) : digit(item.scalar)
    }
  }

  /// Folding drops control characters; a full-width space in their place keeps a line break's position.
  private static func protectingLines(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return String(letters: text.unicodeScalars.map { $0 == "\n" ? "\u{3000}" : $0 })
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || (0xFF21...0xFF3A).contains(scalar.value)
  }

  private static func capital(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    guard ("a"..."z").contains(letter) else { return letter }
    return Unicode.Scalar(UInt8(letter.value - 32))
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII, scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue, (0...9).contains(value)
    else { return scalar }
    return Unicode.Scalar(UInt8(value) + 0x30)
  }
}

/// Scalars with the questions that spelling asks about them.
package struct SpeechScalars {
  package let scalars: [Unicode.Scalar]

  package init(_ text: String) { scalars = SpeechSource.scalars(of: text) }

  package var count: Int { scalars.count }

  package subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  package func text(_ range: Range<Int>) -> String { String(letters: scalars[range]) }

  package func starts(_ word: String, at index: Int) -> Bool {
    let letters = word.unicodeScalars
    return index >= 0 && index + letters.count <= count
      && scalars[index..<index + letters.count].elementsEqual(letters)
  }

  package func isDigit(_ index: Int) -> Bool { self[index].map { ("0"..."9").contains($0) } ?? false }

  package func isLatin(_ index: Int) -> Bool { self[index].map(Self.isLatin) ?? false }

  package func isHangul(_ index: Int) -> Bool { self[index].map(Hangul.isSyllable) ?? false }

  package func isSpace(_ index: Int) -> Bool { self[index].map { $0 == " " || $0 == "\n" } ?? true }

  /// Where a run that satisfies a condition ends.
  package func end(from start: Int, while belongs: (Int) -> Bool) -> Int {
    var end = start
    while end < count, belongs(end) { end += 1 }
    return end
  }

  package static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
