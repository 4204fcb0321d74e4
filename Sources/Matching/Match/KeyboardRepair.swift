import Language

/// An utterance that was typed with the other keyboard layout switched on.
enum KeyboardRepair {
  /// The same keys in the other layout; nil when that is no plausible text.
  static func text(of normal: NormalText) -> String? {
    let letters = normal.source.unicodeScalars.filter { !$0.properties.isWhitespace }
    guard letters.count >= 2 else { return nil }
    if letters.allSatisfy({ $0.isASCII }) { return korean(normal.source) }
    guard letters.allSatisfy({ Hangul.isSyllable($0) || Hangul.isLetter($0) || $0.isASCII }) else {
      return nil
    }
    let latin = KeyboardLayout.latin(fromKorean: normal.source)
    return latin.unicodeScalars.allSatisfy(\.isASCII) ? latin : nil
  }

  /// Nine of ten letters must have become whole syllables; English words leave lone jamo.
  private static func korean(_ source: String) -> String? {
    let text = KeyboardLayout.korean(fromLatin: source)
    let hangul = text.unicodeScalars.filter { Hangul.isSyllable($0) || Hangul.isLetter($0) }
    let whole = hangul.count { Hangul.isSyllable($0) }
    return !hangul.isEmpty && whole * 10 >= hangul.count * 9 ? text : nil
  }
}
