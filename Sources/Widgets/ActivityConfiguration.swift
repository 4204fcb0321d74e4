public import AppIntents
public import LiveActivities

/// How an app's Live Activities of one kind are shown.
///
///     struct OrderLiveActivity: Widget {
///       var body: some WidgetConfiguration {
///         ActivityConfiguration(for: OrderAttributes.self) { context in
///           OrderCard(context: context)
///         } dynamicIsland: { context in
///           DynamicIsland {
///             DynamicIslandExpandedRegion(.leading) { Image(systemName: "bicycle") }
///           } compactLeading: {
///             Image(systemName: "bicycle")
///           } compactTrailing: {
///             Text(context.state.expectedAt, style: .timer)
///           } minimal: {
///             Image(systemName: "bicycle")
///           }
///         }
///       }
///     }
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  private let declaration: ActivityDeclaration

  /// - Parameters:
  ///   - content: what is seen where there is room: in the terminal, and on a card.
  ///   - dynamicIsland: what is seen where there is little.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let (content, island) = (Unchecked(content), Unchecked(dynamicIsland))
    declaration = ActivityDeclaration(of: Attributes.self) { record, isStale in
      let context = Unchecked(try ActivityViewContext<Attributes>(record, isStale: isStale))
      return { Self.presentations(content.value(context.value), island.value(context.value)) }
    }
  }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    declarations.activities.append(declaration)
  }
}

extension WidgetConfiguration {
  /// The sizes in which an activity is shown elsewhere. It is shown in the same size everywhere here.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// A size of an activity.
public enum ActivityFamily: Hashable, Sendable, CaseIterable { case small, medium }

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

extension EnvironmentValues {
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether an activity fills the whole place; it never does here.
  public var isActivityFullscreen: Bool { false }
}

/// What the view of an activity knows of it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// The content is older than the app said it would be.
  public let isStale: Bool

  init(_ record: ActivityRecord, isStale: Bool) throws {
    activityID = record.id
    attributes = try JSONDecoder().decode(Attributes.self, from: record.attributes)
    state = try record.content.content(of: Attributes.ContentState.self).state
    self.isStale = isStale
  }
}

extension View {
  /// The colour behind an activity where there is room.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    ActivityBackground(content: self, color: color)
  }

  /// The colour of what the system writes on an activity: nothing here.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

private struct ActivityBackground<Content: View>: View {
  let content: Content
  let color: Color?

  var body: some View {
    if let color { content.containerBackground(color, for: .widget) } else { content }
  }
}
