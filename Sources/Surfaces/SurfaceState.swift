import AppIntents
import Views
@_spi(Scheduling) import Widgets

/// What is kept of a widget beside its place: its entries as trees, and their dates.
struct SurfaceState: Codable, Sendable {
  struct Entry: Codable, Hashable, Sendable {
    var tree: ViewTree
    /// What its buttons do, by the identifiers in the tree.
    var actions: [String: Action]
  }

  /// A button, or a switch.
  struct Action: Codable, Hashable, Sendable {
    var title: String
    /// Runs the button; sets the switch on.
    var call: IntentCall
    /// Sets the switch off; nil for a button, and for a switch whose intent turns it over by itself.
    var off: IntentCall?
    /// How the switch is shown; nil for a button.
    var isOn: Bool?
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
    if let kept, kept.language != language {
      schedule.requestReload(at: .distantPast, isUrgent: true)
      self.language = language
    }
  }

  var json: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}

extension SurfaceState.Action {
  /// What a press runs.
  ///
  /// - Parameter wanted: what a switch is to be set to; nil turns it over.
  /// - Returns: nil for a switch that already is as it is wanted and whose intent could only turn it over.
  func call(wanting wanted: Bool?) -> IntentCall? {
    guard let isOn else { return call }
    let wanted = wanted ?? !isOn
    if let off { return wanted ? call : off }
    return wanted == isOn ? nil : call
  }
}
