package import struct Foundation.Date

/// What an app refused to do, while what is said next may still change it: below the minimum, closed.
package struct RefusedCall: Hashable, Sendable, Codable {
  /// With everything that was answered.
  package var candidate: Candidate
  package var turn: Int
  package var at: Date

  package init(_ candidate: Candidate, turn: Int, at: Date) {
    (self.candidate, self.turn, self.at) = (candidate, turn, at)
  }

  /// For how many of the person's turns it can be changed.
  private static let turns = 2
  private static let seconds = 600.0

  func isFresh(turn: Int, now: Date) -> Bool {
    turn - self.turn <= Self.turns && now >= at && now <= at.addingTimeInterval(Self.seconds)
  }
}
