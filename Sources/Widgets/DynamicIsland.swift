public import AppIntents

/// What is seen of an activity where there is little room: of several activities the minimal form, of one the compact
/// form, and the expanded one on request.
public struct DynamicIsland {
  var views: [ActivityPresentation: AnyView]
  var url: URL?

  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {
    views = expanded().views
    views[.compactLeading] = AnyView(compactLeading())
    views[.compactTrailing] = AnyView(compactTrailing())
    views[.minimal] = AnyView(minimal())
  }

  /// What a press beside the buttons opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// The colour of a line around it. None is drawn here.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Front ends here choose their own margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A form of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the expanded form.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let presentation: ActivityPresentation

  public static let leading = DynamicIslandExpandedRegionPosition(presentation: .expandedLeading)
  public static let trailing = DynamicIslandExpandedRegionPosition(presentation: .expandedTrailing)
  public static let center = DynamicIslandExpandedRegionPosition(presentation: .expandedCenter)
  public static let bottom = DynamicIslandExpandedRegionPosition(presentation: .expandedBottom)
}

/// What stands in one part of the expanded form.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content

  /// - Parameter priority: which of several regions gets more room.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    (self.position, self.priority, self.content) = (position, priority, content())
  }
}

/// The parts of the expanded form.
public struct DynamicIslandExpandedContent {
  /// Of two regions in one place the later one holds.
  var views: [ActivityPresentation: AnyView] = [:]

  fileprivate init(_ parts: [DynamicIslandExpandedContent] = []) {
    for part in parts { views.merge(part.views) { $1 } }
  }

  fileprivate init(_ region: DynamicIslandExpandedRegion<some View>) {
    views = [region.position.presentation: AnyView(region.content)]
  }
}

/// Makes the expanded form of the regions in a block, with `if` and `switch`.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression(
    _ region: DynamicIslandExpandedRegion<some View>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent(region) }
  public static func buildBlock(_ parts: DynamicIslandExpandedContent...) -> DynamicIslandExpandedContent {
    DynamicIslandExpandedContent(parts)
  }
  public static func buildOptional(_ part: DynamicIslandExpandedContent?) -> DynamicIslandExpandedContent {
    part ?? DynamicIslandExpandedContent()
  }
  public static func buildEither(
    first part: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { part }
  public static func buildEither(
    second part: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { part }
}
