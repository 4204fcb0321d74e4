public import AppIntents

extension ControlWidgetConfiguration {
  /// What the control is called where somebody chooses it, and by who says it.
  public func displayName(_ name: LocalizedStringKey) -> some ControlWidgetConfiguration {
    changing { $0.name = Text(name) }
  }

  @_disfavoredOverload
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changing { $0.name = Text(name) }
  }

  @_disfavoredOverload
  public func displayName(_ name: some StringProtocol) -> some ControlWidgetConfiguration {
    let name = Text(name)
    return changing { $0.name = name }
  }

  /// What the control does, in a sentence.
  public func description(_ description: LocalizedStringKey) -> some ControlWidgetConfiguration {
    changing { $0.details = Text(description) }
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changing { $0.details = Text(description) }
  }

  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some ControlWidgetConfiguration {
    let details = Text(description)
    return changing { $0.details = details }
  }

  /// Whether a person is asked for the values as soon as the control is placed.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    changing { $0.promptsForConfiguration = true }
  }

  private func changing(
    _ change: @escaping @MainActor (inout ControlDeclaration) -> Void
  ) -> some ControlWidgetConfiguration {
    ChangedControl(content: self, change: change)
  }
}

struct ChangedControl<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout ControlDeclaration) -> Void

  func _declare(in declarations: inout _WidgetDeclarations) {
    let count = declarations.controls.count
    content._declare(in: &declarations)
    for index in declarations.controls.indices.dropFirst(count) { change(&declarations.controls[index]) }
  }
}

/// What a control says beside its title. On the label of a control.
extension View {
  /// What a press does, in a few words.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  public func controlWidgetActionHint(_ hint: Text) -> some View { accessibilityHint(hint) }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// What is told when the value of the control has changed.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    accessibilityValue(Text(status))
  }

  public func controlWidgetStatus(_ status: Text) -> some View { accessibilityValue(status) }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    accessibilityValue(Text(status))
  }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
    accessibilityValue(Text(status))
  }
}
