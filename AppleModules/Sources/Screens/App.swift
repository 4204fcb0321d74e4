public import AppIntents

// The screens of an app. Nothing shows them: their types are there so that an app's files compile beside its intents.

/// An app with windows. Here its `main` makes the app, so that its initialiser registers what intents depend on, and ends.
@MainActor
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  public static func main() { _ = Self() }
}

/// A part of an app: a window, the settings.
@MainActor
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
}

/// Scenes that are built and not shown.
public struct QuietScene: Scene {
  nonisolated init() {}

  public var body: QuietScene { self }
}

@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ scene: Content) -> Content { scene }
  public static func buildBlock<Content: Scene>(_ scene: Content) -> Content { scene }
  public static func buildBlock<each Content: Scene>(_ scenes: repeat each Content) -> QuietScene {
    QuietScene()
  }
  public static func buildOptional(_ scene: (some Scene)?) -> QuietScene { QuietScene() }
  public static func buildLimitedAvailability(_ scene: some Scene) -> QuietScene { QuietScene() }
}

public struct WindowGroup<Content: View>: Scene {
  public var body: QuietScene { QuietScene() }

  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Window<Content: View>: Scene {
  public var body: QuietScene { QuietScene() }

  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: Scene {
  public var body: QuietScene { QuietScene() }

  public init(@ViewBuilder content: () -> Content) {}
}

public struct MenuBarExtra<Content: View>: Scene {
  public var body: QuietScene { QuietScene() }

  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {}
}

extension Scene {
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { QuietScene() }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { QuietScene() }
  public func environmentObject(_ object: some ObservableObject) -> some Scene { QuietScene() }
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some Scene {
    QuietScene()
  }
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping (Value, Value) -> Void)
    -> some Scene
  {
    QuietScene()
  }
  public func defaultSize(width: Double, height: Double) -> some Scene { QuietScene() }
  public func backgroundTask<Result>(
    _ task: BackgroundTask<Result>, action: @escaping @Sendable () async -> Result
  ) -> some Scene { QuietScene() }
}

/// Work that the system starts; nothing does.
public struct BackgroundTask<Result>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void> { BackgroundTask<Void>() }
}

public enum ScenePhase: Int, Hashable, Sendable {
  case background, inactive, active
}

/// Makes an app's delegate.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: AnyObject> {
  public let wrappedValue: Delegate

  public init(_ make: @autoclosure () -> Delegate) { wrappedValue = make() }
}
