/// Something to do beside what is shown: an intent under a title.
public struct Button<Content: View>: View {
  public typealias Body = Never

  let intent: any AppIntent
  let label: Content

  public init(intent: some AppIntent, @ViewBuilder label: () -> Content) {
    self.intent = intent
    self.label = label()
  }

  public init(_ title: LocalizedStringResource, intent: some AppIntent) where Content == Text {
    self.init(intent: intent) { Text(title) }
  }

  @MainActor public var _content: _SnippetContent { .action(label._content.lines, intent) }
}

/// A setting that an intent changes; what it is set to is shown before its title.
public struct Toggle<Content: View>: View {
  public typealias Body = Never

  let isOn: Bool
  let intent: any AppIntent
  let label: Content

  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Content) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  public init(_ title: LocalizedStringResource, isOn: Bool, intent: some AppIntent) where Content == Text {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  @MainActor public var _content: _SnippetContent {
    .action(label._content.lines, intent, mark: isOn ? "☑ " : "☐ ")
  }
}

extension _SnippetContent {
  /// A button without words is called by the intent's title.
  fileprivate static func action(_ label: [String], _ intent: any AppIntent, mark: String = "") -> Self {
    let words = label.joined(separator: " ")
    let title = words.isEmpty ? String(localized: type(of: intent).title) : words
    return Self(lines: ["\(mark)[\(title)]"], actions: [Action(title: title, intent: intent)])
  }
}
