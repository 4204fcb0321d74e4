public import AppIntents

// What views read of the screen around them. There is none: an app is in the background, and nothing opens or closes.

extension EnvironmentValues {
  public var scenePhase: ScenePhase { .background }
  public var dismiss: DismissAction { DismissAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}

/// Closes the screen that a view is on.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a window.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
}
