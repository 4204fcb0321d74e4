public import Assistant
public import Foundation
import GRDB

/// Conversations and donations in an SQLite file.
public final class SQLiteStore: ConversationStore {
  private let queue: DatabaseQueue
  private let path: String
  /// In which the file lies.
  package var folder: URL { URL(filePath: path).deletingLastPathComponent() }
  private let waiting: LockPatience
  private let turns: TurnLocks
  /// Is told of every row that cannot be read, in a sentence.
  private let report: @Sendable (String) -> Void

  /// Opens the file, creating it and its folder, which nobody but their owner can read.
  ///
  /// - Parameters:
  ///   - patience: seconds to wait for another process that holds the file. One caller waits, others that come
  ///     meanwhile are told at once that it is busy.
  ///   - logPages: as how many pages of changes lie in the log before they are carried over into the file. Few for a
  ///     process that ends soon: the next one reads all that is in the log first.
  ///   - report: is told of every row that cannot be read and is put aside, in a sentence.
  /// - Throws: `ConversationStoreError.unavailable` when it cannot be used (it is damaged, or newer than
  ///   this program; it is left as it was), `.busy` when another process holds it.
  public convenience init(
    at url: URL, patience: TimeInterval = 2, logPages: Int = 1_000,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    let waiting = LockPatience(seconds: patience) { Thread.sleep(forTimeInterval: $0) }
    try self.init(at: url, waiting: waiting, logPages: logPages, report: report)
  }

  init(
    at url: URL, waiting: LockPatience, logPages: Int = 1_000,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.waiting = waiting
    path = url.path
    turns = TurnLocks(at: url.path + "-turns")
    self.report = report
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      var configuration = Configuration()
      configuration.busyMode = .callback { waiting.looksAgain(after: $0) }
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
    migrator.registerMigration("damaged rows, latest of an owner") { database in
      for table in ["conversation", "donation"] { try DamagedRows.create(beside: table, in: database) }
      try database.create(
        index: "conversationByOwner", on: "conversation", columns: ["owner", "updated", "id"])
    }
    migrator.registerMigration("surfaces", migrate: createSurfaces)
    migrator.registerMigration("kept rows", migrate: createKeptRows)
    migrator.registerMigration("browsers", migrate: createBrowsers)
    migrator.registerMigration("calls of agents", migrate: createAgentCalls)
    return migrator
  }

  public func load(_ id: String) throws -> ConversationRecord? {
    try access { queue in
      // One statement is a transaction of its own.
      try queue.inDatabase {
        try Row.fetchOne(
          $0.cachedStatement(sql: "SELECT rowid, * FROM conversation WHERE id = ?"), arguments: [id])
      }
    }
    .flatMap { try readable([$0], of: "conversation", Self.record).first }
  }

  public func save(_ record: ConversationRecord) throws {
    try access { queue in
      try queue.write(waitingForDisk: !record.isOnlyAnswer) { database in
        // Sums in SQLite do not trap, and a version that is no number is never the one before.
        let follows = try Bool.fetchOne(
          database.cachedStatement(
            sql: "SELECT typeof(version) = 'integer' AND version = ? - 1 FROM conversation WHERE id = ?"),
          arguments: [record.version, record.id])
        guard follows ?? (record.version == 1) else { throw ConversationStoreError.superseded }
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO conversation VALUES (?, ?, ?, ?, ?, ?)")
          .execute(arguments: [
            record.id, record.version, record.owner, record.updated.timeIntervalSince1970, record.isParked,
            record.state,
          ])
      }
    }
  }

  public func list() throws -> [ConversationRecord] {
    let rows = try access { queue in
      try queue.read {
        try Row.fetchAll($0, sql: "SELECT rowid, * FROM conversation ORDER BY updated DESC, id DESC")
      }
    }
    return try readable(rows, of: "conversation", Self.record)
  }

  public func latest(of owner: String) throws -> ConversationRecord? {
    var passed = 0
    while let row = try latestRow(of: owner, passing: passed) {
      if let record = try readable([row], of: "conversation", Self.record).first { return record }
      // What could not be put aside now is passed over.
      if try latestRow(of: owner, passing: passed) == row { passed += 1 }
    }
    return nil
  }

  private func latestRow(of owner: String, passing count: Int) throws -> Row? {
    try access { queue in
      try queue.inDatabase {
        try Row.fetchOne(
          $0.cachedStatement(
            sql: """
              SELECT rowid, * FROM conversation WHERE owner = ? ORDER BY updated DESC, id DESC
              LIMIT 1 OFFSET ?
              """), arguments: [owner, count])
      }
    }
  }

  public func delete(_ id: String) throws {
    try access { queue in
      try queue.write { try $0.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [id]) }
    }
  }

  public func hold(_ id: String) -> TurnHold? { turns.hold(id) }

  public func setAside(_ id: String, because reason: String) throws {
    let rowIDs = try access { queue in
      try queue.read {
        try Int64.fetchAll($0, sql: "SELECT rowid FROM conversation WHERE id = ?", arguments: [id])
      }
    }
    setAside(rowIDs, of: "conversation", because: reason)
  }

  static func record(_ row: Row) throws(DamagedRow) -> ConversationRecord {
    let version = try row.integer("version")
    guard (1...largestVersion).contains(version) else { throw DamagedRow("version is \(version)") }
    return ConversationRecord(
      id: try row.value("id"), version: Int(version), owner: try row.value("owner"),
      updated: try row.moment("updated"), isParked: try row.value("isParked"), state: try row.value("state"))
  }

  /// A save a nanosecond does not get there.
  private static let largestVersion: Int64 = 1 << 53

  // MARK: Damaged rows

  /// What the rows say; those that cannot be read are put aside and told of.
  func readable<Value>(
    _ rows: [Row], of table: String, _ read: (Row) throws(DamagedRow) -> Value
  ) throws -> [Value] {
    rows.compactMap { row in
      do throws(DamagedRow) {
        return try read(row)
      } catch {
        let rowID = Int64.fromDatabaseValue(row["rowid"] ?? .null)
        setAside(rowID.map { [$0] } ?? [], of: table, because: error.reason)
        return nil
      }
    }
  }

  /// When that fails, the next reader finds the row again.
  private func setAside(_ rowIDs: [Int64], of table: String, because reason: String) {
    do {
      try access { queue in
        try queue.write { try DamagedRows.move(rowIDs, of: table, because: reason, in: $0) }
      }
      report(
        "a \(table) in \(path) cannot be read and was put aside into \(DamagedRows.name(table)): \(reason)")
    } catch {
      report("a \(table) in \(path) cannot be read and is passed over: \(reason)")
    }
  }

  func access<Result>(_ body: (DatabaseQueue) throws -> Result) throws -> Result {
    do { return try waiting.access { try body(queue) } } catch { throw Self.translated(error, path: path) }
  }

  private static func translated(_ error: any Error, path: String) -> any Error {
    if error is ConversationStoreError { return error }
    if error is LockPatience.Taken { return ConversationStoreError.busy(path: path) }
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
