/// An activity as it is kept. What the clock makes of it is a pure function of the record.
package struct ActivityRecord: Hashable, Codable, Sendable, Identifiable {
  package struct Content: Hashable, Codable, Sendable {
    /// JSON.
    package var state: Data
    package var staleDate: Date?
    package var relevance: Double

    package init(state: Data, staleDate: Date? = nil, relevance: Double = 0) {
      self.state = state
      self.staleDate = staleDate?.writable
      self.relevance = relevance.isFinite ? relevance : 0
    }
  }

  package struct Ending: Hashable, Codable, Sendable {
    package var date: Date
    package var policy: ActivityUIDismissalPolicy
  }

  package var id: String
  package var app: String
  /// The type of the attributes with its module.
  package var kind: String
  /// JSON.
  package var attributes: Data
  package var content: Content
  /// When it was asked for, or is to begin.
  package var begin: Date
  /// Whether `begin` was chosen by the app: until then the activity is pending.
  package var isPlanned = false
  /// The first end that the app asked for, with the last wish of how long it is seen.
  package var ending: Ending?
  /// When a person put it away.
  package var dismissed: Date?
  /// Counts what is shown: identifiers of buttons hold for one version.
  package var version = 1
  /// The time of the newest update that had one.
  package var timestamp: Date?
  /// The token that permits updates from outside; nil if there are none.
  package var token: String?
  package var alert: ActivityAlert?

  package init(
    id: String, app: String, kind: String, attributes: Data, content: Content, begin: Date,
    isPlanned: Bool = false
  ) {
    (self.id, self.app, self.kind, self.attributes) = (id, app, kind, attributes)
    (self.content, self.begin, self.isPlanned) = (content, begin, isPlanned)
  }
}

/// What an update wants told, by language.
package struct ActivityAlert: Hashable, Codable, Sendable {
  package var titles: [String: String]
  package var bodies: [String: String]
  package var isTold = false

  package init(titles: [String: String], bodies: [String: String]) {
    (self.titles, self.bodies) = (titles, bodies)
  }
}

extension Date {
  /// Nil for a date that does not exist, or whose year has not four digits.
  package var writable: Date? {
    (-62_135_596_800..<253_402_300_800).contains(timeIntervalSince1970) ? self : nil
  }
}
