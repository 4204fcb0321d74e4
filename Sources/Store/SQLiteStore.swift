public import Assistant
public import Foundation
import GRDB

/// Conversations and donations in an SQLite file.
public final class SQLiteStore: ConversationStore {
  private let queue: DatabaseQueue
  private let path: String

  /// Opens the file, creating it and its folder, which nobody but their owner can read.
  ///
  /// - Parameters:
  ///   - patience: seconds to wait for another process that holds the file.
  ///   - logPages: as how many pages of changes lie in the log before they are carried over into the file. Few for a
  ///     process that ends soon: the next one reads all that is in the log first.
  /// - Throws: `ConversationStoreError.unavailable` when it cannot be used (it is damaged, or newer than
  ///   this program; it is left as it was), `.busy` when another process holds it.
  public init(at url: URL, patience: TimeInterval = 2, logPages: Int = 1_000) throws {
    path = url.path
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      var configuration = Configuration()
      configuration.busyMode = .timeout(patience)
      try Self.keepPrivate(url)
      queue = try DatabaseQueue(path: url.path, configuration: configuration)
      let migrator = Self.migrator
      guard try !queue.read({ try migrator.hasBeenSuperseded($0) }) else {
        throw ConversationStoreError.unavailable(
          path: path, reason: "a newer version of the program wrote it")
      }
      try queue.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = \(logPages)")
        try $0.execute(sql: Self.durability)
      }
      try migrator.migrate(queue)
    } catch {
      throw Self.translated(error, path: url.path)
    }
  }

  /// One write to the disk for each save instead of four, and who reads does not wait for who writes. FULL: what was
  /// done survives the loss of power, not only of the process. <https://sqlite.org/pragma.html>
  fileprivate static let durability = "PRAGMA synchronous = FULL"

  /// What people say is nobody else's business; SQLite gives its journals the mode of the file.
  private static func keepPrivate(_ url: URL) throws {
    if chmod(url.path, 0o600) == 0 { return }
    guard errno == ENOENT else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EACCES) }
    _ = FileManager.default.createFile(
      atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("conversations") { database in
      try database.create(table: "conversation") { table in
        table.primaryKey("id", .text)
        table.column("version", .integer).notNull()
        table.column("owner", .text).notNull()
        table.column("updated", .double).notNull().indexed()
        table.column("isParked", .boolean).notNull()
        table.column("state", .text).notNull()
      }
    }
    migrator.registerMigration("donations") { database in
      try database.create(table: "donation") { table in
        table.primaryKey("id", .text)
        table.column("user", .text).notNull()
        table.column("date", .double).notNull()
        table.column("content", .text).notNull()
      }
      try database.create(index: "donationByUser", on: "donation", columns: ["user", "date"])
    }
    return migrator
  }

  public func load(_ id: String) throws -> ConversationRecord? {
    try access { queue in
      // One statement is a transaction of its own.
      try queue.inDatabase {
        try Row.fetchOne(
          $0.cachedStatement(sql: "SELECT * FROM conversation WHERE id = ?"), arguments: [id])
      }
    }
    .map(Self.record)
  }

  public func save(_ record: ConversationRecord) throws {
    try access { queue in
      try queue.write(waitingForDisk: !record.isOnlyAnswer) { database in
        let kept = try Int.fetchOne(
          database.cachedStatement(sql: "SELECT version FROM conversation WHERE id = ?"),
          arguments: [record.id])
        guard record.version == (kept ?? 0) + 1 else { throw ConversationStoreError.superseded }
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO conversation VALUES (?, ?, ?, ?, ?, ?)")
          .execute(arguments: [
            record.id, record.version, record.owner, record.updated.timeIntervalSince1970, record.isParked,
            record.state,
          ])
      }
    }
  }

  public func list() throws -> [ConversationRecord] {
    try access { queue in
      try queue.read {
        try Row.fetchAll($0, sql: "SELECT * FROM conversation ORDER BY updated DESC, id DESC")
      }
    }.map(Self.record)
  }

  public func latest(of owner: String) throws -> ConversationRecord? {
    try access { queue in
      try queue.read {
        try Row.fetchOne(
          $0, sql: "SELECT * FROM conversation WHERE owner = ? ORDER BY updated DESC, id DESC LIMIT 1",
          arguments: [owner])
      }
    }.map(Self.record)
  }

  public func delete(_ id: String) throws {
    try access { queue in
      try queue.write { try $0.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [id]) }
    }
  }

  private static func record(_ row: Row) -> ConversationRecord {
    ConversationRecord(
      id: row["id"], version: row["version"], owner: row["owner"],
      updated: Date(timeIntervalSince1970: row["updated"]), isParked: row["isParked"], state: row["state"])
  }

  func access<Result>(_ body: (DatabaseQueue) throws -> Result) throws -> Result {
    do { return try body(queue) } catch { throw Self.translated(error, path: path) }
  }

  private static func translated(_ error: any Error, path: String) -> any Error {
    if error is ConversationStoreError { return error }
    guard let error = error as? DatabaseError else {
      return ConversationStoreError.unavailable(path: path, reason: error.localizedDescription)
    }
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: return ConversationStoreError.busy(path: path)
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      return ConversationStoreError.unavailable(path: path, reason: "the file is damaged or is no database")
    default:
      return ConversationStoreError.unavailable(path: path, reason: error.message ?? "\(error.resultCode)")
    }
  }
}

extension DatabaseQueue {
  /// A transaction.
  ///
  /// - Parameter waitingForDisk: false for what may go when the power does; the next transaction that waits takes it
  ///   along.
  func write(waitingForDisk: Bool, _ body: (Database) throws -> Void) throws {
    try writeWithoutTransaction { database in
      if !waitingForDisk { try database.execute(sql: "PRAGMA synchronous = NORMAL") }
      defer { if !waitingForDisk { try? database.execute(sql: SQLiteStore.durability) } }
      try database.inTransaction {
        try body(database)
        return .commit
      }
    }
  }
}
