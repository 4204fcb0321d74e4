import Language

/// What a word ends in when it is spoken, as far as particles care.
public enum FinalSound: String, Hashable, Sendable {
  /// An open syllable: 피자, 2, BHC.
  case vowel
  /// The consonant ㄹ: 물, 1, URL. Takes 로, otherwise the forms for consonants.
  case rieul
  /// Any other consonant: 치킨, 3, FM.
  case consonant

  /// The final sound of a syllable or of a consonant's name; nil for any other scalar.
  public init?(_ scalar: Unicode.Scalar) {
    if let parts = Hangul.decompose(scalar) {
      self = parts.coda == 0 ? .vowel : parts.coda == 8 ? .rieul : .consonant
    } else if Hangul.isVowelLetter(scalar) {
      self = .vowel
    } else if Hangul.isConsonantLetter(scalar) {
      self = scalar == "ㄹ" ? .rieul : .consonant
    } else {
      return nil
    }
  }

  /// The final sound of any text as it is read aloud: numbers as whole numbers, units and signs by their
  /// names, capitals letter by letter. Closing brackets, quotes, punctuation and pictures are not read.
  ///
  /// nil when the reading is not known (Spotify, 漢字, ㅋㅋㅋ).
  public init?(of text: String) {
    guard let sound = SpokenEnding.sound(of: Array(text.unicodeScalars)[...]) else { return nil }
    self = sound
  }
}
