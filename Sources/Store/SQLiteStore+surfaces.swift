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
      for name in ["uses", "revision", "version", "wanted", "answered"] {
        table.column(name, .integer).notNull().defaults(to: 0)
      }
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

  /// Whether this is the first board of somebody; from now on, they have one.
  package func beginBoard(of user: String) throws -> Bool {
    try change("INSERT OR IGNORE INTO board VALUES (?)", [user]) > 0
  }

  /// Whoever has a board.
  package func boardUsers() throws -> [String] {
    try access { queue in try queue.read { try String.fetchAll($0, sql: "SELECT user FROM board") } }
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
    record.version = Int(clamping: try row.integer("version"))
    record.wanted = Int(clamping: try row.integer("wanted"))
    record.answered = Int(clamping: try row.integer("answered"))
    return record
  }

  // MARK: Changes

  /// Adds a widget below the others.
  package func add(_ record: SurfaceRecord) throws {
    _ = try change(
      """
      INSERT INTO surface (id, user, app, kind, family, stack, position, configuration)
      VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(position), -1) + 1 FROM surface WHERE user = ?), ?)
      """,
      [
        record.id, record.user, record.app, record.kind, record.family, record.stack, record.user,
        record.configuration,
      ])
  }

  /// Gives a widget other values, another size or another stack; a provider that is at work for it now works in vain.
  package func set(_ record: SurfaceRecord) throws {
    _ = try change(
      """
      UPDATE surface SET configuration = ?, family = ?, stack = ?, version = version + 1, state = ? WHERE id = ?
      """, [record.configuration, record.family, record.stack, record.state, record.id])
  }

  /// - Parameter ids: from top to bottom.
  package func order(_ ids: [String], of user: String) throws {
    try access { queue in
      try queue.write { database in
        for (position, id) in ids.enumerated() {
          try database.execute(
            sql: "UPDATE surface SET position = ? WHERE id = ? AND user = ?", arguments: [position, id, user])
        }
      }
    }
  }

  /// Keeps what a provider gave, and what it answers.
  ///
  /// - Returns: whether it was kept: not when the widget was changed since the record was read.
  package func keep(_ record: SurfaceRecord) throws -> Bool {
    try change(
      """
      UPDATE surface SET state = ?, revision = ?, answered = ?, version = version + 1
      WHERE id = ? AND version = ?
      """, [record.state, record.revision, record.wanted, record.id, record.version]) > 0
  }

  /// Asks for new entries of the widgets of an app.
  ///
  /// - Parameters:
  ///   - kind: only of this one.
  ///   - pressed: the widget that is used now.
  package func wantEntries(
    of user: String, app: String?, kind: String? = nil, pressed: String? = nil
  ) throws {
    _ = try change(
      """
      UPDATE surface SET wanted = wanted + 1, uses = uses + (id IS ?)
      WHERE user = ? AND app = coalesce(?, app) AND kind = coalesce(?, kind)
      """, [pressed, user, app, kind])
  }

  package func deleteSurface(_ id: String) throws {
    try access { queue in
      try queue.write {
        try $0.execute(sql: "DELETE FROM surface WHERE id = ?", arguments: [id])
        try $0.execute(sql: "DELETE FROM surfaceAction WHERE surface = ?", arguments: [id])
      }
    }
  }

  /// - Returns: how many rows were changed.
  func change(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try access { queue in
      try queue.write { database in
        try database.execute(sql: sql, arguments: arguments)
        return database.changesCount
      }
    }
  }
}
