import ArgumentParser
import ConversationProtocol

extension ActivitiesCommand {
  /// `malgil activities open`: what an activity leads to.
  struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "open", abstract: "Opens what an activity leads to, as a turn of its app.",
      discussion: "An address that leads out of the apps is printed; nothing is fetched from there.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The activity.")
    var activity: String

    @Argument(
      help: "A link on it, by its number, title or address; without one, what the whole of it opens.")
    var link: String?

    func run() async throws {
      try await SurfaceClient(options, saying).press(.activityLink(link, of: activity), wanting: nil)
    }
  }
}
