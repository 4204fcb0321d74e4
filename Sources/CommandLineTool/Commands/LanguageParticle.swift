import ArgumentParser
import KoreanLanguage

/// `malgil language particle NOUN PARTICLE`
struct LanguageParticle: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "particle", abstract: "A particle in the form that a noun takes: 치킨 을 → 치킨을.")
  static let takesOneText = false

  @OptionGroup var options: GlobalOptions

  @Argument(help: "The noun and the particle, in any of its forms.")
  var words: [String] = []

  struct Answer: LanguageAnswer {
    var noun: String
    var particle: String
    var text: String
  }

  func answer(to arguments: [String]) -> Answer? {
    guard arguments.count == 2, !arguments[0].isEmpty, isParticle(arguments[1]) else { return nil }
    let text = KoreanParticle.attach(arguments[1], to: arguments[0])
    return Answer(noun: arguments[0], particle: arguments[1], text: text)
  }

  private func isParticle(_ spelling: String) -> Bool {
    let isInvariant = ParticleStack.table[spelling] != nil || Self.others.contains(spelling)
    return KoreanParticle(spelling: spelling) != nil || isInvariant
  }

  /// Particles with one form that a noun in a request rarely has.
  private static let others: Set<String> = [
    "더러", "보고", "처럼", "같이", "만큼", "대로", "조차", "마저", "말고", "뿐", "커녕", "치고", "따라", "마냥", "에서부터",
  ]
}
