import ArgumentParser
import Assistant
import Foundation
import Hosting
import Store

/// `malgil sessions`
struct SessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "Lists, shows and deletes conversations.",
    subcommands: [List.self, Show.self, Delete.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the conversations with an open question.")

    @OptionGroup var options: GlobalOptions

    func run() throws {
      let open = try SessionStore.open(options).list().filter(\.isParked)
      guard !open.isEmpty else { return }
      Output.line(
        try options.json
          ? JSONLines.text(open.map { SessionReport($0) })
          : open.map { "\($0.id)  \(timestamp($0.updated))" }.joined(separator: "\n"))
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints what is kept of one conversation, as JSON.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The conversation.")
    var id: String

    func run() throws {
      guard let record = try SessionStore.open(options).load(id) else {
        throw ToolFailure("there is no conversation “\(id)”", exit: .usage)
      }
      Output.line(record.state)
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Deletes one conversation, or every one with --all.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The conversation.")
    var id: String?

    @Flag(help: "Deletes every conversation, and what is known of habits.")
    var all = false

    func run() throws {
      let store = try SessionStore.open(options)
      guard (id == nil) == all else {
        throw ToolFailure("name one conversation, or say --all", exit: .usage)
      }
      if let id, try store.load(id) == nil {
        throw ToolFailure("there is no conversation “\(id)”", exit: .usage)
      }
      for record in try store.list() where all || record.id == id { try store.delete(record.id) }
      if all { try store.deleteAllDonations() }
    }
  }
}

private struct SessionReport: Encodable {
  let id: String
  let owner: String
  let updated: String

  init(_ record: ConversationRecord) {
    id = record.id
    owner = record.owner
    updated = timestamp(record.updated)
  }
}

private enum SessionStore {
  static func open(_ options: GlobalOptions) throws -> SQLiteStore {
    let folders = StorageFolders(environment: ToolSetup.current.environment, data: options.data)
    try folders.make()
    return try SQLiteStore(at: folders.conversations)
  }
}
