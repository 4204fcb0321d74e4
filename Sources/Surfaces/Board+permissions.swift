import AppIntents
import LiveActivities
import Notifications

/// What a person lets an app do.
package struct AppPermissions: Hashable, Sendable {
  /// The name of its type.
  package var app: String
  package var title: String
  package var notifications: Bool
  /// Nil for an app that shows none.
  package var activities: Bool?
  /// Whether its activities may often be updated from outside; nil for an app that shows none.
  package var frequentUpdates: Bool?
}

extension Board {
  /// - Throws: `AssistantFailure` for callers that are not a person.
  package func permissions(for caller: SurfaceCaller) throws -> [AppPermissions] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted.failure }
    return apps.map { app in
      let name = _typeName(app, qualified: false)
      let title = (app.names[language] ?? app.names[""])?.display ?? name
      let showsActivities = app is any LiveActivityApp.Type
      return AppPermissions(
        app: name, title: title, notifications: notificationPlace.isAllowed(name),
        activities: showsActivities ? activityCenter.areEnabled(of: name) : nil,
        frequentUpdates: showsActivities ? activityCenter.areFrequent(of: name) : nil)
    }
  }

  /// The name of the type of the app that a person means: by this name, or by what the app is called.
  ///
  /// - Throws: `SurfaceMistake.noApp`.
  func appName(_ wanted: String) throws -> String {
    let app = apps.first { app in
      let names = app.names.values.flatMap { [$0.display] + $0.alternatives }
      return ([_typeName(app, qualified: false)] + names).contains { $0.lowercased() == wanted.lowercased() }
    }
    guard let app else { throw SurfaceMistake.noApp(wanted) }
    return _typeName(app, qualified: false)
  }
}
