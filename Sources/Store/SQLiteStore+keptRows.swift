import Assistant
import GRDB
package import KeptRecords

/// What goes on by itself: activities, notifications, background tasks.
extension SQLiteStore: KeptRows {
  static func createKeptRows(in database: Database) throws {
    try create([.activity, .notification, .backgroundTask, .setting], in: database)
  }

  /// Browsers in which the page is logged in.
  static func createBrowsers(in database: Database) throws { try create([.browser], in: database) }

  private static func create(_ tables: [KeptTable], in database: Database) throws {
    for table in tables {
      try database.create(table: table.rawValue) { columns in
        columns.autoIncrementedPrimaryKey("number")
        columns.column("id", .text).notNull().unique()
        columns.column("app", .text).notNull()
        columns.column("content", .text).notNull()
      }
      try DamagedRows.create(beside: table.rawValue, in: database)
    }
  }

  package func rows(in table: KeptTable, only id: String?) throws -> [KeptRow] {
    let rows = try access { queue in try queue.inDatabase { try Self.fetch(table, only: id, in: $0) } }
    return try readable(rows, of: table.rawValue, Self.kept)
  }

  package func change<Result>(
    _ table: KeptTable, only id: String?, _ body: (inout [KeptRow]) throws -> Result
  ) throws -> Result {
    try access { queue in
      var result: Swift.Result<Result, any Error>?
      // What the loss of power takes of it, its app says again; the death of a process takes nothing.
      try queue.write(waitingForDisk: false) { database in
        let rows = try Self.fetch(table, only: id, in: database)
        let before = rows.compactMap { try? Self.kept($0) }
        var after = before
        result = Swift.Result { try body(&after) }
        if case .success = result { try Self.write(after, over: before, of: table, in: database) }
      }
      guard let result else { throw CancellationError() }
      return try result.get()
    }
  }

  package func holdRows(_ name: String) -> (@Sendable () -> Void)? {
    guard let hold = hold("rows-\(name)") else { return nil }
    return { hold.letGo() }
  }

  private static func fetch(_ table: KeptTable, only id: String?, in database: Database) throws -> [Row] {
    try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT rowid, * FROM \(table.rawValue) WHERE id = coalesce(?, id) ORDER BY number"),
      arguments: [id])
  }

  private static func kept(_ row: Row) throws(DamagedRow) -> KeptRow {
    KeptRow(id: try row.value("id"), app: try row.value("app"), content: try row.value("content"))
  }

  private static func write(
    _ rows: [KeptRow], over before: [KeptRow], of table: KeptTable, in database: Database
  ) throws {
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    for row in rows where known[row.id] != row {
      try database.cachedStatement(
        sql: """
          INSERT INTO \(table.rawValue) (id, app, content) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET app = excluded.app, content = excluded.content
          """
      ).execute(arguments: [row.id, row.app, row.content])
    }
    for gone in Set(known.keys).subtracting(rows.map(\.id)) {
      try database.execute(sql: "DELETE FROM \(table.rawValue) WHERE id = ?", arguments: [gone])
    }
  }
}
