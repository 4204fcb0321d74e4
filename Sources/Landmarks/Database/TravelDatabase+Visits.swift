import Foundation
import GRDB

extension TravelDatabase {
  /// What was, the newest first.
  func visits() async throws -> [Visit] {
    try await read { try Visit.filter(Column("isPlan") == false).order(Column("day").desc).fetchAll($0) }
  }

  /// What is planned from `day` on, the nearest first.
  func plans(from day: Date) async throws -> [Visit] {
    try await read { db in
      try Visit.filter(Column("isPlan") == true && Column("day") >= day).order(Column("day")).fetchAll(db)
    }
  }

  /// Visits and plans with these identifiers.
  func visits(ids: [String]) async throws -> [Visit] {
    try await read { try Visit.fetchAll($0, keys: ids) }
  }

  func save(_ visits: [Visit]) async throws {
    try await write { db in for visit in visits { try visit.save(db) } }
  }

  func deleteVisits(_ ids: [String]) async throws {
    try await write { db in _ = try Visit.deleteAll(db, keys: ids) }
  }
}
