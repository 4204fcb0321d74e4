import GRDB

/// What buttons of boards are called.
extension SQLiteStore {
  /// The identifiers that a caller was given for one entry of a widget. Those of its other entries mean nothing any more
  /// afterwards.
  ///
  /// - Parameter new: what is given when there are none yet.
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
