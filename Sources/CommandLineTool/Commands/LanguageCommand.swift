import ArgumentParser

/// `malgil language VERB`: looks into the language rules. Nothing is loaded for it but the rules themselves.
struct LanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language",
    abstract: "Looks into the language rules.",
    discussion: """
      What is asked stands on the command line or, one a line, on standard input; arguments are separated by a tab there.
      One line comes out for each that goes in, an empty one for what cannot be read.
        malgil language particle 치킨 을          치킨을
        malgil language conjugate 고르다 -아/어    골라
        malgil language number "이만 삼천"         23000  cardinal
      """,
    subcommands: [
      LanguageParticle.self, LanguageConjugate.self, LanguageNumber.self, LanguageDate.self,
      LanguageRecurrence.self,
      LanguageNormalize.self,
      LanguageRead.self,
    ])
}
