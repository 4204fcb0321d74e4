package import AppIntents
import Foundation
package import GRDB

/// What an app keeps in its file, with the local time that decides what is open and how times are shown.
package protocol KeptInFile: Sendable {
  associatedtype Owner: DataOwner
  var file: DatabaseFile<Owner> { get }
  /// Nil: the local time of whoever is spoken with.
  var fixedCalendar: Calendar? { get }
}

extension KeptInFile {
  /// Whose local time decides: the one that was given, else that of whoever is spoken with.
  package var calendar: Calendar { fixedCalendar ?? IntentContext.calendar }

  /// The days since 1 January 1970 by the local time: what changes by the day changes at midnight here. Foundation's ordinal
  /// number of a day in its era changes at midnight in Greenwich.
  package func day(of date: Date) -> Int {
    let seconds = date.timeIntervalSince1970 + Double(calendar.timeZone.secondsFromGMT(for: date))
    return max(0, Int((seconds / 86_400).rounded(.down)))
  }

  package func read<T: Sendable>(_ body: @Sendable (Database) throws -> T) async throws -> T {
    try await file.read(body)
  }

  package func write<T: Sendable>(_ body: @Sendable (Database) throws -> T) async throws -> T {
    try await file.write(body)
  }

  /// Runs `body` in a transaction, once for `key`.
  package func write<T: Codable & Sendable>(
    once key: String, _ body: @Sendable (Database) throws -> T
  ) async throws -> T {
    try await file.write(once: key, body)
  }
}
