import Language

/// A particle whose form depends on the sound before it.
///
/// ```swift
/// KoreanParticle.attach("을", to: "피자")              // "피자를"
/// KoreanParticle.attach("(으)로", to: "서울")          // "서울로"
/// KoreanParticle.resolve(in: "치킨을(를) 주문할까요?")  // "치킨을 주문할까요?"
/// ```
public struct KoreanParticle: Hashable, Sendable {
  /// The form after a consonant: 을, 이, 으로.
  public let afterConsonant: String
  /// The form after ㄹ. Differs from `afterConsonant` only for 로 and what begins with it.
  public let afterRieul: String
  /// The form after a vowel: 를, 가, 로.
  public let afterVowel: String
  /// How both are written when the sound is not known: 을(를), (으)로.
  public let bothForms: String

  init(_ afterConsonant: String, _ afterVowel: String) {
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
    afterRieul = afterConsonant.hasPrefix("으") ? afterVowel : afterConsonant
    bothForms = Self.bothForms(afterConsonant, afterVowel)
  }

  /// The particle with one of its spellings: either form (을, 를) or both in any usual notation (을(를), 을/를,
  /// (으)로, (이)랑). nil for anything else, so also for particles with a single form.
  public init?(spelling: String) {
    guard let particle = Self.bySpelling[spelling] else { return nil }
    self = particle
  }

  /// The form after a sound.
  public func form(after sound: FinalSound) -> String {
    switch sound {
    case .consonant: afterConsonant
    case .rieul: afterRieul
    case .vowel: afterVowel
    }
  }

  /// Puts the particle behind a noun, which changes for a few pronouns (나 + 가 → 내가, 그거 + 이 → 그게).
  /// Both forms are written when nobody can know the reading: Spotify을(를).
  public func attached(to noun: String) -> String {
    if self == Self.subject, let contracted = Self.irregularSubject(of: noun) { return contracted }
    guard let sound = FinalSound(of: noun) else { return noun + bothForms }
    return noun + form(after: sound)
  }

  /// Puts a particle, in any spelling, behind a noun. A particle with a single form (에서) is simply appended.
  public static func attach(_ spelling: String, to noun: String) -> String {
    KoreanParticle(spelling: spelling)?.attached(to: noun) ?? noun + spelling
  }

  /// Replaces every both-forms notation in a text by the form for the word before it. A notation with
  /// nothing before it, or behind a space, is left alone.
  public static func resolve(in text: String) -> String {
    guard text.unicodeScalars.contains(where: isNotationSign) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      if let last = result.last, last != " ", let (particle, length) = notation(in: scalars, at: index) {
        attach(particle, toEndOf: &result)
        index += length
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(letters: result)
  }

  private static func attach(_ particle: KoreanParticle, toEndOf text: inout [Unicode.Scalar]) {
    let start = text.suffix(windowForReading).startIndex
    let tail = String(letters: text[start...])
    text.removeSubrange(start...)
    text.append(contentsOf: particle.attached(to: tail).unicodeScalars)
  }

  /// Nothing read at the end of a word reaches further back, a bracketed gloss included.
  private static let windowForReading = 80

  private static func notation(
    in scalars: [Unicode.Scalar], at index: Int
  ) -> (particle: KoreanParticle, length: Int)? {
    let longest = min(byNotation.longest, scalars.count - index)
    guard scalars[index..<index + longest].contains(where: isNotationSign) else { return nil }
    for length in stride(from: longest, to: 2, by: -1) {
      if let particle = byNotation.value(of: index..<index + length, in: scalars) {
        return (particle, length)
      }
    }
    return nil
  }

  /// Every notation has one of them.
  private static func isNotationSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "(" || scalar == "/" }

  private static func irregularSubject(of noun: String) -> String? {
    let start = noun.lastIndex(of: " ").map { noun.index(after: $0) } ?? noun.startIndex
    return irregularSubjects[String(noun[start...])].map { noun[..<start] + $0 }
  }
}

extension KoreanParticle {
  /// Particles with one form that a noun in a request rarely has.
  package static let rare: Set<String> = [
    "더러", "보고", "처럼", "같이", "만큼", "대로", "조차", "마저", "말고", "뿐", "커녕", "치고", "따라", "마냥", "에서부터",
  ]
}
