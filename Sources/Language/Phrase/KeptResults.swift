import Synchronization

/// Results that were worked out of a text, kept for the next time; at most `limit`, then all are dropped and made anew.
package final class KeptResults<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  private let limit: Int

  package init(limit: Int = 20_000) { self.limit = limit }

  /// The value that was made for the same text before, else a new one.
  package func value(for text: String, _ make: () -> Value) -> Value {
    if let kept = values.withLock({ $0[text] }) { return kept }
    let made = make()
    values.withLock {
      if $0.count >= limit { $0 = [:] }
      $0[text] = made
    }
    return made
  }
}
