package import AppIntents
import Views
import Widgets

/// What widgets and controls of all apps are called, in every language: what sentences can mean.
package final class DeclaredNames: Sendable {
  private let apps: [any AssistantApp.Type]

  package init(of apps: [any AssistantApp.Type]) { self.apps = apps }

  func widgets() async -> [WidgetEntity] {
    let declared = await Declared(apps).widgets
    return await MainActor.run {
      declared.map { widget in
        let name = widget.declaration.name
        return WidgetEntity(
          app: widget.app, kind: widget.declaration.kind,
          title: Self.title(widget.declaration.kind) { name?.words(in: $0) }, appNames: appNames(widget.app))
      }
    }
  }

  func controls() async -> [ControlEntity] {
    let declared = await Declared(apps).controls
    return await MainActor.run {
      declared.map { control in
        let name = control.declaration.name
        return ControlEntity(
          id: control.id, title: Self.title(control.declaration.kind) { name?.words(in: $0) })
      }
    }
  }

  private func appNames(_ app: String) -> LocalizedStringResource? {
    let names = apps.first { _typeName($0, qualified: false) == app }?.names
    guard let korean = (names?["ko"] ?? names?[""])?.display,
      let english = (names?["en"] ?? names?[""])?.display
    else { return nil }
    return LocalizedStringResource(ko: "\(korean)", en: "\(english)")
  }

  @MainActor
  private static func title(_ kind: String, _ words: (EnvironmentValues) -> String?)
    -> LocalizedStringResource
  {
    let named = ["ko", "en"].map { words(EnvironmentValues.shown(in: $0, timeZone: .current)) ?? kind }
    return LocalizedStringResource(ko: "\(named[0])", en: "\(named[1])")
  }
}

extension LocalizedStringResource {
  /// A text in the two languages that the assistant speaks.
  init(ko: String.LocalizationValue, en: String.LocalizationValue) {
    self.init(ko, translations: ["en": en])
  }
}

extension IntentDialog {
  /// What is said, in the two languages that the assistant speaks.
  init(ko: String.LocalizationValue, en: String.LocalizationValue) {
    self.init(LocalizedStringResource(ko: ko, en: en))
  }
}
