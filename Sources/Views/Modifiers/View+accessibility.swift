/// What is read aloud in the place of a view.
extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { content, resolver, environment in
      content.label = try resolver.words(of: label, in: environment)
    }
  }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityValue(_ value: Text) -> some View {
    accessibility { content, resolver, environment in
      content.value = try resolver.words(of: value, in: environment)
    }
  }

  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { accessibilityValue(Text(value)) }

  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { content, resolver, environment in
      content.hint = try resolver.words(of: hint, in: environment)
    }
  }

  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { accessibilityHint(Text(hint)) }

  /// A label always stands for everything in the view; without one, everything in it is read.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { content, _, _ in content.hidden = hidden ? true : nil }
  }

  private func accessibility(
    _ change:
      @escaping @MainActor (inout AccessibilityContent, ViewResolver, EnvironmentValues) throws -> Void
  ) -> some View {
    changingNodes { node, resolver, environment in
      guard !environment.isRedacted else { return }
      var content = node.accessibility ?? AccessibilityContent()
      try change(&content, resolver, environment)
      node.accessibility = content == AccessibilityContent() ? nil : content
    }
  }
}

/// What is read of the views in a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
