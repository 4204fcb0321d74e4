package import KeptRecords
import Synchronization

/// Where the activities of this process are kept, and by which clock they live.
package final class ActivityCenter: Sendable {
  /// What holds in one task and everything that it starts, in place of the one of the process.
  @TaskLocal package static var local: ActivityCenter?
  private static let ofProcess = Mutex(ActivityCenter(rows: MemoryRows()) { Date() })

  package static var current: ActivityCenter { local ?? ofProcess.withLock(\.self) }

  /// Makes all apps of the process keep their activities there.
  package static func use(_ center: ActivityCenter) { ofProcess.withLock { $0 = center } }

  let table: RecordTable<ActivityRecord>
  private let clock: @Sendable () -> Date
  private let listeners = Mutex<[UUID: AsyncStream<Void>.Continuation]>([:])
  /// The app of each type of attributes that is declared.
  private let apps = Mutex<[String: String]>([:])

  package init(rows: any KeptRows, clock: @escaping @Sendable () -> Date) {
    table = RecordTable(.activity, in: rows) { $0.app }
    self.clock = clock
  }

  package var now: Date { clock() }

  /// Says which app an activity belongs to, by the type of its attributes.
  package func note(app: String, of kind: String) { apps.withLock { $0[kind] = app } }

  /// The app that declares the activity, else the module in which its attributes are.
  func app(of kind: String) -> String {
    apps.withLock { $0[kind] } ?? String(kind.prefix { $0 != "." })
  }

  /// The app whose code is in a file, as `#fileID` gives it; its module when it declares no activities.
  func app(ofFile fileID: String) -> String {
    let module = fileID.prefix { $0 != "/" }
    return apps.withLock { $0.first { $0.key.hasPrefix(module + ".") }?.value } ?? String(module)
  }

  // MARK: Records

  package func records(only id: String? = nil) throws -> [ActivityRecord] { try table.records(only: id) }

  private let rates = CallRates()

  /// - Returns: whether an app may change one more activity now.
  func take(_ app: String) -> Bool { rates.take(app, ActivityLimits.rate) }

  /// Adds an activity.
  ///
  /// - Throws: `ActivityAuthorizationError`.
  func add(_ record: ActivityRecord) throws {
    guard take(record.app) else { throw ActivityAuthorizationError.targetMaximumExceeded }
    guard areEnabled(of: record.app) else { throw ActivityAuthorizationError.denied }
    do {
      try table.change { try $0.add(record, at: now) }
    } catch let error as ActivityAuthorizationError {
      throw error
    } catch {
      throw ActivityAuthorizationError.persistenceFailure
    }
    tell()
  }

  /// Changes one activity, if it is there.
  ///
  /// - Returns: what `body` says; false when there is none of that identifier, or it cannot be kept.
  @discardableResult
  package func change(_ id: String, _ body: (inout ActivityRecord) throws -> Bool) -> Bool {
    let isChanged = try? table.change(only: id) { records in
      guard !records.isEmpty else { return false }
      return try body(&records[0])
    }
    if isChanged == true { tell() }
    return isChanged ?? false
  }

  /// Forgets what is no longer seen.
  package func tidy() throws { try table.change { $0.tidy(at: now) } }

  // MARK: Listening

  /// Wakes everybody who waits for a change.
  package func tell() { for listener in listeners.withLock({ Array($0.values) }) { listener.yield() } }

  /// A call at once, at each change that this process makes, and every second for those of others.
  package func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    let clock = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(1))
        continuation.yield()
      }
    }
    continuation.onTermination = { [weak self] _ in
      clock.cancel()
      self?.listeners.withLock { $0[id] = nil }
    }
    listeners.withLock { $0[id] = continuation }
    continuation.yield()
    return stream
  }
}
