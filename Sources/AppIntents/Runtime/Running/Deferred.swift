import Synchronization

/// A value that is made when it is first asked for, and then kept.
///
/// Threads that ask at the same time may each make it; all get the one that was ready first.
final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Nil before anybody has asked for the value.
  var known: Value? { made.withLock { $0 } }

  var value: Value {
    if let made = made.withLock({ $0 }) { return made }
    let new = make()
    return made.withLock { made in
      if let made { return made }
      made = new
      return new
    }
  }
}
