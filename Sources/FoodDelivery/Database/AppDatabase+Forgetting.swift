public import AppIntents
import GRDB

extension FoodDelivery: ForgettingApp {
  public static func forgetEverything() async throws {
    try await AppDependency<AppDatabase>().wrappedValue.forgetEverything()
  }
}

extension AppDatabase {
  /// What comes with the app.
  static let catalogue: Set = ["restaurant", "dish", "driver"]

  /// Empties every table that the file lists, also those of later versions, but the menus.
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
      for table in tables where !Self.catalogue.contains(table) {
        try db.execute(sql: "DELETE FROM \"\(table)\"")
      }
      try db.execute(
        sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = ?",
        arguments: [Migrations.firstOrderNumber - 1, Order.databaseTableName])
    }
  }
}
