@_exported public import AppIntents

/// Tells the system to draw an app's widgets again. There are none here yet.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
}

/// Tells the system to draw an app's controls again. There are none here yet.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
