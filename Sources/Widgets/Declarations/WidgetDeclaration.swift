package import AppIntents

/// Everything that an app declares to be shown: what `WidgetApp.widgets` comes to.
public struct _WidgetDeclarations {
  package var widgets: [WidgetDeclaration] = []
  package var controls: [ControlDeclaration] = []
  package var activities: [ActivityDeclaration] = []

  package init() {}

  /// What an app declares; nothing for one without widgets.
  @MainActor
  package init(of app: any AssistantApp.Type) {
    func open<App: WidgetApp>(_ app: App.Type) { App.widgets._declare(in: &self) }
    if let app = app as? any WidgetApp.Type { open(app) }
  }
}

/// A widget without its types.
package struct WidgetDeclaration: Sendable {
  package let kind: String
  package var name: Text?
  package var details: Text?
  package var families = WidgetFamily.allCases
  package var hasContentMargins = true
  package var isBackgroundRemovable = true
  package var promptsForConfiguration = false
  /// What a person can set.
  package let intent: (any WidgetConfigurationIntent.Type)?
  package let source: any TimelineSource

  init(kind: String, intent: (any WidgetConfigurationIntent.Type)?, source: any TimelineSource) {
    self.kind = kind
    self.intent = intent
    self.source = source
  }
}

/// A provider and the views of its entries, without their types.
package protocol TimelineSource: Sendable {
  /// - Throws: `ConfigurationMissing` when there are no values that the widget needs.
  func placeholder(in context: TimelineProviderContext) -> ShownEntry
  func snapshot(
    for configuration: (any AppIntent)?, in context: TimelineProviderContext
  ) async throws -> ShownEntry
  func timeline(
    for configuration: (any AppIntent)?, in context: TimelineProviderContext
  ) async throws -> ShownTimeline
  /// Values that are offered to a person who places the widget.
  var recommendations: [ShownRecommendation] { get }
}

/// An entry with the view that shows it.
package struct ShownEntry: Sendable {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  private let view: @MainActor @Sendable () -> any View

  package init(_ entry: some TimelineEntry, view: @escaping @MainActor @Sendable () -> any View) {
    date = entry.date
    relevance = entry.relevance
    self.view = view
  }

  /// What the entry comes to.
  ///
  /// - Throws: `ViewTreeError` for a view that shows too much.
  @MainActor
  package func resolved(
    in environment: EnvironmentValues, identifyAction: @escaping () -> String
  ) throws -> ResolvedView {
    try ResolvedView(AnyView(view()), in: environment, identifyAction: identifyAction)
  }
}

package struct ShownTimeline: Sendable {
  package let entries: [ShownEntry]
  package let policy: TimelineReloadPolicy

  package init(entries: [ShownEntry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

package struct ShownRecommendation: Sendable {
  package let intent: any AppIntent
  package let description: Text
}

/// A widget that is set by an intent was asked for entries without one.
package struct ConfigurationMissing: Error, Hashable, CustomStringConvertible {
  package let kind: String

  package var description: String { "\(kind) was given no configuration" }
}
