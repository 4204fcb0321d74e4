import CoreMetrics
import Synchronization

/// One series of numbers: a counter, a gauge or a histogram with its labels.
final class PrometheusSeries: Sendable {
  enum Kind: String, Sendable { case counter, gauge, histogram }

  /// Upper ends of a histogram's buckets, in seconds: from what a turn takes to what nobody waits for.
  static let buckets: [Double] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  struct Value: Sendable {
    var number = 0.0
    /// How many were in each bucket, not in the smaller ones; what fits in none is only counted.
    var buckets: [Int] = []
    var count = 0
  }

  let kind: Kind
  private let state: Mutex<Value>

  init(_ kind: Kind) {
    self.kind = kind
    let buckets = kind == .histogram ? [Int](repeating: 0, count: Self.buckets.count) : []
    state = Mutex(Value(buckets: buckets))
  }

  var value: Value { state.withLock { $0 } }

  private func add(_ number: Double) { state.withLock { $0.number += number } }
  private func put(_ number: Double) { state.withLock { $0.number = number } }

  private func observe(_ number: Double) {
    state.withLock { value in
      value.number += number
      value.count += 1
      if let bucket = Self.buckets.firstIndex(where: { number <= $0 }) { value.buckets[bucket] += 1 }
    }
  }
}

extension PrometheusSeries: CounterHandler, FloatingPointCounterHandler {
  func increment(by amount: Int64) { add(Double(amount)) }
  func increment(by amount: Double) { add(amount) }
  func reset() { put(0) }
}

extension PrometheusSeries: MeterHandler {
  func set(_ value: Int64) { put(Double(value)) }
  func set(_ value: Double) { put(value) }
  func decrement(by amount: Double) { add(-amount) }
}

extension PrometheusSeries: RecorderHandler, TimerHandler {
  func record(_ value: Int64) { record(Double(value)) }
  func record(_ value: Double) { if kind == .histogram { observe(value) } else { put(value) } }
  func recordNanoseconds(_ duration: Int64) { observe(Double(duration) / 1_000_000_000) }
}
