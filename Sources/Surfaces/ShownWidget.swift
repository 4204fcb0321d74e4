package import Views
import Widgets

/// Whoever looks at a board or presses something on it.
package struct SurfaceCaller: Hashable, Sendable {
  /// Whose board it is.
  package var user: String
  /// Tells one front end of the person from another: what one of them was given, the other cannot press.
  package var name: String
  /// Whether the caller is known to be a person; others see no board.
  package var isPerson: Bool
  /// Whether the person alone looks at it. Elsewhere what is marked as private is left out.
  package var showsPrivateContent: Bool

  package init(user: String, name: String, isPerson: Bool = true, showsPrivateContent: Bool = true) {
    self.user = user
    self.name = name
    self.isPerson = isPerson
    self.showsPrivateContent = showsPrivateContent
  }
}

/// A widget as it stands on a board at one moment.
package struct ShownWidget: Hashable, Sendable {
  package var id: String
  package var app: String
  package var kind: String
  package var title: String
  package var family: WidgetFamily
  package var stack: String?
  /// Nil where there is nothing to show yet.
  package var tree: ViewTree?
  /// It is older than it should be: its provider failed.
  package var isStale: Bool
  /// Why, for the app's developer.
  package var problem: String?
  package var relevance: Float
  /// When it shows something else, as far as is known.
  package var next: Date?
}

/// A widget that can be placed.
package struct WidgetKind: Hashable, Sendable {
  package var app: String
  package var kind: String
  package var title: String
  package var details: String
  package var families: [WidgetFamily]
  /// Whether a person can set something.
  package var isConfigurable: Bool
}

/// Why something of a board could not be done.
package enum SurfaceMistake: Error, Hashable, CustomStringConvertible {
  case noWidget(String)
  case noKind(String, known: [String])
  case noFamily(String, known: [WidgetFamily])
  case noControl(String, known: [String])
  case noButton(String, known: [String])
  case noValue(String)
  case noSwitch(String)
  case notPermitted

  package var description: String {
    switch self {
    case .noWidget(let name): "there is no widget “\(name)” on the board"
    case .noKind(let name, let known):
      "there is no widget “\(name)”; there is \(known.joined(separator: ", "))"
    case .noFamily(let name, let known):
      "it has no size “\(name)”; it has \(known.map(\.description).joined(separator: ", "))"
    case .noControl(let name, let known):
      "there is no control “\(name)”; there is \(known.joined(separator: ", "))"
    case .noButton(let name, let known):
      known.isEmpty
        ? "there is nothing to press on it"
        : "there is no “\(name)” on it; there is \(known.joined(separator: ", "))"
    case .noValue(let name): "it has no setting “\(name)”"
    case .noSwitch(let name): "“\(name)” is a button and cannot be switched"
    case .notPermitted: "a board is shown to its person only"
    }
  }
}
