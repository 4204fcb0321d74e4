/// Puts letters typed one after another together to syllables, as an input method does.
///
/// A vowel after a consonant takes it as its onset, even if that consonant could have closed the syllable
/// before: ㅎㅏㄱㅛ is 하교, ㅎㅏㄱㄱㅛ is 학교.
enum JamoAssembler {
  /// One assembled scalar and the letters it was made of.
  struct Piece: Hashable, Sendable {
    var scalar: Unicode.Scalar
    var letters: Range<Int>
  }

  /// Assembles compatibility letters; every other scalar passes through and ends a syllable.
  static func assemble(_ letters: [Unicode.Scalar]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < letters.count {
      let piece = piece(of: letters, at: index)
      pieces.append(piece)
      index = piece.letters.upperBound
    }
    return pieces
  }

  private static func piece(of letters: [Unicode.Scalar], at start: Int) -> Piece {
    let first = letters[start]
    if Hangul.isVowelLetter(first) {
      let (vowel, end) = vowel(of: letters, at: start)
      return Piece(scalar: vowel, letters: start..<end)
    }
    guard Hangul.onsets.contains(first), isVowel(letters, start + 1) else {
      return Piece(scalar: first, letters: start..<start + 1)
    }
    let (vowel, vowelEnd) = vowel(of: letters, at: start + 1)
    let (coda, end) = coda(of: letters, at: vowelEnd)
    let syllable = Hangul.Syllable(onset: first, vowel: vowel, coda: coda)
    return Piece(scalar: syllable?.scalar ?? first, letters: start..<(syllable == nil ? start + 1 : end))
  }

  private static func vowel(of letters: [Unicode.Scalar], at index: Int) -> (Unicode.Scalar, Int) {
    if isVowel(letters, index + 1),
      let both = compoundVowels[Pair(letters[index], letters[index + 1])]
    {
      return (both, index + 2)
    }
    return (letters[index], index + 1)
  }

  private static func coda(of letters: [Unicode.Scalar], at index: Int) -> (Unicode.Scalar?, Int) {
    guard index < letters.count, Hangul.codas.contains(letters[index]) else { return (nil, index) }
    let startsNext = Hangul.onsets.contains(letters[index]) && isVowel(letters, index + 1)
    if startsNext { return (nil, index) }
    if index + 1 < letters.count, !isVowel(letters, index + 2),
      let both = compoundCodas[Pair(letters[index], letters[index + 1])]
    {
      return (both, index + 2)
    }
    return (letters[index], index + 1)
  }

  private static func isVowel(_ letters: [Unicode.Scalar], _ index: Int) -> Bool {
    index < letters.count && Hangul.isVowelLetter(letters[index])
  }
}

extension JamoAssembler {
  struct Pair: Hashable, Sendable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar

    init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      self.first = first
      self.second = second
    }
  }

  static let compoundVowels = table("ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ")
  static let compoundCodas = table("ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ")

  /// What one compound letter is typed with: ㅘ → ㅗ, ㅏ.
  static let typedParts: [Unicode.Scalar: Pair] = {
    let both = compoundVowels.merging(compoundCodas) { first, _ in first }
    return Dictionary(uniqueKeysWithValues: both.map { ($0.value, $0.key) })
  }()

  private static func table(_ text: String) -> [Pair: Unicode.Scalar] {
    var result: [Pair: Unicode.Scalar] = [:]
    for entry in text.split(separator: " ") {
      let scalars = Array(entry.unicodeScalars)
      result[Pair(scalars[1], scalars[2])] = scalars[0]
    }
    return result
  }
}

extension Hangul {
  /// The letters that a compound letter is typed with: ㄳ → ㄱ, ㅅ. None for any other.
  package static func typedParts(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
    JamoAssembler.typedParts[letter].map { [$0.first, $0.second] } ?? []
  }
}
