import AppIntents
import Views
import Widgets

/// The widgets and controls of all apps.
struct Declared: Sendable {
  struct Widget: Sendable {
    let app: String
    let declaration: WidgetDeclaration
  }

  struct Control: Sendable {
    let app: String
    let declaration: ControlDeclaration

    var id: String { "\(app).\(declaration.kind)" }
  }

  struct Activity: Sendable {
    let app: String
    let declaration: ActivityDeclaration
  }

  let widgets: [Widget]
  let controls: [Control]
  let activities: [Activity]

  init(_ apps: [any AssistantApp.Type]) async {
    var widgets: [Widget] = []
    var controls: [Control] = []
    var activities: [Activity] = []
    for app in apps {
      let name = _typeName(app, qualified: false)
      let declared = await MainActor.run {
        let all = _WidgetDeclarations(of: app)
        return (all.widgets, all.controls, all.activities)
      }
      widgets += declared.0.map { Widget(app: name, declaration: $0) }
      controls += declared.1.map { Control(app: name, declaration: $0) }
      activities += declared.2.map { Activity(app: name, declaration: $0) }
    }
    self.widgets = widgets
    self.controls = controls
    self.activities = activities
  }

  func widget(_ kind: String, of app: String) -> Widget? {
    widgets.first { $0.declaration.kind == kind && $0.app == app }
  }

  func activity(_ kind: String) -> ActivityDeclaration? {
    activities.first { $0.declaration.kind == kind }?.declaration
  }
}

extension Text {
  /// The words in an environment.
  @MainActor
  func words(in environment: EnvironmentValues) -> String? {
    guard let tree = try? ViewTree(resolving: self, in: environment), case .text(let text) = tree.root.content
    else { return nil }
    return text.spans.compactMap(\.text).joined()
  }
}
