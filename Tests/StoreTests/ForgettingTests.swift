import Assistant
import Foundation
import GRDB
import Testing

@testable import Store

@Suite("Forgetting") struct ForgettingTests {
  /// A row in each table that there is, whatever it is.
  private func fill(_ file: URL) throws -> [String] {
    let queue = try DatabaseQueue(path: file.path)
    return try queue.write { database in
      let tables = try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'grdb_migrations'"
      ).filter { !$0.hasPrefix("sqlite_") }
      for table in tables {
        let columns = try database.columns(in: table)
        let values = columns.map { $0.type.uppercased() == "TEXT" ? "'비밀'" : "1" }
        try database.execute(sql: "INSERT INTO \"\(table)\" VALUES (\(values.joined(separator: ", ")))")
      }
      return tables
    }
  }

  private func counts(_ file: URL, _ tables: [String]) throws -> [Int] {
    try DatabaseQueue(path: file.path).read { database in
      try tables.map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \"\($0)\"") ?? -1 }
    }
  }

  @Test("empties every table that the store has, whatever is added to it")
  func tables() throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore(at: folder.file)
    let tables = try fill(folder.file)
    #expect(
      Set(tables).isSuperset(of: [
        "conversation", "donation", "surface", "surfaceAction", "board", "damagedSurface",
        "activity", "notification", "backgroundTask", "setting", "damagedActivity",
      ]))
    #expect(try counts(folder.file, tables).allSatisfy { $0 == 1 })
    try store.forgetEverything()
    #expect(try counts(folder.file, tables) == tables.map { _ in 0 })
  }

  @Test("leaves nothing of it in the files")
  func files() throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore(at: folder.file)
    try store.save(.sample(state: "{\"said\":\"아무도모르는말\"}"))
    try store.add(
      SurfaceRecord(
        id: "w1", user: "guest", app: "A", kind: "K", family: "systemSmall", position: 0,
        configuration: "{\"x\":\"아무도모르는값\"}"))
    try store.forgetEverything()
    for name in try FileManager.default.contentsOfDirectory(
      atPath: folder.file.deletingLastPathComponent().path)
    {
      let bytes = try Data(contentsOf: folder.file.deletingLastPathComponent().appending(path: name))
      #expect(bytes.range(of: Data("아무도모르는".utf8)) == nil, "\(name)")
    }
    #expect(try store.list().isEmpty && store.surfaces(of: "guest").isEmpty)
  }

  @Test("A widget that two processes change keeps what each of them changed")
  func versions() throws {
    let folder = TemporaryFolder()
    let (one, other) = (try SQLiteStore(at: folder.file), try SQLiteStore(at: folder.file))
    for id in ["w1", "w2"] {
      try one.add(
        SurfaceRecord(id: id, user: "guest", app: "A", kind: "K", family: "systemSmall", position: 0))
    }
    var read = try one.surfaces(of: "guest")
    #expect(read.map(\.position) == [0, 1])
    read[0].configuration = "{\"x\":1}"
    try other.set(read[0])
    try other.order(["w2", "w1"], of: "guest")
    try other.wantEntries(of: "guest", app: "A", pressed: "w1")
    read[0].state = "{}"
    #expect(try !one.keep(read[0]))
    let kept = try one.surfaces(of: "guest")
    #expect(kept.map(\.id) == ["w2", "w1"] && kept[1].configuration == "{\"x\":1}")
    #expect(kept[1].state == nil && kept.map(\.wanted) == [1, 1] && kept.map(\.uses) == [0, 1])
    #expect(try one.keep(kept[1]))
    #expect(try one.surfaces(of: "guest").map(\.answered) == [0, 1])
  }
}
