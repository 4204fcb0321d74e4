import ArgumentParser
import ConversationProtocol

/// `malgil activities`: what goes on.
struct ActivitiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "activities", abstract: "Shows what goes on: orders on their way, and the like.",
    discussion: """
      An activity is named by its number, its identifier or its app; a button by its number or title. Ends with status 4
      when what was named is not there, with 20 when a press asks something.
      """,
    subcommands: [List.self, Press.self, Open.self, Dismiss.self, On.self, Off.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Shows what goes on; this is what happens without a subcommand.")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Shows it again whenever something changes, until it is interrupted.")
    var watch = false

    func run() async throws {
      let talk = try await SurfaceClient(options)
      guard watch else { return talk.show(activities: try await talk.reply(to: .activities)) }
      try await BoardWatch(talk) { _ in .activities }.run()
    }
  }

  struct Press: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "press", abstract: "Presses a button of an activity, as a turn.",
      discussion: "What spends money asks first, with today's values.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The activity.")
    var activity: String

    @Argument(help: "The button.")
    var button: String

    func run() async throws {
      try await SurfaceClient(options, saying).press(.activityButton(button, of: activity), wanting: nil)
    }
  }

  struct Dismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dismiss", abstract: "Puts an activity away; what it shows goes on.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The activity.")
    var activity: String

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(activities: try await talk.reply(to: .dismiss(activity: activity)))
    }
  }

  struct On: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: "Lets apps show what goes on, as they may unless it is switched off.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(activities: try await talk.reply(to: .allowActivities(true)))
    }
  }

  struct Off: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Puts everything away, and lets no app show what goes on.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(activities: try await talk.reply(to: .allowActivities(false)))
    }
  }
}
