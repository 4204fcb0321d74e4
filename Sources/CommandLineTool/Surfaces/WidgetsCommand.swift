import ArgumentParser
import ConversationProtocol

/// `malgil widgets`: the board.
struct WidgetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widgets", abstract: "Shows the board: what apps show, and pressing it.",
    discussion: """
      A widget is named by its number on the board, its identifier, its kind or its title; a button by its number or
      title. Ends with status 4 when what was named is not there, with 20 when a press asks something.
      """,
    subcommands: [
      Board.self, List.self, Place.self, Configure.self, Move.self, Stack.self, Remove.self, Show.self,
      Press.self,
    ], defaultSubcommand: Board.self)

  struct Board: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "board", abstract: "Shows the board; this is what happens without a subcommand.")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Shows it again whenever something changes, until it is interrupted.")
    var watch = false

    func run() async throws {
      let talk = try await SurfaceClient(options)
      guard watch else { return talk.show(try await talk.reply(to: .board(looksAnew: true))) }
      try await BoardWatch(talk).run()
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the widgets that can be placed, with their sizes and settings.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(try await talk.reply(to: .kinds))
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Shows one widget of the board, or with --preview a kind that can be placed.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The widget, or the kind.")
    var name: String

    @Flag(help: "Shows what it looks like before it is placed.")
    var preview = false

    @Option(help: ArgumentHelp("In this size.", valueName: "family"))
    var family: String?

    func run() async throws {
      let talk = try await SurfaceClient(options)
      if preview { return talk.show(try await talk.reply(to: .preview(kind: name, family: family))) }
      talk.show(try await talk.reply(to: .show(widget: name)))
    }
  }

  struct Press: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "press", abstract: "Presses a button or a switch of a widget, as a turn.",
      discussion: "What spends money asks first, with today's values.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The widget.")
    var widget: String

    @Argument(help: "The button or switch.")
    var button: String

    @Flag(inversion: .prefixedNo, help: "What a switch is set to; without it, it is turned over.")
    var on: Bool?

    func run() async throws {
      try await SurfaceClient(options, saying).press(.button(button, of: widget), wanting: on)
    }
  }
}
