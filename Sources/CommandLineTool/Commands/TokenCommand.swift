import ArgumentParser
import Assistant
import ConversationProtocol
import Foundation
import Hosting

/// `malgil token`
///
/// Commands have their names written out: working a name out from a type takes longer than reading all options.
struct TokenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token", abstract: "Makes, lists and takes away what clients of the daemon's HTTP show.",
    subcommands: [Create.self, List.self, Delete.self], defaultSubcommand: List.self)

  struct Place: ParsableArguments {
    @Option(help: ArgumentHelp("Keeps the tokens in this file, not in the data folder.", valueName: "path"))
    var file: String?

    /// - Throws: `AssistantFailure` when the data folder cannot be made.
    func tokens(_ options: GlobalOptions) throws -> TokenFile {
      if let file { return TokenFile(at: file) }
      let folders = StorageFolders(environment: ToolSetup.current.environment, data: options.data)
      try folders.make()
      return TokenFile(in: folders)
    }
  }

  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Makes a token and prints it: it cannot be shown again.",
      discussion: "From the first token on, nobody is served over HTTP without one.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: Place

    @Argument(help: "Whom it is for; the conversations are kept apart by it.")
    var name: String

    @Option(
      help: ArgumentHelp(
        "What showing it proves: nobody, person (who it is), device (and that the person is at this device).",
        valueName: "trust"))
    var trust = TokenTrust.person

    @Flag(
      help: "Its yes may spend money although --trust nobody proves no person. Never so unless it is said.")
    var mayConfirm = false

    func run() throws {
      let now = try options.clock()()
      Output.line(try place.tokens(options).add(name, trust: trust, mayConfirm: mayConfirm, at: now).text)
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the tokens that there are.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: Place

    func run() throws {
      let records = try place.tokens(options).read() ?? []
      guard !records.isEmpty else { return }
      if options.json { return Output.json(try JSONLines.text(records.map { TokenReport($0) })) }
      Output.line(
        records.map { "\($0.name)  \($0.trust.rawValue)  \(timestamp($0.created))" }
          .joined(separator: "\n"))
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Takes a token away: whoever has it is not served any longer.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: Place

    @Argument(help: "The token's name.")
    var name: String

    func run() throws { try place.tokens(options).remove(name) }
  }
}

extension TokenTrust: ExpressibleByArgument {}

/// A token in a list: never its hash.
private struct TokenReport: Encodable {
  let name: String
  let trust: String
  let created: String

  init(_ record: TokenRecord) {
    name = record.name
    trust = record.trust.rawValue
    created = timestamp(record.created)
  }
}
