import AppIntents
import ArgumentParser
import Assistant
import Foundation
import Hosting

/// `malgil phrases [INTENT]`
struct PhrasesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases", abstract: "Shows what can be said here, with the names that exist here.")

  @OptionGroup var options: GlobalOptions

  @Argument(help: "Only this intent.")
  var intent: String?

  func run() async throws {
    let workplace = try await ToolContext(options, keepsConversations: false)
    let catalog = workplace.assistant.catalog
    let groups = PhraseReport.all(in: catalog, intent: intent, language: workplace.language)
    if let intent, groups.isEmpty {
      let known = catalog.apps.flatMap { $0.descriptor.intents.map(\.name) }.sorted().joined(separator: ", ")
      throw ToolFailure("there is no intent “\(intent)”; there are \(known)", exit: .usage)
    }
    if options.json { return Output.json(try JSONLines.text(groups)) }
    Output.line(groups.map(\.text).joined(separator: "\n"))
  }
}

extension PhraseReport {
  fileprivate var text: String {
    (["\(intent)  \(title)"] + sentences.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }
}

/// JSON lines: one object a line, keys sorted.
enum JSONLines {
  static func text(_ values: [some Encodable]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try values.map { String(decoding: try encoder.encode($0), as: UTF8.self) }.joined(separator: "\n")
  }
}
