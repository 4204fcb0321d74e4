import GRDB

/// Boards of widgets.
extension SQLiteStore {
  static func createSurfaces(in database: Database) throws {
    try database.create(table: "surface") { table in
      table.primaryKey("id", .text)
      for name in ["user", "app", "kind", "family"] { table.column(name, .text).notNull() }
      table.column("stack", .text)
      table.column("position", .integer).notNull()
      table.column("configuration", .text).notNull()
      for name in ["uses", "revision"] { table.column(name, .integer).notNull() }
      table.column("state", .text)
    }
    try database.create(index: "surfaceByUser", on: "surface", columns: ["user", "position"])
    try DamagedRows.create(beside: "surface", in: database)
    try database.create(table: "surfaceAction") { table in
      table.primaryKey("id", .text)
      table.column("surface", .text).notNull().indexed()
      for name in ["revision", "entry"] { table.column(name, .integer).notNull() }
      for name in ["caller", "action"] { table.column(name, .text).notNull() }
    }
    try database.create(table: "board") { $0.primaryKey("user", .text) }
  }

  /// Whether somebody has a board, be it an empty one; from now on, they have.
  package func beginBoard(of user: String) throws -> Bool {
    try access { queue in
      try queue.write { database in
        try database.execute(sql: "INSERT OR IGNORE INTO board VALUES (?)", arguments: [user])
        return database.changesCount > 0
      }
    }
  }

  /// The widgets of a board from top to bottom.
  package func surfaces(of user: String) throws -> [SurfaceRecord] {
    let rows = try access { queue in
      try queue.read {
        try Row.fetchAll(
          $0, sql: "SELECT rowid, * FROM surface WHERE user = ? ORDER BY position, id", arguments: [user])
      }
    }
    return try readable(rows, of: "surface", Self.surface)
  }

  private static func surface(_ row: Row) throws(DamagedRow) -> SurfaceRecord {
    var record = SurfaceRecord(
      id: try row.value("id"), user: try row.value("user"), app: try row.value("app"),
      kind: try row.value("kind"), family: try row.value("family"),
      position: Int(clamping: try row.integer("position")), configuration: try row.value("configuration"))
    record.stack = String.fromDatabaseValue(row["stack"] ?? .null)
    record.state = String.fromDatabaseValue(row["state"] ?? .null)
    record.uses = Int(clamping: try row.integer("uses"))
    record.revision = Int(clamping: try row.integer("revision"))
    return record
  }

  package func save(_ records: [SurfaceRecord]) throws {
    try access { queue in
      try queue.write { database in
        for record in records {
          try database.execute(
            sql: "INSERT OR REPLACE INTO surface VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            arguments: [
              record.id, record.user, record.app, record.kind, record.family, record.stack, record.position,
              record.configuration, record.uses, record.revision, record.state,
            ])
        }
      }
    }
  }

  package func deleteSurface(_ id: String) throws {
    try access { queue in
      try queue.write {
        try $0.execute(sql: "DELETE FROM surface WHERE id = ?", arguments: [id])
        try $0.execute(sql: "DELETE FROM surfaceAction WHERE surface = ?", arguments: [id])
      }
    }
  }

  /// The identifiers that a caller was given for one entry of a widget. Those of its other entries mean nothing any more
  /// afterwards.
  package func actions(
    of surface: String, revision: Int, entry: Int, for caller: String, _ new: [SurfaceActionRecord]
  ) throws -> [SurfaceActionRecord] {
    try access { queue in
      try queue.write { database in
        try database.execute(
          sql: "DELETE FROM surfaceAction WHERE surface = ? AND caller = ? AND (revision, entry) <> (?, ?)",
          arguments: [surface, caller, revision, entry])
        let known = try Row.fetchAll(
          database, sql: "SELECT * FROM surfaceAction WHERE surface = ? AND caller = ?",
          arguments: [surface, caller])
        if !known.isEmpty { return known.compactMap(Self.action) }
        for record in new {
          try database.execute(
            sql: "INSERT INTO surfaceAction VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [record.id, surface, revision, entry, caller, record.action])
        }
        return new
      }
    }
  }

  package func action(_ id: String) throws -> SurfaceActionRecord? {
    try access { queue in
      try queue.read {
        try Row.fetchOne($0, sql: "SELECT * FROM surfaceAction WHERE id = ?", arguments: [id])
      }
    }.flatMap(Self.action)
  }

  private static func action(_ row: Row) -> SurfaceActionRecord? {
    func text(_ name: String) -> String? { String.fromDatabaseValue(row[name] ?? .null) }
    func number(_ name: String) -> Int? { Int.fromDatabaseValue(row[name] ?? .null) }
    guard let id = text("id"), let surface = text("surface"), let caller = text("caller"),
      let action = text("action"), let revision = number("revision"), let entry = number("entry")
    else { return nil }
    return SurfaceActionRecord(
      id: id, surface: surface, revision: revision, entry: entry, caller: caller, action: action)
  }
}
