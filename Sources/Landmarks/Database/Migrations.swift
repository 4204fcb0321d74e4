import Foundation
import GRDB

/// The shape of the database, version by version. A migration that was released is never changed.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("notebook", migrate: createNotebook)
    migrator.registerMigration("first collections", migrate: addFirstCollections)
    migrator.registerMigration("effects", migrate: createEffects)
    migrator.registerMigration("visit activities", migrate: createVisitActivities)
    return migrator
  }

  @Sendable private static func createNotebook(_ db: Database) throws {
    try db.create(table: "favourite") { table in
      table.primaryKey("landmarkID", .text)
      table.column("addedAt", .datetime).notNull()
    }
    try db.create(table: PlaceCollection.databaseTableName) { table in
      table.primaryKey("id", .text)
      table.column("name", .text).notNull()
      table.column("isArchived", .boolean).notNull()
      table.column("createdAt", .datetime).notNull()
    }
    try db.create(table: "collectionPlace") { table in
      table.column("collectionID", .text).notNull().references(
        PlaceCollection.databaseTableName, onDelete: .cascade)
      table.column("landmarkID", .text).notNull()
      table.column("position", .integer).notNull()
      table.primaryKey(["collectionID", "landmarkID"])
    }
    try db.create(table: Visit.databaseTableName) { table in
      table.primaryKey("id", .text)
      table.column("landmarkID", .text).notNull().indexed()
      table.column("day", .datetime).notNull()
      table.column("staySeconds", .integer)
      table.column("note", .text)
      table.column("isPlan", .boolean).notNull()
    }
    try db.create(table: "setting") { table in
      table.primaryKey("name", .text)
      table.column("value", .text).notNull()
    }
  }

  /// Something to look at before the first collection of one's own.
  @Sendable private static func addFirstCollections(_ db: Database) throws {
    let first = [
      ("가 볼 곳", []), ("바다 여행", ["l6", "l18", "l24"]), ("경주 산책", ["l13", "l14", "l15"]),
    ]
    for (index, (name, places)) in first.enumerated() {
      let collection = PlaceCollection(
        id: "first\(index + 1)", name: name, isArchived: false, createdAt: Date(timeIntervalSince1970: 0))
      try collection.insert(db)
      for place in places { try collection.add(place, in: db) }
    }
  }

  @Sendable private static func createEffects(_ db: Database) throws {
    try db.create(table: "effect") { table in
      table.primaryKey("key", .text)
      table.column("result", .text).notNull()
    }
  }

  @Sendable private static func createVisitActivities(_ db: Database) throws {
    try db.create(table: "visitActivity") { $0.primaryKey("visit", .text) }
  }
}
