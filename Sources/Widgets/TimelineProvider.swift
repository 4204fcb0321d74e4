public import AppIntents

/// Says what a widget shows, and when.
///
/// A completion may be called at once or later, on any thread. What comes after the first call is left out, and a
/// provider that does not call within five seconds has failed: the widget goes on to show what it showed.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// What stands where nothing is known yet; made at once.
  func placeholder(in context: Context) -> Entry
  /// What the widget looks like now, or with made-up values in a preview.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Says what a widget shows that a person can set.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Values that are offered to a person who adds the widget.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When which values matter.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Values of a widget's configuration, and what a person reads of them.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  package let description: Text

  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}

/// When which values of a widget's configuration matter.
public struct WidgetRelevance<Intent: WidgetConfigurationIntent>: Sendable {
  package let attributes: [WidgetRelevanceAttribute<Intent>]

  public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) {
    self.attributes = attributes
  }
}

/// Values of a configuration that matter during an interval.
public struct WidgetRelevanceAttribute<Intent: WidgetConfigurationIntent>: Sendable {
  package let configuration: Intent
  package let interval: DateInterval?

  public init(configuration: Intent, interval: DateInterval? = nil) {
    self.configuration = configuration
    self.interval = interval
  }
}
