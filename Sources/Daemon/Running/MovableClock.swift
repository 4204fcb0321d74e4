package import Foundation
import Synchronization

/// The daemon's clock: the real one, or one that stands still until it is moved.
package final class MovableClock: Sendable {
  private let standing: Mutex<Date?>

  /// - Parameter time: where it stands; nil for the real time.
  package init(at time: Date?) { standing = Mutex(time) }

  package var now: Date { standing.withLock { $0 } ?? Date() }

  /// Moves a clock that stands; false when it does not.
  package func advance(seconds: Double) -> Bool {
    standing.withLock { time in
      guard let now = time else { return false }
      time = now.addingTimeInterval(seconds)
      return true
    }
  }
}
