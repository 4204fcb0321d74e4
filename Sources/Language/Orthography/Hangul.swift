/// The arithmetic of Hangul syllables and the tables of their letters.
///
/// A syllable is an onset, a vowel and perhaps a coda; the 11,172 of them stand in Unicode in that order
/// (The Unicode Standard, chapter 3.12).
public enum Hangul {
  /// The 19 onsets as compatibility letters, in code order.
  public static let onsets = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  /// The 21 vowels as compatibility letters, in code order.
  public static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)

  /// The 27 codas as compatibility letters, in code order. The first has the coda index 1; 0 means none.
  public static let codas = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  static let firstSyllable: UInt32 = 0xAC00
  static let lastSyllable: UInt32 = 0xD7A3

  /// Whether the scalar is a complete syllable, 가 to 힣.
  public static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= firstSyllable && scalar.value <= lastSyllable
  }

  /// Whether the scalar is one of the modern letters written alone, ㄱ to ㅣ.
  public static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x3131 && scalar.value <= 0x3163
  }

  /// Whether the scalar is a vowel written alone, ㅏ to ㅣ.
  public static func isVowelLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x314F && scalar.value <= 0x3163
  }

  /// Whether the scalar is a consonant written alone, ㄱ to ㅎ, clusters included.
  public static func isConsonantLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x3131 && scalar.value <= 0x314E
  }

  /// The parts of a syllable, or nil for any other scalar.
  public static func decompose(_ scalar: Unicode.Scalar) -> Syllable? {
    guard isSyllable(scalar) else { return nil }
    let index = Int(scalar.value - firstSyllable)
    return Syllable(onset: index / 588, vowel: index % 588 / 28, coda: index % 28)
  }

  /// The letters of a syllable, split no further than the letters it is written with: 값 → ㄱ, ㅏ, ㅄ.
  public static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let parts = decompose(scalar) else { return [scalar] }
    let open = [onsets[parts.onset], vowels[parts.vowel]]
    return parts.coda == 0 ? open : open + [codas[parts.coda - 1]]
  }

  /// The coda of a syllable as a letter; nil for an open syllable and for anything that is no syllable.
  public static func finalConsonant(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let parts = decompose(scalar), parts.coda > 0 else { return nil }
    return codas[parts.coda - 1]
  }

  /// The onsets of a text (초성): 교촌치킨 → ㄱㅊㅊㅋ. Whatever is no syllable stays.
  public static func initials(of text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: initials(of: Array(text.unicodeScalars)))
    return String(result)
  }

  /// The same for scalars.
  package static func initials(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.map { scalar in decompose(scalar).map { onsets[$0.onset] } ?? scalar }
  }
}

extension Hangul {
  /// A syllable as three table indices.
  public struct Syllable: Hashable, Sendable {
    /// Index into `Hangul.onsets`.
    public var onset: Int
    /// Index into `Hangul.vowels`.
    public var vowel: Int
    /// 0 for none, else one more than the index into `Hangul.codas`.
    public var coda: Int

    /// Makes a syllable from indices inside the tables' ranges.
    public init(onset: Int, vowel: Int, coda: Int = 0) {
      precondition(
        Hangul.onsets.indices.contains(onset) && Hangul.vowels.indices.contains(vowel)
          && (0...27).contains(coda), "an index outside the Hangul tables")
      self.onset = onset
      self.vowel = vowel
      self.coda = coda
    }

    /// Makes a syllable from letters; nil if one of them cannot stand in its place (ㄸ is never a coda).
    public init?(onset: Unicode.Scalar, vowel: Unicode.Scalar, coda: Unicode.Scalar? = nil) {
      guard let onset = Hangul.onsets.firstIndex(of: onset),
        let vowel = Hangul.vowels.firstIndex(of: vowel)
      else { return nil }
      var codaIndex = 0
      if let coda {
        guard let index = Hangul.codas.firstIndex(of: coda) else { return nil }
        codaIndex = index + 1
      }
      self.init(onset: onset, vowel: vowel, coda: codaIndex)
    }

    /// The syllable as one Unicode scalar.
    public var scalar: Unicode.Scalar {
      let value = Hangul.firstSyllable + UInt32((onset * 21 + vowel) * 28 + coda)
      // The initialisers keep the indices in range, so this is always a syllable.
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
  }
}
