package import ConversationProtocol
package import Foundation
import Synchronization

/// The daemon's clock: the real one, or one that stands still until it is moved.
package final class MovableClock: Sendable {
  private let standing: Mutex<Date?>

  /// - Parameter time: where it stands; nil for the real time.
  package init(at time: Date?) { standing = Mutex(time) }

  package var now: Date { standing.withLock { $0 } ?? Date() }

  /// A hundred years: no test needs more.
  private static let longest = 3_155_760_000.0
  /// The end of the year 9999, which is the last that times are written in.
  private static let end = Date(timeIntervalSince1970: 253_402_300_799)

  /// Moves a clock that stands.
  ///
  /// - Returns: where it stands then.
  /// - Throws: `AssistantFailure` when the clock cannot be moved, or not to this time.
  package func advance(seconds: Double) throws(AssistantFailure) -> Date {
    guard (0...Self.longest).contains(seconds) else {
      throw AssistantFailure(.badRequest, "“seconds” takes a number from 0 to \(Int(Self.longest))")
    }
    return try standing.withLock { time throws(AssistantFailure) in
      guard let now = time else {
        throw AssistantFailure(
          .notPermitted, "the clock goes by itself; only one that stands (--now) can be moved")
      }
      let moved = now.addingTimeInterval(seconds)
      guard moved <= Self.end else {
        throw AssistantFailure(.badRequest, "the clock does not go beyond the year 9999")
      }
      time = moved
      return moved
    }
  }
}
