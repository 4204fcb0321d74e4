package import GRDB

extension DatabaseFile {
  /// Empties every table that the file lists, also those of later versions.
  ///
  /// - Parameters:
  ///   - kept: tables of what comes with the app.
  ///   - after: what is written in the same transaction.
  package func forgetEverything(
    but kept: Set<String> = [], after: @Sendable (Database) throws -> Void = { _ in }
  ) async throws {
    try await write { db in
      // What was in the rows is written over.
      try db.execute(sql: "PRAGMA secure_delete = ON; PRAGMA defer_foreign_keys = ON")
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master
          WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'grdb_migrations'
          """)
      for table in tables where !kept.contains(table) {
        try db.execute(sql: "DELETE FROM \"\(table)\"")
      }
      try after(db)
    }
  }
}
