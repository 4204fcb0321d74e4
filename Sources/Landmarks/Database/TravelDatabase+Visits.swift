import Foundation
import GRDB
import SampleDatabase

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

  /// - Parameter key: what is done again with the same key is done once.
  func save(_ visits: [Visit], key: String = UUID().uuidString) async throws {
    _ = try await write(once: key) { db in
      for visit in visits { try visit.save(db) }
      return visits.count
    }
  }

  func deleteVisits(_ ids: [String], key: String = UUID().uuidString) async throws {
    _ = try await write(once: key) { db in try Visit.deleteAll(db, keys: ids) }
  }
}
