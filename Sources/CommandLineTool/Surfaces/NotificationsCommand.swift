import ArgumentParser
import ConversationProtocol
import Foundation

/// `malgil notifications`: what apps told.
struct NotificationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notifications", abstract: "Shows what apps told, and what can be done about it.",
    discussion: """
      A notification is named by its number, its identifier or its app; an action by its number or title, and “open” is
      the notification itself. Ends with status 4 when what was named is not there, with 20 when an action asks something.
      """,
    subcommands: [List.self, Act.self, Clear.self, On.self, Off.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists what was told; this is what happens without a subcommand.")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Shows it again whenever something is told, until it is interrupted.")
    var watch = false

    func run() async throws {
      let talk = try await SurfaceClient(options)
      guard watch else { return talk.show(notifications: try await talk.reply(to: .notifications)) }
      try await BoardWatch(talk) { _ in .notifications }.run()
    }
  }

  struct Act: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "act", abstract: "Does something about a notification, which is put away then.",
      discussion: "What is an intent of the app is a turn; what spends money asks first.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The notification.")
    var notification: String

    @Argument(help: "The action, or “open”.")
    var action: String

    @Argument(help: "What is written to it.")
    var text: String?

    func run() async throws {
      let talk = try await SurfaceClient(options, saying)
      try await talk.act(action, on: notification, text: text)
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear", abstract: "Puts a notification away; without a name, all of them.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The notification.")
    var notification: String?

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(notifications: try await talk.reply(to: .clear(notification: notification)))
    }
  }

  struct On: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: "Lets an app notify, as it may unless it is switched off.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The app.")
    var app: String

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(notifications: try await talk.reply(to: .allowNotifications(app: app, true)))
    }
  }

  struct Off: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Lets an app notify no more.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The app.")
    var app: String

    func run() async throws {
      let talk = try await SurfaceClient(options)
      talk.show(notifications: try await talk.reply(to: .allowNotifications(app: app, false)))
    }
  }
}
