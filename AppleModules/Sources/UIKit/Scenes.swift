public import AppIntents

/// What takes events. None comes.
@MainActor
open class UIResponder: NSObject {}

/// A window of an app. An app on Linux has no windows.
@MainActor
open class UIScene: UIResponder {
  /// Why a scene was opened.
  public struct ConnectionOptions {
    public let userActivities: [NSUserActivity] = []
  }

  public var title: String?
  public var activationConditions = UISceneActivationConditions()

  public override init() {}
}

@MainActor
public final class UIWindowScene: UIScene {
  /// None.
  public let windows: [UIWindow] = []
}

/// What a scene's views are in.
@MainActor
public final class UIWindow: UIResponder {
  public weak var windowScene: UIWindowScene?

  public init(windowScene: UIWindowScene) { self.windowScene = windowScene }
}

/// A scene, also while it is closed.
@MainActor
public final class UISceneSession {
  public let scene: UIScene? = nil
}

/// Which window an activity belongs to.
public struct UISceneActivationConditions: @unchecked Sendable {
  // Unchecked: predicates are not changed after they were made.
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public init() {}
}

@MainActor
public protocol UISceneDelegate: AnyObject {}

/// Its methods are an app's own: no window is opened, so that none is called.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// Takes the intents of a scene. No scene exists here, so that none comes.
@MainActor
public protocol AppIntentSceneDelegate: UISceneDelegate {
  func scene(_ scene: UIScene, willPerformAppIntent intent: any UISceneAppIntent)
}

@MainActor
public protocol UIApplicationDelegate: AnyObject {}
