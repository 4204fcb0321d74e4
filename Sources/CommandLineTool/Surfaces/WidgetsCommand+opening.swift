import ArgumentParser
import ConversationProtocol

extension WidgetsCommand {
  /// `malgil widgets open`: what a widget leads to.
  struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "open", abstract: "Opens what a widget leads to, as a turn of its app.",
      discussion: "An address that leads out of the apps is printed; nothing is fetched from there.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The widget.")
    var widget: String

    @Argument(
      help: "A link on it, by its number, title or address; without one, what the whole widget opens.")
    var link: String?

    func run() async throws {
      try await SurfaceClient(options, saying).press(.link(link, of: widget), wanting: nil)
    }
  }
}
