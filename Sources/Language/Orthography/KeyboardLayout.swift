/// The two-set keyboard (KS X 5002): what was typed with the other layout switched on.
///
/// ```swift
/// KeyboardLayout.korean(fromLatin: "clzls wnansgownj")  // "치킨 주문해줘"
/// KeyboardLayout.latin(fromKorean: "ㅗ디ㅔ")              // "help"
/// ```
public enum KeyboardLayout {
  /// Reads Latin letters as the keys of the Korean layout. Everything else stays and ends a syllable.
  public static func korean(fromLatin text: String) -> String {
    let letters = text.unicodeScalars.map { letter(onKey: $0) ?? $0 }
    var result = String.UnicodeScalarView()
    for piece in JamoAssembler.assemble(letters) { result.append(piece.scalar) }
    return String(result)
  }

  /// Reads Hangul as the keys of the Latin layout. Everything else stays.
  public static func latin(fromKorean text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      for letter in Hangul.letters(of: scalar) { result.append(contentsOf: keys(for: letter)) }
    }
    return String(result)
  }

  /// The keystrokes of a text as single letters, compound vowels and codas split: 과 → ㄱ, ㅗ, ㅏ.
  ///
  /// Distances between words are counted on these.
  public static func strokes(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.flatMap { Hangul.letters(of: $0) }.flatMap { letter in
      JamoAssembler.typedParts[letter].map { [$0.first, $0.second] } ?? [letter]
    }
  }

  private static func letter(onKey key: Unicode.Scalar) -> Unicode.Scalar? {
    if let shifted = letterOfKey[key] { return shifted }
    guard ("A"..."Z").contains(key), let lower = Unicode.Scalar(key.value + 32) else { return nil }
    return letterOfKey[lower]
  }

  private static func keys(for letter: Unicode.Scalar) -> [Unicode.Scalar] {
    let parts = JamoAssembler.typedParts[letter].map { [$0.first, $0.second] } ?? [letter]
    return parts.map { keyOfLetter[$0] ?? $0 }
  }

  private static let letterOfKey: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "qwertyuiopasdfghjklzxcvbnmQWERTOP".unicodeScalars,
      "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars))

  private static let keyOfLetter = Dictionary(
    uniqueKeysWithValues: letterOfKey.map { ($0.value, $0.key) })
}
