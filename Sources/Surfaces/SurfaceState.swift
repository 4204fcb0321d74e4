import AppIntents
import Views
import Widgets

/// What is kept of a widget beside its place: its entries as trees, and their dates.
struct SurfaceState: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var tree: ViewTree
    /// What its buttons do, by the identifiers in the tree.
    var actions: [String: Action]
  }

  struct Action: Codable, Sendable {
    var title: String
    var call: IntentCall
  }

  var language: String
  var schedule = TimelineSchedule()
  var entries: [Entry] = []
  /// Why the provider failed last, in words for the app's developer.
  var problem: String?

  init(language: String) {
    self.language = language
  }

  /// What cannot be read is made again.
  init(_ json: String?, language: String) {
    let kept = json.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    self = kept ?? SurfaceState(language: language)
    // The trees are in another language than the person reads now.
    if kept?.language != language { schedule.requestReload(at: .distantPast, isUrgent: true) }
    self.language = language
  }

  var json: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}
