import Synchronization

/// How long a process lives: until it comes to a step, a write to one of its databases. That and every later one fails,
/// because nothing that a dead process still does reaches the disk.
final class Life: Sendable {
  struct Over: Error {}

  private let taken = Mutex(0)
  private let last: Int

  /// - Parameter last: the step that it dies in; a life without one does not end.
  init(until last: Int = .max) { self.last = last }

  var isOver: Bool { taken.withLock { $0 >= last } }

  func step() throws {
    let isOver = taken.withLock { taken in
      taken += 1
      return taken >= last
    }
    if isOver { throw Over() }
  }
}
