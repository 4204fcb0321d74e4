import ArgumentParser
import ConversationProtocol

/// `malgil controls`: buttons and switches beside the widgets.
struct ControlsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "controls", abstract: "Shows what apps switch and start, and pressing it.",
    subcommands: [List.self, Press.self, Toggle.self, Configure.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the controls with their values.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(try await talk.reply(to: .controls))
    }
  }

  struct Press: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "press", abstract: "Presses a button, as a turn.",
      discussion: "What spends money asks first, with today's values.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The control: its identifier, kind or title.")
    var control: String

    func run() async throws {
      try await SurfaceClient(options, saying).press(.control(control), wanting: nil)
    }
  }

  struct Toggle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "toggle", abstract: "Sets a switch on or off; without either, turns it over.")

    enum Value: String, ExpressibleByArgument, CaseIterable { case on, off }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The control: its identifier, kind or title.")
    var control: String

    @Argument(help: "on or off.")
    var value: Value?

    func run() async throws {
      let talk = try await SurfaceClient(options, saying)
      let wanted = if let value { value == .on } else { try await turnedOver(talk) }
      try await talk.press(.control(control), wanting: wanted)
    }

    /// The other value than it has now.
    private func turnedOver(_ talk: SurfaceClient) async throws -> Bool {
      let controls = try await talk.reply(to: .controls).controls
      let found = controls.first { shown in
        [shown.id, shown.kind, shown.title].contains { $0.lowercased() == control.lowercased() }
      }
      guard let found else { throw ToolFailure("there is no control “\(control)”", exit: .noTarget) }
      guard let isOn = found.isOn else {
        throw ToolFailure("“\(found.title)” is a button; malgil controls press presses it", exit: .usage)
      }
      return !isOn
    }
  }
}
