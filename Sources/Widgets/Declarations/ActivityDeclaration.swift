package import LiveActivities

/// A place in which a Live Activity is seen.
package enum ActivityPresentation: String, CaseIterable, Sendable {
  /// Where there is room.
  case lockScreen
  case expandedLeading, expandedCenter, expandedTrailing, expandedBottom
  case compactLeading, compactTrailing
  case minimal
}

/// How activities of one kind are shown, without their types.
package struct ActivityDeclaration: Sendable {
  package typealias Views = [ActivityPresentation: AnyView]

  /// The type of the attributes with its module.
  package let kind: String
  private let show: @Sendable (ActivityRecord, Bool) throws -> @MainActor () -> Views
  private let announced: (any AnnouncedActivityAttributes.Type)?

  init<Attributes: ActivityAttributes>(
    of attributes: Attributes.Type,
    show: @escaping @Sendable (ActivityRecord, Bool) throws -> @MainActor () -> Views
  ) {
    (kind, self.show) = (Activity<Attributes>.kind, show)
    announced = attributes as? any AnnouncedActivityAttributes.Type
  }

  /// What is told of an activity in a sentence; nil when its app says nothing.
  ///
  /// - Throws: `DecodingError` for an activity of another version of the app.
  package func announcement(_ record: ActivityRecord) throws -> ActivityAnnouncement? {
    try announced?.announcement(of: record)
  }

  /// What an activity shows in each place, and what its buttons do; they are numbered through.
  ///
  /// - Throws: `ViewTreeError` for a view that shows too much; `DecodingError` for an activity of another version of the app.
  @MainActor
  package func resolved(
    _ record: ActivityRecord, isStale: Bool, in environment: EnvironmentValues
  ) throws -> ResolvedActivity {
    let views = try show(record, isStale)()
    var resolved = ResolvedActivity()
    var count = 0
    for place in ActivityPresentation.allCases {
      guard let view = views[place] else { continue }
      let shown = try ResolvedView(view, in: environment) {
        count += 1
        return String(count)
      }
      resolved.trees[place] = shown.tree
      resolved.actions.merge(shown.actions) { $1 }
    }
    return resolved
  }
}

/// What an activity comes to.
package struct ResolvedActivity: Sendable {
  package var trees: [ActivityPresentation: ViewTree] = [:]
  /// By the identifiers in the trees.
  package var actions: [String: any Sendable] = [:]
}

extension ActivityConfiguration {
  @MainActor
  static func presentations(_ content: some View, _ island: DynamicIsland) -> ActivityDeclaration.Views {
    var views = island.views
    if let url = island.url { views = views.mapValues { AnyView($0.widgetURL(url)) } }
    views[.lockScreen] = AnyView(content)
    return views
  }
}
