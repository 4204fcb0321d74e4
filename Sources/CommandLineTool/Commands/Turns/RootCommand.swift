import ArgumentParser
import Foundation

/// `malgil`: the REPL, or turns given on the command line.
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "malgil",
    abstract: HelpText.tool,
    discussion: HelpText.turns,
    version: Malgil.version,
    subcommands: [
      ReplCommand.self, SayCommand.self, ActivitiesCommand.self, WidgetsCommand.self, ControlsCommand.self,
      NotificationsCommand.self, ExplainCommand.self,
      PhrasesCommand.self, IntentsCommand.self,
      LanguageCommand.self, LintCommand.self, MCPCommand.self, OpenCommand.self, ServeCommand.self,
      SessionsCommand.self, ForgetCommand.self, TestCommand.self, TokenCommand.self, UndoCommand.self,
    ])

  @OptionGroup var options: GlobalOptions
  @OptionGroup var saying: SayOptions
  @OptionGroup var voice: VoiceOptions

  @Option(help: ArgumentHelp("Says this sentence; may be repeated. “-” reads a line.", valueName: "text"))
  var say: [String] = []

  func run() async throws {
    if say.isEmpty, saying.answer.isEmpty {
      try await Repl(options, saying, voice).run()
    } else {
      try await OneShot(options, saying, voice).run(say)
    }
  }
}

/// `malgil repl`
struct ReplCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl", abstract: "Waits for sentences, one a line.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var saying: SayOptions
  @OptionGroup var voice: VoiceOptions

  func run() async throws { try await Repl(options, saying, voice).run() }
}
