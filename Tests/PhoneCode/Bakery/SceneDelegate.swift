import CoreSpotlight
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var shown: UUID?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    connectionOptions.userActivities.forEach(open)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

  private func open(_ activity: NSUserActivity) {
    guard activity.activityType == CSSearchableItemActionType,
      let found = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String,
      let id = found.split(separator: ".").last
    else { return }
    shown = UUID(uuidString: String(id))
  }
}
