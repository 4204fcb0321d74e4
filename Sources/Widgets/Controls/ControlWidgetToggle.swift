public import AppIntents

/// A control that switches something on and off: its intent sets the wanted value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  public typealias Body = Never

  private let isOn: Bool
  private let action: Action
  private let label: Label
  private let valueLabel: ValueLabel

  /// - Parameter valueLabel: What the control says, by whether it is on.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label()
    self.valueLabel = valueLabel(isOn)
  }

  public var _content: _ControlContent {
    let action = action
    var content = ControlContent(label: AnyView(label), valueLabel: AnyView(valueLabel)) { isOn in
      var action = action
      action.value = isOn
      return action
    }
    content.isOn = isOn
    return _ControlContent(content: content)
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, action: action, label: label, valueLabel: { _ in EmptyView() })
  }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(_ title: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action, label: { Text(title) })
  }
}
