package import AppIntents
import Assistant
import BackgroundWork
import ConversationProtocol
import LiveActivities
import Notifications
import Store
import Views
import Widgets

/// What goes on: the Live Activities of all apps.
///
/// They belong to the owner of the apps' data; every caller who may see a board sees them, without private content.
extension Board {
  /// Those that are seen, the most relevant first. Apps bring them up to date before.
  func activities(for caller: SurfaceCaller) async throws -> [LiveActivityReport] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    try await updateActivities()
    var shown: [LiveActivityReport] = []
    for record in try seenActivities() { shown.append(try await self.shown(record, to: caller)) }
    return shown
  }

  /// Of two that matter as much, the newer one comes first.
  private func seenActivities() throws -> [ActivityRecord] {
    let now = assistant.now
    return try activityCenter.records().filter { $0.state(at: now) != .dismissed }.sorted { one, other in
      if one.content.relevance != other.content.relevance {
        return one.content.relevance > other.content.relevance
      }
      return (one.begin, one.id) > (other.begin, other.id)
    }
  }

  /// Puts an activity away; its app learns of it.
  func dismiss(_ name: String, for caller: SurfaceCaller) async throws {
    let activity = try activity(called: name, among: try await activities(for: caller))
    activityCenter.change(activity.id) { [now = assistant.now] in $0.dismiss(at: now) }
  }

  /// Switches the activities of an app, or of all apps, on or off; those that go on are put away.
  func allowActivities(_ areAllowed: Bool, of name: String?, for caller: SurfaceCaller) throws {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    let app = try name.map(appName)
    if let app {
      try activityCenter.setEnabled(areAllowed, of: app)
    } else {
      try activityCenter.setEnabled(areAllowed)
    }
    guard !areAllowed else { return }
    for record in try activityCenter.records() where app == nil || record.app == app {
      activityCenter.change(record.id) { [now = assistant.now] in $0.dismiss(at: now) }
    }
  }

  /// Whether updates of an app's activities may come often.
  func allowFrequentUpdates(_ areAllowed: Bool, of app: String, for caller: SurfaceCaller) throws {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    try activityCenter.setFrequent(areAllowed, of: try appName(app))
  }

  /// The activity that a person means: by its number, its identifier or the first eight of its letters, or what its app is
  /// called.
  ///
  /// - Throws: `SurfaceMistake.noActivity`.
  func activity(called name: String, among activities: [LiveActivityReport]) throws -> LiveActivityReport {
    if let number = Int(name), activities.indices.contains(number - 1) { return activities[number - 1] }
    let wanted = name.lowercased()
    let found = activities.first { activity in
      [activity.id, activity.kind, activity.app, activity.title].contains { $0.lowercased() == wanted }
        || wanted.count >= 8 && activity.id.lowercased().hasPrefix(wanted)
    }
    guard let found else { throw SurfaceMistake.noActivity(name) }
    return found
  }
}

/// Bringing activities up to date.
extension Board {
  /// Lets every app say what goes on now. An app that cannot leaves its activities as they are.
  package func updateActivities() async throws {
    for app in apps {
      guard let app = app as? any LiveActivityApp.Type else { continue }
      let name = "\(ObjectIdentifier(store)) \(_typeName(app))"
      await ActivityTurns.shared.take(name) { await self.update(app) }
    }
    try await tellAlerts()
    try activityCenter.tidy()
  }

  private func update(_ app: any LiveActivityApp.Type) async {
    guard let hold = await hold("activities of \(_typeName(app))") else { return }
    defer { hold() }
    do {
      let next = try await inPlaces {
        try await IntentRuntime.looking(
          for: "updateActivities", language: language, now: assistant.now, timeZone: assistant.timeZone,
          pause: assistant.pause
        ) { _ in try await app.updateActivities() }
      }
      note(next: next?.writable, of: app, problem: nil)
    } catch {
      note(next: nil, of: app, problem: Self.words(of: error))
    }
  }

  /// Runs what apps do by themselves where their activities and notifications are kept.
  func inPlaces<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
    try await ActivityCenter.$local.withValue(activityCenter) {
      try await NotificationCenterPlace.$local.withValue(notificationPlace) {
        try await BackgroundPlace.$local.withValue(backgroundPlace) { try await body() }
      }
    }
  }

  /// Another process is at it for moments only; one that takes longer leaves things as good as new.
  private func hold(_ name: String) async -> (@Sendable () -> Void)? {
    for _ in 0..<Self.looksForHold {
      if let hold = store.holdRows(name) { return hold }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }

  private static let looksForHold = 100

  /// When activities say something else, as far as is known.
  package func nextActivityChange() throws -> Date? {
    let now = assistant.now
    let own = try activityCenter.records().compactMap { $0.nextChange(after: now) }
    return (own + nextUpdates.values.filter { $0 > now }).min()
  }
}

/// Lets one task of this process at a time bring an app's activities in one store up to date.
private actor ActivityTurns {
  static let shared = ActivityTurns()

  private var last: [String: Task<Void, Never>] = [:]

  func take(_ name: String, _ body: @escaping @Sendable () async -> Void) async {
    let before = last[name]
    let task = Task {
      await before?.value
      await body()
    }
    last[name] = task
    await task.value
    if last[name] == task { last[name] = nil }
  }
}
