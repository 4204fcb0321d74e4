import ArgumentParser
import Language

/// `malgil language VERB`
struct LanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language", abstract: "Looks into the language rules.", subcommands: [Normalize.self])

  struct Normalize: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The normal form of a text.")

    @Argument(help: "The text.")
    var words: [String]

    func run() { Output.line(NormalText(words.joined(separator: " ")).spaced) }
  }
}
