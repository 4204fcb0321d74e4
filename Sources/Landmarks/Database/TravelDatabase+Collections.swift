import Foundation
import GRDB
import SampleDatabase

extension TravelDatabase {
  /// Every collection with its places, those in use first, the oldest first.
  func collections() async throws -> [FilledCollection] {
    try await read { db in
      try PlaceCollection.order(Column("isArchived"), Column("createdAt"), Column("id")).fetchAll(db).map {
        FilledCollection(collection: $0, places: try $0.places(in: db))
      }
    }
  }

  /// The collection of that name, made if there is none; nil when it was there before.
  func createCollection(id: String, name: String, now: Date) async throws -> PlaceCollection? {
    try await write(once: id) { db in
      let names = try String.fetchAll(db, sql: "SELECT name FROM placeCollection")
      guard !names.contains(where: NameSearch(name).isName) else { return nil }
      let collection = PlaceCollection(id: id, name: name, isArchived: false, createdAt: now)
      try collection.insert(db)
      return collection
    }
  }

  /// The landmarks of `landmarkIDs` that were not in it before.
  ///
  /// - Parameter key: here and elsewhere, what is done again with the same key is done once.
  func add(
    _ landmarkIDs: [String], to collection: PlaceCollection, key: String = UUID().uuidString
  ) async throws -> [String] {
    try await write(once: key) { db in try landmarkIDs.filter { try collection.add($0, in: db) } }
  }

  /// The landmarks of `landmarkIDs` that were in it.
  func remove(
    _ landmarkIDs: [String], from collection: PlaceCollection, key: String = UUID().uuidString
  ) async throws -> [String] {
    try await write(once: key) { db in
      try landmarkIDs.filter { id in
        try db.execute(
          sql: "DELETE FROM collectionPlace WHERE collectionID = ? AND landmarkID = ?",
          arguments: [collection.id, id])
        return db.changesCount > 0
      }
    }
  }

  func setArchived(
    _ isArchived: Bool, collectionID: String, key: String = UUID().uuidString
  ) async throws {
    _ = try await write(once: key) { db in
      try db.execute(
        sql: "UPDATE placeCollection SET isArchived = ? WHERE id = ?", arguments: [isArchived, collectionID])
      return isArchived
    }
  }

  func deleteCollection(_ id: String, key: String = UUID().uuidString) async throws {
    _ = try await write(once: key) { db in try PlaceCollection.deleteOne(db, key: id) }
  }

  /// Brings a deleted collection back with everything in it.
  func restore(_ filled: FilledCollection) async throws {
    try await write { db in
      try filled.collection.save(db)
      for place in filled.places { try filled.collection.add(place, in: db) }
    }
  }
}
