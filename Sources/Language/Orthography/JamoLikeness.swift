/// What one slip of the finger or the ear costs, in half letters.
///
/// Letters that sound alike where they stand cost half of others: ㅐ and ㅔ, plain, tense and aspirated
/// consonants, codas of one sound (Standard Pronunciation of Korean, articles 8 to 14). So does a coda that is
/// written as the next onset, as it is spoken: 떡볶이 is heard as 떡보끼.
package enum JamoLikeness {
  package static let other: UInt8 = 2
  package static let alike: UInt8 = 1

  /// Letters that sound alike, by what they are in a syllable.
  private static let onsets = ["ㄱㄲㅋ", "ㄷㄸㅌ", "ㅂㅃㅍ", "ㅅㅆ", "ㅈㅉㅊ"]
  private static let vowels = ["ㅐㅔ", "ㅒㅖ", "ㅙㅚㅞ", "ㅢㅣ"]
  private static let codas = ["ㄱㄲㅋ", "ㄷㅅㅆㅈㅊㅌㅎ", "ㅂㅍㅄ", "ㄴㄶ", "ㄹㅀ"]

  /// The sound of each code; codes of one sound are alike. 0 is like nothing.
  package static let sounds: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 256)
    var sound: UInt8 = 0
    for (groups, letters, first) in [
      (onsets, Hangul.onsets, 0x80), (vowels, Hangul.vowels, 0x93), (codas, Hangul.codas, 0xA8),
    ] {
      for group in groups {
        sound += 1
        for letter in group.unicodeScalars {
          if let index = letters.firstIndex(of: letter) { result[first + index] = sound }
        }
      }
    }
    return result
  }()

  /// The onset that a coda becomes before a vowel; 0 for any other code.
  package static let movedOnsets: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 256)
    for (index, coda) in Hangul.codas.enumerated() {
      if let onset = Hangul.onsets.firstIndex(of: coda) { result[0xA8 + index] = 0x80 + UInt8(onset) }
    }
    return result
  }()

  /// ㅇ as an onset, which has no sound.
  package static let silentOnset: UInt8 = 0x8B
}
