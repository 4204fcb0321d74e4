import ArgumentParser
import ConversationProtocol
import JSONText

/// What stands on the board, and where.
extension WidgetsCommand {
  struct Place: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "place", abstract: "Places a widget below the others.",
      discussion: "What it has to be set to and is not given is asked for.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The kind, as “malgil widgets list” has it.")
    var kind: String

    @Option(help: ArgumentHelp("In this size: small, medium, large, …", valueName: "family"))
    var family: String?

    @OptionGroup var settings: SettingArguments

    func run() async throws {
      let talk = try await SurfaceClient(options, saying)
      let values = try settings.byName()
      guard try await talk.lacks(values, of: kind) else {
        return talk.show(try await talk.reply(to: .place(kind: kind, family: family, values: values)))
      }
      try await talk.take(call(values))
    }

    /// The turn that asks for what is missing.
    private func call(_ values: [String: String]) -> TurnCall {
      var arguments: [String: JSON] = ["widget": .text(kind)]
      arguments["family"] = family.map { .text($0) }
      if !values.isEmpty { arguments["settings"] = .text(JSON(values.mapValues { .text($0) }).line) }
      return TurnCall("PlaceChosenWidget", of: "Malgil", arguments: arguments)
    }
  }

  struct Configure: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "configure", abstract: "Gives a widget other settings, or another size.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The widget.")
    var widget: String

    @Option(help: ArgumentHelp("In this size: small, medium, large, …", valueName: "family"))
    var family: String?

    @OptionGroup var settings: SettingArguments

    func run() async throws {
      let values = try settings.byName()
      guard family != nil || !values.isEmpty else {
        throw ToolFailure("say what is to be set: name=value or --family", exit: .usage)
      }
      let talk = try await SurfaceClient(options)
      var reply = SurfaceReply()
      if !values.isEmpty { reply = try await talk.reply(to: .configure(widget: widget, values: values)) }
      if let family { reply = try await talk.reply(to: .resize(widget: widget, family: family)) }
      talk.show(reply)
    }
  }

  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move", abstract: "Moves a widget to another place, counted from 1.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The widget.")
    var widget: String

    @Argument(help: "The place.")
    var place: Int

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(try await talk.reply(to: .move(widget: widget, to: place)))
    }
  }

  struct Stack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stack",
      abstract: "Puts widgets of one name into one stack, in which the one that matters now is on top.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The widget.")
    var widget: String

    @Argument(help: "The stack; without it, the widget stands by itself again.")
    var stack: String?

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(try await talk.reply(to: .stack(widget: widget, in: stack)))
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Takes a widget from the board.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The widget.")
    var widget: String

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(try await talk.reply(to: .remove(widget: widget)))
    }
  }
}
