import AppIntents
import Assistant
import ConversationProtocol
import Language
import Matching

/// What can be set of widgets, for somebody who fills in a form.
extension Board {
  /// The most options that a form shows.
  private static let mostOptions = 100

  func kindReports() async -> [WidgetKindReport] {
    await kinds().map { kind in kind.report(kind.parameters.map { report($0, of: kind.app) }) }
  }

  func report(_ parameter: ParameterDescriptor, of app: String) -> WidgetParameterReport {
    let title = parameter.title[language] ?? parameter.title[""] ?? parameter.name
    let options = options(of: parameter.kind, app)
    return WidgetParameterReport(
      name: parameter.name, title: title, type: options == nil ? Self.type(of: parameter.kind) : "choice",
      options: options)
  }

  private static func type(of kind: ValueKind) -> String {
    switch kind {
    case .integer: "integer"
    case .number, .measurement, .currency: "number"
    case .boolean: "boolean"
    case .date: "date"
    default: "text"
    }
  }

  /// The names of an enumeration or of the things of a short list, each in the letters of the board's language if there are some.
  private func options(of kind: ValueKind, _ app: String) -> [String]? {
    let type: String
    switch kind {
    case .enumeration(let name), .entity(let name): type = name
    default: return nil
    }
    let names = assistant.catalog.matcher.dictionaries[SlotReaders.dictionary(type, of: app)]
    guard let names, names.count <= Self.mostOptions else { return nil }
    return names.entries.compactMap { entry in
      entry.names.first { $0.unicodeScalars.contains(where: Hangul.isSyllable) == (language == "ko") }
        ?? entry.names.first
    }
  }
}
