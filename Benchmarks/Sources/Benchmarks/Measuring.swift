import Foundation
import Synchronization

/// Times and what they come to.
enum Measuring {
  /// Seconds of the processor that `work` takes on this thread; waiting for others does not count.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = threadSeconds
    try work()
    return threadSeconds - start
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Seconds for each of many short pieces of work, done untimed before for a while: what ran in between, the peer's
  /// round say, has taken the processor's caches and its memory of branches. What reading the clock takes is taken off;
  /// it is half of a short one.
  static func seconds<Item>(each items: [Item], _ work: (Item) -> Void) -> [Double] {
    let start = threadSeconds
    repeat { for item in items { work(item) } } while threadSeconds - start < warmUp
    let clock = clockSeconds
    return items.map { item in max(0, seconds { work(item) } - clock) }
  }

  /// For how long each contestant works untimed before it is timed.
  private static let warmUp = 0.02

  /// What the clock says of no work at all.
  private static var clockSeconds: Double { median((0..<100).map { _ in seconds {} }) }

  /// The result of asynchronous work. The subjects are measured one after the other, so each waits for its own.
  static func result<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let kept = Mutex<Result<Value, any Error>?>(nil)
    Task.detached {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      kept.withLock { $0 = result }
      done.signal()
    }
    done.wait()
    guard let result = kept.withLock(\.self) else { throw BenchmarkFailure("nothing was measured") }
    return try result.get()
  }

  static func percentile(_ values: [Double], _ part: Double) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  static func median(_ values: [Double]) -> Double { percentile(values, 0.5) }
}

/// Two contestants measured in turns, so that what disturbs one disturbs the other.
struct Duel {
  /// For each round a figure of ours and one of the peer's, in seconds.
  private(set) var rounds: [(ours: Double, peer: Double)] = []

  mutating func add(ours: Double, peer: Double) { rounds.append((ours, peer)) }

  /// A row with the medians and the median of the ratios.
  func row(
    _ subject: String, _ what: String, unit: BenchmarkUnit, peer: String, goal: BenchmarkRow.Goal? = nil
  ) -> BenchmarkRow {
    BenchmarkRow(
      subject: subject, what: what, unit: unit.rawValue,
      value: Measuring.median(rounds.map(\.ours)) * unit.perSecond, peer: peer,
      peerValue: Measuring.median(rounds.map(\.peer)) * unit.perSecond,
      ratio: Measuring.median(rounds.map { $0.peer / $0.ours }), goal: goal)
  }
}

enum BenchmarkUnit: String {
  case milliseconds = "ms"
  case microseconds = "µs"
  case nanoseconds = "ns"

  var perSecond: Double {
    switch self {
    case .milliseconds: 1e3
    case .microseconds: 1e6
    case .nanoseconds: 1e9
    }
  }
}

/// Random numbers that are the same in every run.
struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
