import Foundation
import Matching
import Synchronization

/// Changing entities one by one and by the thousand among a hundred thousand names, while others read.
struct NameChanges: Subject {
  let name = "name-changes"
  static let count = 100_000
  static let changes = 4_000

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let names = NameSet(count: Self.count)
    let single = whileReading(names) { shared in
      (0..<Self.changes).map { change in
        Measuring.seconds { shared.update { $0.put([Self.renamed(change)]) } }
      }
    }
    let batches = whileReading(names) { shared in
      (0..<20).map { batch in
        let entries = (0..<1_000).map { Self.renamed(batch * 1_000 + $0) }
        return Measuring.seconds { shared.update { $0.put(entries) } }
      }
    }
    return [
      row("renaming one of \(Self.count), somebody reading, median", Measuring.median(single.times), 1),
      row("the same, slowest of a hundred", Measuring.percentile(single.times, 0.99), nil),
      row("the same, slowest of \(Self.changes)", single.times.max() ?? 0, nil),
      row("renaming 1000 of \(Self.count), somebody reading, median", Measuring.median(batches.times), 20),
      changed(names).row(
        name, "looking up while a twentieth is changed", unit: .nanoseconds, peer: "nothing changed",
        goal: .init(kind: .timesPeerAtMost, value: 2)),
      BenchmarkRow(
        subject: name, what: "longest wait of a reader for the names during \(Self.changes) changes",
        unit: "µs",
        value: single.longestWait * 1e6),
    ]
  }

  private static func renamed(_ change: Int) -> NameDictionary.Entry {
    .init(id: "n\(change * 7 % count + 1)", names: ["새 이름 \(change)번지"])
  }

  private func row(_ what: String, _ seconds: Double, _ goal: Double?) -> BenchmarkRow {
    BenchmarkRow(
      subject: name, what: what, unit: "ms", value: seconds * 1e3,
      goal: goal.map { .init(kind: .atMost, value: $0) })
  }

  /// Lookups among names of which a twentieth was changed one after another, beside unchanged ones.
  private func changed(_ names: NameSet) -> Duel {
    var changed = names.dictionary
    for change in 0..<Self.count / 20 { changed.put([Self.renamed(change)]) }
    var duel = Duel()
    for _ in 0..<21 {
      duel.add(
        ours: names.perQuery { changed.longestName(in: $0, from: 0) ?? 0 }.seconds,
        peer: names.perQuery { names.dictionary.longestName(in: $0, from: 0) ?? 0 }.seconds)
    }
    return duel
  }

  /// Runs `work` while another thread reads without pause.
  private func whileReading(_ names: NameSet, _ work: (SharedNames) -> [Double]) -> (
    times: [Double], longestWait: Double
  ) {
    let shared = SharedNames(names.dictionary)
    let reader = Reader(shared: shared, queries: names.queries)
    let ended = DispatchSemaphore(value: 0)
    Thread {
      reader.read()
      ended.signal()
    }.start()
    let times = work(shared)
    reader.stop()
    ended.wait()
    return (times, reader.longestWait)
  }
}

/// Somebody who looks names up until told to stop.
private final class Reader: Sendable {
  private let shared: SharedNames
  private let queries: [[UInt8]]
  private let isStopped = Atomic(false)
  private let longest = Mutex(0.0)

  init(shared: SharedNames, queries: [[UInt8]]) {
    self.shared = shared
    self.queries = queries
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// The longest time in seconds that it took to get the names as they are.
  var longestWait: Double { longest.withLock { $0 } }

  func read() {
    var wait = 0.0
    var found = 0
    while !isStopped.load(ordering: .relaxed) {
      for query in queries.prefix(500) {
        var names: NameDictionary?
        wait = max(wait, Measuring.seconds { names = shared.value })
        found &+= names?.longestName(in: query, from: 0) ?? 0
      }
    }
    precondition(found >= 0)
    longest.withLock { $0 = wait }
  }
}
