public import AppIntents

/// A widget that a person cannot set.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let declaration: WidgetDeclaration

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    declaration = WidgetDeclaration(
      kind: kind, intent: nil, source: StaticTimelineSource(provider: provider, content: content))
  }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    declarations.widgets.append(declaration)
  }
}

/// A widget that a person can set: the parameters of its intent are asked for like any intent's.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let declaration: WidgetDeclaration

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    declaration = WidgetDeclaration(
      kind: kind, intent: intent, source: IntentTimelineSource(provider: provider, content: content))
  }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    declarations.widgets.append(declaration)
  }
}
