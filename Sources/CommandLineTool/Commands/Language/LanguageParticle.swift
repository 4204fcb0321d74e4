import ArgumentParser
import KoreanLanguage

/// `malgil language particle NOUN PARTICLE`
struct LanguageParticle: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "particle", abstract: HelpText.particle)
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
    let isInvariant = ParticleStack.table[spelling] != nil || KoreanParticle.rare.contains(spelling)
    return KoreanParticle(spelling: spelling) != nil || isInvariant
  }
}
