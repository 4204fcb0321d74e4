import Foundation
import GRDB
import SampleDatabase

extension TravelDatabase {
  /// Favourites, the newest first.
  func favourites() async throws -> [Landmark] {
    let ids = try await read { db in
      try String.fetchAll(db, sql: "SELECT landmarkID FROM favourite ORDER BY addedAt DESC, landmarkID")
    }
    return try atlas.landmarks(ids)
  }

  func isFavourite(_ landmarkID: String) async throws -> Bool {
    try await favourites().contains { $0.id == landmarkID }
  }

  /// Returns whether that changed anything.
  @discardableResult
  func setFavourite(
    _ landmarkID: String, _ isFavourite: Bool, now: Date, key: String = UUID().uuidString
  ) async throws -> Bool {
    try await write(once: key) { db in
      if isFavourite {
        try db.execute(
          sql: "INSERT OR IGNORE INTO favourite (landmarkID, addedAt) VALUES (?, ?)",
          arguments: [landmarkID, now])
      } else {
        try db.execute(sql: "DELETE FROM favourite WHERE landmarkID = ?", arguments: [landmarkID])
      }
      return db.changesCount > 0
    }
  }
}
