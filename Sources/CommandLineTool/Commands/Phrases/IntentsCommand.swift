import AppIntents
import ArgumentParser
import Assistant
import Hosting
import TextWidth

/// `malgil intents`
struct IntentsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents", abstract: "Lists the intents, parameters and entities of the loaded apps.")

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let workplace = try await ToolContext(options, keepsConversations: false)
    let apps = workplace.assistant.catalog.apps.map(\.descriptor)
    let language = workplace.language
    if options.json {
      let reports = apps.flatMap { app in app.intents.map { IntentReport($0, of: app, language: language) } }
      Output.json(try JSONLines.text(reports))
    } else {
      Output.line(apps.map { IntentTable(app: $0, language: language).text }.joined(separator: "\n"))
    }
  }
}

/// The intents of an app as a table.
private struct IntentTable {
  let app: AppDescriptor
  let language: String

  var text: String {
    let rows = app.intents.map { intent in
      [intent.name, title(intent.title), intent.risk.rawValue, parameters(intent)]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let lines = rows.map { row in
      "  " + zip(row, widths).map { $0.padded(toColumns: $1) }.joined(separator: "  ") + "  " + row[3]
    }
    let entities = app.entities.map { "\($0.name) (\(title($0.title)))" }.joined(separator: ", ")
    return (["\(app.name)"] + lines + ["  entities: \(entities)"]).joined(separator: "\n")
  }

  private func parameters(_ intent: IntentDescriptor) -> String {
    intent.parameters.map { parameter in
      parameter.name + (parameter.isOptional || parameter.hasDefault ? "?" : "") + ": \(parameter.kind.name)"
    }.joined(separator: ", ")
  }

  private func title(_ texts: [String: String]) -> String { texts[language] ?? texts[""] ?? "" }
}

extension ValueKind {
  /// The kind in a word, as a table shows it.
  var name: String {
    switch self {
    case .integer: "integer"
    case .number: "number"
    case .boolean: "yes/no"
    case .string: "text"
    case .date: "date"
    case .duration: "duration"
    case .url: "address"
    case .measurement(let unit): "measurement (\(unit))"
    case .currency: "amount of money"
    case .person: "person"
    case .file: "file"
    case .enumeration(let name), .entity(let name): name
    case .composite(let composite): composite.name
    case .list(let member): "[\(member.name)]"
    }
  }
}
