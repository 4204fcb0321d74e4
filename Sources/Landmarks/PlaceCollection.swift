import Foundation
import GRDB

/// Places that the person keeps together under a name.
struct PlaceCollection: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  /// Put away: still there, but not offered.
  var isArchived: Bool
  var createdAt: Date
}

extension PlaceCollection: FetchableRecord, PersistableRecord {
  static let databaseTableName = "placeCollection"

  func places(in db: Database) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT landmarkID FROM collectionPlace WHERE collectionID = ? ORDER BY position",
      arguments: [id])
  }

  /// Returns whether that changed anything.
  @discardableResult
  func add(_ landmarkID: String, in db: Database) throws -> Bool {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO collectionPlace (collectionID, landmarkID, position)
        SELECT ?, ?, COALESCE(MAX(position), 0) + 1 FROM collectionPlace WHERE collectionID = ?
        """,
      arguments: [id, landmarkID, id])
    return db.changesCount > 0
  }
}

/// A collection with what is in it: enough to bring it back.
struct FilledCollection: Codable, Hashable, Sendable {
  var collection: PlaceCollection
  /// The identifiers of its landmarks, in the order in which they were added.
  var places: [String]
}
