public import AppIntents
import GRDB

extension Landmarks: ForgettingApp {
  public static func forgetEverything() async throws {
    try await AppDependency<TravelDatabase>().wrappedValue.forgetEverything()
  }
}

extension TravelDatabase {
  /// Empties every table that the file lists, also those of later versions.
  func forgetEverything() async throws {
    try await write { db in
      // What was in the rows is written over.
      try db.execute(sql: "PRAGMA secure_delete = ON; PRAGMA defer_foreign_keys = ON")
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master
          WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'grdb_migrations'
          """)
      for table in tables {
        try db.execute(sql: "DELETE FROM \"\(table)\"")
      }
    }
  }
}
