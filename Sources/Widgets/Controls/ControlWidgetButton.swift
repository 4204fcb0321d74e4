public import AppIntents

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = Never

  private let action: Action
  private let label: Label
  private let actionLabel: ActionLabel

  /// - Parameter actionLabel: What the control says, by whether its intent is running.
  public init(
    action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label()
    self.actionLabel = actionLabel(false)
  }

  public var _content: _ControlContent {
    let action = action
    return _ControlContent(
      content: ControlContent(label: AnyView(label), valueLabel: AnyView(actionLabel)) { _ in action })
  }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label, actionLabel: { _ in EmptyView() })
  }
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ title: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  public init(_ title: LocalizedStringKey, action: Action) {
    self.init(action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: Action) {
    self.init(action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: Action) {
    self.init(action: action, label: { Text(title) })
  }
}
