package import AppIntents
import struct Foundation.Date

/// What is needed to take back the last thing that was done.
package struct UndoRecord: Hashable, Sendable, Codable {
  package enum State: String, Hashable, Sendable, Codable {
    case ready
    /// Begun, and not known to be done.
    case undoing
    case undone
  }

  package var candidate: Candidate
  /// Enough to run the intent again without doing anything again, so that a new process learns how to undo.
  package var journal: Journal
  /// Holds in the process that ran the intent.
  package var token: String?
  package var done: Date
  /// How long it can be taken back.
  package var seconds: Double
  package var state = State.ready
  /// What was told of it to suggestions.
  package var donated: [IntentDonationIdentifier]?

  package init(
    _ candidate: Candidate, journal: Journal, token: String?, done: Date, seconds: Double = 600,
    donated: [IntentDonationIdentifier]? = nil
  ) {
    self.donated = donated
    self.seconds = seconds
    self.candidate = candidate
    self.journal = journal
    self.token = token
    self.done = done
  }

  package var until: Date { done.addingTimeInterval(seconds) }

  /// 취소해 줘 is about what was just done for so long: a minute.
  package func isFresh(_ now: Date) -> Bool {
    state == .ready && now <= done.addingTimeInterval(min(60, seconds))
  }
}
