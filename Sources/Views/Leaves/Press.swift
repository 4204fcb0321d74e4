/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to press: what a button or a toggle of an intent is made of.
///
/// The action goes to whoever resolves the view (`ResolvedView.actions`); the tree holds its identifier.
package struct Press<Content: View>: View, PrimitiveView {
  package typealias Body = Never

  private let action: any Sendable
  /// What it is called where its label has no words.
  private let title: Text
  private let isOn: Bool?
  private let role: ButtonRole?
  private let label: Content

  /// - Parameter isOn: Whether a setting is on; nil for a button.
  package init(
    _ action: any Sendable, title: Text, isOn: Bool? = nil, role: ButtonRole? = nil,
    @ViewBuilder label: () -> Content
  ) {
    self.action = action
    self.title = title
    self.isOn = isOn
    self.role = role
    self.label = label()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let identifier = resolver.register(action)
    let title = try resolver.words(of: title, in: environment)
    let content =
      isOn.map { toggle(identifier, title, $0, environment) }
      ?? button(identifier, title, environment)
    return [try resolver.container(content, of: label, in: environment)]
  }

  private func button(_ action: String, _ title: String, _ environment: EnvironmentValues) -> ViewContent {
    var content = ButtonContent(action: action, title: title)
    content.role = role?.name
    content.buttonStyle = environment.looks.buttonStyle
    content.tint = environment.looks.tint
    content.disabled = environment.isEnabled ? nil : true
    return .button(content)
  }

  private func toggle(
    _ action: String, _ title: String, _ isOn: Bool, _ environment: EnvironmentValues
  ) -> ViewContent {
    var content = ToggleContent(action: action, title: title, isOn: isOn)
    content.toggleStyle = environment.looks.toggleStyle
    content.tint = environment.looks.tint
    content.disabled = environment.isEnabled ? nil : true
    return .toggle(content)
  }
}
