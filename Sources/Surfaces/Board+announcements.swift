import Assistant
import LiveActivities
import Widgets

/// An activity in sentences, one for each language.
package struct AnnouncedActivity: Hashable, Sendable {
  package var name: ActivityName
  package var texts: [String: String]
  package var progress: Double?
}

/// What apps say in a sentence of their activities.
extension Board {
  /// Those that are seen and whose apps say something. Apps bring them up to date before.
  func announcedActivities(in languages: [String]) async throws -> [AnnouncedActivity] {
    try await updateActivities()
    let now = assistant.now
    return try activityCenter.records().filter { $0.state(at: now) != .dismissed }.compactMap { record in
      // One of another version of the app is shown with its problem, and not told.
      guard let said = try? declared.activity(record.kind)?.announcement(record) else { return nil }
      let texts = languages.map { ($0, said.text.text(in: $0)) }
      return AnnouncedActivity(
        name: ActivityName(app: record.app, id: said.about),
        texts: Dictionary(texts) { first, _ in first }, progress: said.progress)
    }
  }
}
