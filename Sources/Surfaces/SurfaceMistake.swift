import ConversationProtocol
import Widgets

/// Why something of a board could not be done.
enum SurfaceMistake: Error, Hashable, CustomStringConvertible {
  case noWidget(String)
  case noActivity(String)
  case noNotification(String)
  case noApp(String)
  case textMissing(String)
  case noText(String)
  case noKind(String, known: [String])
  case noFamily(String, known: [WidgetFamily])
  case noControl(String, known: [String])
  case noButton(String, known: [String])
  case noLink(String, known: [String])
  case notOpened(String)
  case noSetting(String, known: [String])
  case notSet(String)
  case noSwitch(String)
  case wantedMissing(String)
  case tooMany(Int)
  case notPermitted

  var description: String {
    switch self {
    case .noWidget(let name): "there is no widget “\(name)” on the board"
    case .noActivity(let name): "there is no activity “\(name)”"
    case .noNotification(let name): "there is no notification “\(name)”"
    case .noApp(let name): "there is no app “\(name)”"
    case .textMissing(let name): "something has to be written to “\(name)”"
    case .noText(let name): "nothing, or not so much, can be written to “\(name)”"
    case .noKind(let name, let known): "there is no widget “\(name)”; \(Self.list(known))"
    case .noFamily(let name, let known):
      "it has no size “\(name)”; \(Self.list(known.map(\.description)))"
    case .noControl(let name, let known): "there is no control “\(name)”; \(Self.list(known))"
    case .noButton(let name, let known): "there is no “\(name)” on it; \(Self.list(known))"
    case .noLink(let name, let known): "there is no link “\(name)” on it; \(Self.list(known))"
    case .notOpened(let address): "the app opens nothing at \(address)"
    case .noSetting(let name, let known): "it has no setting “\(name)”; \(Self.list(known))"
    case .notSet(let values): "a value is missing, or not understood: \(values)"
    case .noSwitch(let name): "“\(name)” is a button and cannot be switched"
    case .wantedMissing(let name): "“\(name)” is a switch: say whether it is to be on"
    case .tooMany(let limit): "a board has at most \(limit) widgets"
    case .notPermitted: "a board is shown to its person only"
    }
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"
  }

  private var code: AssistantFailure.Code {
    switch self {
    case .noWidget, .noActivity, .noNotification, .noApp, .noKind, .noControl, .noButton, .noLink, .notOpened:
      .notFound
    case .noFamily, .noSetting, .notSet, .noSwitch, .wantedMissing, .textMissing, .noText: .badRequest
    case .tooMany: .conflict
    case .notPermitted: .notPermitted
    }
  }

  /// As every door says it.
  var failure: AssistantFailure { AssistantFailure(code, description) }
}
