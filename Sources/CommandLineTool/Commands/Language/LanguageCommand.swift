import ArgumentParser

/// `malgil language VERB`: looks into the language rules. Nothing is loaded for it but the rules themselves.
struct LanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language",
    abstract: "Looks into the language rules.",
    discussion: HelpText.language,
    subcommands: [
      LanguageParticle.self, LanguageConjugate.self, LanguageNumber.self, LanguageDate.self,
      LanguageRecurrence.self,
      LanguageNormalize.self,
      LanguageRead.self,
    ])
}
