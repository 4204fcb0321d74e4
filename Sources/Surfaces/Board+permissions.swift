import AppIntents
import LiveActivities
import Notifications

/// What a person lets an app do.
package struct AppPermissions: Hashable, Sendable {
  /// The name of its type.
  package var app: String
  package var title: String
  package var notifications: Bool
  /// Nil for an app that shows none. One switch is for the activities of all apps.
  package var activities: Bool?
}

extension Board {
  /// - Throws: `AssistantFailure` for callers that are not a person.
  package func permissions(for caller: SurfaceCaller) throws -> [AppPermissions] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted.failure }
    return apps.map { app in
      let name = _typeName(app, qualified: false)
      let title = (app.names[language] ?? app.names[""])?.display ?? name
      return AppPermissions(
        app: name, title: title, notifications: notificationPlace.isAllowed(name),
        activities: app is any LiveActivityApp.Type ? activityCenter.areEnabled : nil)
    }
  }
}
