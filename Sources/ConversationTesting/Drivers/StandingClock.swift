package import Foundation
import Synchronization

/// A clock that stands still until it is moved.
package final class StandingClock: Sendable {
  private let time: Mutex<Date>

  package init(at time: Date) { self.time = Mutex(time) }

  package var now: Date { time.withLock { $0 } }

  package func advance(seconds: Double) { time.withLock { $0 += seconds } }
}
