package import AppIntents

/// A control without its types.
package struct ControlDeclaration: Sendable {
  package let kind: String
  package var name: Text?
  package var details: Text?
  package var promptsForConfiguration = false
  /// What a person can set.
  package let intent: (any ControlConfigurationIntent.Type)?
  private let load: @Sendable ((any AppIntent)?) async throws -> @MainActor () -> ControlContent

  init(
    kind: String, intent: (any ControlConfigurationIntent.Type)?,
    load: @escaping @Sendable ((any AppIntent)?) async throws -> @MainActor () -> ControlContent
  ) {
    self.kind = kind
    self.intent = intent
    self.load = load
  }

  /// Asks for the current value, and makes what is shown of it.
  ///
  /// - Returns: How the control is shown; to be called on the main actor.
  /// - Throws: what the app throws, and `ConfigurationMissing`.
  package func content(
    for configuration: (any AppIntent)?
  ) async throws -> @MainActor () -> ControlContent {
    try await load(configuration)
  }
}

extension ControlDeclaration {
  /// Reads the current content where it may be read.
  package func read<Value: Sendable>(
    _ configuration: (any AppIntent)?, _ body: @escaping @MainActor @Sendable (ControlContent) throws -> Value
  ) async throws -> Value {
    let content = Unchecked(try await content(for: configuration))
    return try await MainActor.run { try body(content.value()) }
  }
}

/// What a control shows and does at one moment.
package struct ControlContent {
  let label: AnyView
  let valueLabel: AnyView
  /// Nil for a button.
  package var isOn: Bool?
  package var isDisabled = false
  package var isPrivate = false
  var style: (AnyView) -> AnyView = { $0 }
  private let action: (Bool) -> any AppIntent

  init(label: AnyView, valueLabel: AnyView, action: @escaping (Bool) -> any AppIntent) {
    self.label = label
    self.valueLabel = valueLabel
    self.action = action
  }

  /// The intent of a press. A switch sets the wanted value; a button has none.
  package func intent(wanting isOn: Bool = true) -> any AppIntent { action(isOn) }

  /// The title as it is shown.
  @MainActor
  package func labelTree(in environment: EnvironmentValues) throws -> ViewTree {
    try ViewTree(resolving: style(isPrivate ? AnyView(label.privacySensitive()) : label), in: environment)
  }

  /// What it says of its value, in words of the app.
  @MainActor
  package func valueTree(in environment: EnvironmentValues) throws -> ViewTree {
    let shown = isPrivate ? AnyView(valueLabel.privacySensitive()) : valueLabel
    return try ViewTree(resolving: style(shown), in: environment)
  }
}
