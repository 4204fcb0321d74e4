public import Views

/// Something to press that runs an intent.
///
///     Button("추적", systemImage: "location.fill", intent: TrackOrder())
///
/// A press is a call of the intent like any other: it asks, confirms and answers. A button with a closure instead of an intent
/// shows its label and cannot be pressed, as in a widget of a phone: what is shown may be pressed in another process.
public struct Button<Label: View>: View {
  private let intent: (any AppIntent)?
  private let role: ButtonRole?
  private let label: Label

  public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
    self.intent = intent
    self.role = role
    self.label = label()
  }

  /// A button that cannot be pressed here; `action` never runs.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    intent = nil
    self.role = role
    self.label = label()
  }

  public var body: some View {
    if let intent {
      Press(PressedIntent(intent: intent), title: Text(type(of: intent).title), role: role) { label }
    } else {
      label
    }
  }
}

/// What a press means: the action that a tree's button holds under its identifier.
package struct PressedIntent: Sendable {
  package let intent: any AppIntent
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: LocalizedStringResource, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init<I: AppIntent>(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: systemImage) }
  }
}
