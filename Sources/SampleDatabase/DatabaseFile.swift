package import Foundation
package import GRDB
import Synchronization

/// Where an app's data lie.
package enum DatabaseLocation: Hashable, Sendable {
  case file(URL)
  /// Empty, and gone with the object.
  case memory
}

/// The file of one of the sample apps' data.
///
/// It is opened by the first access, and again by the next one if that failed, so that an app whose data are out of reach still
/// starts and can say so. Every method throws `DatabaseFailure` when they are.
package final class DatabaseFile<Owner: DataOwner>: Sendable {
  package let location: DatabaseLocation
  private let migrator: DatabaseMigrator
  /// Brings what comes with the app up to date, each time the file is opened.
  private let refresh: @Sendable (Database) throws -> Void
  /// Seconds to wait for another process that holds the file.
  private let patience: TimeInterval
  /// Is told before every write, and before it is committed. What it throws ends the write there, as the death of
  /// the process would.
  private let watch: (@Sendable () throws -> Void)?
  private let opened = Mutex<DatabaseQueue?>(nil)

  package init(
    _ location: DatabaseLocation, _ migrator: DatabaseMigrator, patience: TimeInterval,
    watch: (@Sendable () throws -> Void)?, refresh: @escaping @Sendable (Database) throws -> Void = { _ in }
  ) {
    self.location = location
    self.migrator = migrator
    self.patience = patience
    self.watch = watch
    self.refresh = refresh
  }

  /// Runs `body`, which writes nothing, on what the file says at one moment.
  package func read<T: Sendable>(_ body: @Sendable (Database) throws -> T) async throws -> T {
    try reporting {
      // Made read-only for a while, a connection compiles every statement that it has kept anew.
      try queue().inDatabase { db in
        try db.beginTransaction(.deferred)
        defer { try? db.rollback() }
        return try body(db)
      }
    }
  }

  /// Runs `body` in a transaction: all of it happens, or nothing.
  package func write<T: Sendable>(_ body: @Sendable (Database) throws -> T) async throws -> T {
    try watch?()
    return try reporting {
      try queue().write { db in
        let result = try body(db)
        try watch?()
        return result
      }
    }
  }

  var path: String {
    switch location {
    case .file(let url): url.path
    case .memory: ":memory:"
    }
  }

  private func queue() throws -> DatabaseQueue {
    try opened.withLock { opened in
      if let opened { return opened }
      let queue = try open()
      opened = queue
      return queue
    }
  }

  private func open() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    let queue: DatabaseQueue
    switch location {
    case .memory: queue = try DatabaseQueue(configuration: configuration)
    case .file(let url):
      try makeFolder(of: url)
      try keepPrivate(url)
      queue = try DatabaseQueue(path: url.path, configuration: configuration)
    }
    if try queue.read(migrator.hasBeenSuperseded) { throw DatabaseFailure<Owner>.newer(path: path) }
    try migrator.migrate(queue)
    try queue.write(refresh)
    return queue
  }

  private func reporting<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw DatabaseFailure<Owner>(error, path: path) ?? error
    }
  }
}
