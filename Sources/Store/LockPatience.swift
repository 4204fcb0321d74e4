import Foundation
import Synchronization

/// How a process waits for a database file that another one holds: one caller waits, the others are told at once.
///
/// Otherwise each would wait for as long as the one before it, one behind the other.
final class LockPatience: Sendable {
  /// Another caller waits for the file, or has just waited in vain.
  struct Taken: Error {}

  private struct State {
    var slept = 0.0
    /// Somebody waits for longer than two writers that meet by chance.
    var isWaiting = false
    /// How often somebody waited in vain.
    var failures = 0
    /// At work or waiting for their turn.
    var callers = 0
  }

  /// Seconds that a caller waits.
  private let patience: Double
  private let sleep: @Sendable (Double) -> Void
  private let state = Mutex(State())
  private let turn = NSLock()

  /// Seconds between two looks.
  private static let step = 0.005
  /// Seconds of waiting after which other callers are refused.
  private static let moment = 0.1

  init(seconds: Double, sleep: @escaping @Sendable (Double) -> Void) {
    patience = seconds
    self.sleep = sleep
  }

  /// Does something with the database, one caller after the other.
  ///
  /// - Throws: `Taken` when somebody waits for the file now, or has waited in vain since this caller came.
  func access<Result>(_ body: () throws -> Result) throws -> Result {
    let failures = try state.withLock { state in
      guard !state.isWaiting else { throw Taken() }
      state.callers += 1
      return state.failures
    }
    defer { state.withLock { $0.callers -= 1 } }
    turn.lock()
    defer { turn.unlock() }
    guard state.withLock(\.failures) == failures else { throw Taken() }
    defer { state.withLock { $0.isWaiting = false } }
    return try body()
  }

  /// How many are at work or wait for their turn.
  var callers: Int { state.withLock(\.callers) }

  /// What SQLite asks when the file is held, with how often it has asked before: whether to look again.
  func looksAgain(after looks: Int) -> Bool {
    let goesOn = state.withLock { state in
      if looks == 0 { state.slept = 0 }
      guard state.slept < patience else {
        state.failures += 1
        return false
      }
      state.isWaiting = state.slept >= Self.moment
      state.slept += Self.step
      return true
    }
    if goesOn { sleep(Self.step) }
    return goesOn
  }
}
