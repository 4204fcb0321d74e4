import ArgumentParser
import ConversationProtocol
import Hosting
import Language

/// `malgil sessions`
struct SessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "Lists, shows and deletes conversations.",
    subcommands: [List.self, Show.self, Delete.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the conversations with an open question.")

    @OptionGroup var options: GlobalOptions

    func run() throws {
      let open = try SessionSource.reach(options).list().filter(\.isParked)
      guard !open.isEmpty else { return }
      if options.json { return Output.json(try JSONLines.text(open.map { SessionReport($0) })) }
      Output.line(open.map { "\($0.id.visibleLine)  \($0.updated)" }.joined(separator: "\n"))
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Prints what is kept of one conversation, as JSON.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The conversation.")
    var id: String

    func run() throws {
      Output.json(try SessionSource.reach(options).state(of: id))
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Deletes one conversation, or every one with --all.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The conversation.")
    var id: String?

    @Flag(help: "Deletes every conversation, and what is known of habits.")
    var all = false

    func run() throws {
      guard (id == nil) == all else {
        throw ToolFailure("name one conversation, or say --all", exit: .usage)
      }
      let place = try SessionSource.reach(options)
      if let id { try place.delete(id) } else { try place.deleteAll() }
    }
  }
}

private struct SessionReport: Encodable {
  let id: String
  let owner: String
  let updated: String

  init(_ line: SessionLine) {
    id = line.id
    owner = line.owner
    updated = line.updated
  }
}
