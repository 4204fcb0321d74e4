public import AppIntents

/// What a widget shows from a date on.
///
///     struct OrderEntry: TimelineEntry {
///       let date: Date
///       let order: Order?
///       var relevance: TimelineEntryRelevance? { order.map { _ in TimelineEntryRelevance(score: 80) } }
///     }
public protocol TimelineEntry {
  var date: Date { get }
  /// How much it matters beside the other entries of the app; nil for nothing said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. Widgets that stand in one place are ordered by it.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// Measured by the other entries of the same provider; 0 and less matter not at all.
  public var score: Float
  /// Seconds from the date of the entry; 0 until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget, and when more are wanted.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When the provider of a widget is asked again.
public struct TimelineReloadPolicy: Hashable, Codable, Sendable {
  package enum Moment: Hashable, Codable, Sendable { case atEnd, after(Date), never }

  package let moment: Moment

  /// When the last entry is shown.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// Only when the app, an intent or a person asks for it.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// Not before a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}

/// Where and for what a provider makes its entries.
public struct TimelineProviderContext: Sendable {
  /// Values of the environment in which the widget may be shown.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    let values: EnvironmentValues

    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
      [values[keyPath: keyPath]]
    }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
      self[keyPath]
    }
  }

  public let family: WidgetFamily
  /// Whether the widget is shown for somebody to choose it: made-up values are enough.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize
  public let environmentVariants: EnvironmentVariants

  package init(family: WidgetFamily, isPreview: Bool, environment: EnvironmentValues = EnvironmentValues()) {
    self.family = family
    self.isPreview = isPreview
    displaySize = family.displaySize
    environmentVariants = EnvironmentVariants(values: environment)
  }
}

extension WidgetFamily {
  /// In points, as on a phone of the usual size.
  package var displaySize: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCircular: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
