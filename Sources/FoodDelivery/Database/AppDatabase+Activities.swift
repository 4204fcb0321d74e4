import GRDB
import SampleDatabase

/// For which orders an activity was begun.
extension AppDatabase {
  func hasActivity(_ number: Int64) async throws -> Bool {
    try await read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM orderActivity WHERE number = ?)", arguments: [number])
        ?? false
    }
  }

  func noteActivity(_ number: Int64) async throws {
    try await write {
      try $0.execute(sql: "INSERT OR IGNORE INTO orderActivity VALUES (?)", arguments: [number])
    }
  }
}
