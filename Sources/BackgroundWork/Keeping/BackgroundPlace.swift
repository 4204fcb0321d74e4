package import KeptRecords
import Synchronization

/// Where requests of this process are kept, and by which clock they are due.
package final class BackgroundPlace: Sendable {
  /// What holds in one task and everything that it starts, in place of the one of the process.
  @TaskLocal package static var local: BackgroundPlace?
  private static let ofProcess = Mutex(BackgroundPlace(rows: MemoryRows()) { Date() })

  package static var current: BackgroundPlace { local ?? ofProcess.withLock(\.self) }

  /// Makes all apps of the process keep their requests there.
  package static func use(_ place: BackgroundPlace) { ofProcess.withLock { $0 = place } }

  private let table: RecordTable<BackgroundRecord>
  private let clock: @Sendable () -> Date
  /// What this process is doing now.
  private static let running = Mutex<Set<Claim>>([])
  private let listeners = Mutex<[UUID: @Sendable () -> Void]>([:])

  package init(rows: any KeptRows, clock: @escaping @Sendable () -> Date) {
    table = RecordTable(.backgroundTask, in: rows) { $0.app }
    self.clock = clock
  }

  package var now: Date { clock() }

  package func records() throws -> [BackgroundRecord] { try table.records() }

  package func change<Result>(_ body: (inout [BackgroundRecord]) throws -> Result) throws -> Result {
    try table.change(body)
  }

  /// Requests of one app in one process: so many at once, and so many more each second.
  private static let rate = CallRates.Rate(most: 1_000, perSecond: 10)
  private let rates = CallRates()

  /// - Returns: whether one more request of an app is taken.
  func take(_ app: String) -> Bool { rates.take(app, Self.rate) }

  /// When work is due next that this process can do.
  package func next() throws -> Date? {
    try records().filter { BackgroundHandlers.isKnown($0.id) }.map(\.earliest).min()
  }

  // MARK: Listening

  func tell() { for listener in listeners.withLock({ Array($0.values) }) { listener() } }

  /// Calls `body` at each request that an app of this process makes, until the returned closure is called.
  package func onRequest(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let id = UUID()
    listeners.withLock { $0[id] = body }
    return { [weak self] in self?.listeners.withLock { $0[id] = nil } }
  }

  // MARK: Claiming

  /// Takes work, so that no other process does it at the same time.
  ///
  /// The kernel takes the claim away when the process dies: the work is then done by the next one.
  ///
  /// - Returns: what ends the claim; nil when somebody else is at it, or has done it meanwhile.
  func claim(_ record: BackgroundRecord) -> (@Sendable () -> Void)? {
    let claim = Claim(store: ObjectIdentifier(table.rows as AnyObject), id: record.id)
    guard Self.running.withLock({ $0.insert(claim).inserted }) else { return nil }
    let hold = table.rows.holdRows("task \(record.id)")
    let end: @Sendable () -> Void = {
      hold?()
      _ = Self.running.withLock { $0.remove(claim) }
    }
    guard hold != nil, (try? table.records(only: record.id).first?.number) == record.number else {
      end()
      return nil
    }
    return end
  }

  /// Forgets what was done, unless the app asked for it anew meanwhile.
  func finish(_ record: BackgroundRecord) {
    try? table.change(only: record.id) { $0.removeAll { $0.number == record.number } }
  }
}

/// Work in one store that is being done in this process.
private struct Claim: Hashable {
  var store: ObjectIdentifier
  var id: String
}
