import GRDB
import SampleDatabase

/// For which plans an activity was begun.
extension TravelDatabase {
  func hasActivity(_ visit: String) async throws -> Bool {
    try await read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM visitActivity WHERE visit = ?)", arguments: [visit]) ?? false
    }
  }

  func noteActivity(_ visit: String) async throws {
    try await write {
      try $0.execute(sql: "INSERT OR IGNORE INTO visitActivity VALUES (?)", arguments: [visit])
    }
  }
}
