import GRDB

extension SQLiteStore {
  /// Erases everything that is kept of anybody: conversations, habits, boards, and rows that could not be read.
  ///
  /// The file itself is asked which tables there are, so that none is missed, and what was in them is written over.
  package func forgetEverything() throws {
    try access { queue in
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA secure_delete = ON")
        try database.inTransaction {
          for table in try Self.tables(in: database) { try database.execute(sql: "DELETE FROM \"\(table)\"") }
          return .commit
        }
        // What was written before lies in the log until it is emptied; who reads at this moment keeps it from being so.
        try? database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
  }

  /// Every table but the list of migrations, which says nothing of anybody.
  static func tables(in database: Database) throws -> [String] {
    try String.fetchAll(
      database,
      sql: """
        SELECT name FROM sqlite_master
        WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'grdb_migrations'
        """)
  }
}
