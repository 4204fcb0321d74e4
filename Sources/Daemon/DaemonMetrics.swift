import ConversationProtocol
package import CoreMetrics
import Synchronization

/// What a daemon counts and measures.
package struct DaemonMetrics: Sendable {
  /// A name and its labels' values, made once: to make a counter takes longer than to count.
  private final class Held: Sendable {
    let counters = Mutex<[[String]: Counter]>([:])
    let timers = Mutex<[[String]: Timer]>([:])
  }

  private let factory: any MetricsFactory
  private let held = Held()

  package init(factory: any MetricsFactory) { self.factory = factory }

  /// A turn came to its end, through any door.
  func count(_ turn: Turn, took time: Duration) {
    counter("malgil_turns_total", [("outcome", turn.outcome.rawValue)]).increment()
    timer("malgil_turn_seconds", []).recordNanoseconds(time.nanoseconds)
  }

  /// A turn could not be taken.
  func count(_ failure: AssistantFailure) {
    counter("malgil_failures_total", [("code", failure.code.rawValue)]).increment()
  }

  /// - Parameter route: as it is written in the table of addresses, never what somebody asked for.
  func count(route: String, status: Int, took time: Duration) {
    counter("malgil_http_requests_total", [("route", route), ("status", "\(status)")]).increment()
    timer("malgil_http_request_seconds", [("route", route)]).recordNanoseconds(time.nanoseconds)
  }

  /// What is measured when somebody asks.
  func set(_ name: String, _ number: Int) { Meter(label: name, factory: factory).set(number) }

  // MARK: Series

  private func counter(_ name: String, _ labels: [(String, String)]) -> Counter {
    held.counters.withLock { all in
      let key = [name] + labels.map(\.1)
      if let known = all[key] { return known }
      let new = Counter(label: name, dimensions: labels, factory: factory)
      all[key] = new
      return new
    }
  }

  private func timer(_ name: String, _ labels: [(String, String)]) -> Timer {
    held.timers.withLock { all in
      let key = [name] + labels.map(\.1)
      if let known = all[key] { return known }
      let new = Timer(label: name, dimensions: labels, factory: factory)
      all[key] = new
      return new
    }
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
