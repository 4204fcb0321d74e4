import Assistant
import Foundation
import GRDB
import Store
import Testing

@Suite struct SQLiteStoreTests {
  private let folder = TemporaryFolder()

  @Test("a later opening finds what an earlier one kept")
  func reopened() throws {
    try SQLiteStore(at: folder.file).save(.sample())
    #expect(try SQLiteStore(at: folder.file).load("s_1") == .sample())
  }

  @Test("two openings of one file keep each other from overwriting")
  func twoOpenings() throws {
    let first = try SQLiteStore(at: folder.file)
    let second = try SQLiteStore(at: folder.file)
    try first.save(.sample(version: 1, state: "first"))
    #expect(throws: ConversationStoreError.superseded) {
      try second.save(.sample(version: 1, state: "second"))
    }
    #expect(try second.load("s_1")?.state == "first")
  }

  @Test("only its owner can read the file and its folder")
  func permissions() throws {
    try SQLiteStore(at: folder.file).save(.sample())
    #expect(try mode(of: folder.file) == 0o600)
    #expect(try mode(of: folder.file.deletingLastPathComponent()) == 0o700)
  }

  @Test("a file that others could read is closed to them")
  func tightened() throws {
    _ = try SQLiteStore(at: folder.file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file.path)
    _ = try SQLiteStore(at: folder.file)
    #expect(try mode(of: folder.file) == 0o600)
  }

  @Test("a file that is no database is refused and stays as it is")
  func damaged() throws {
    let bytes = Data("This is not a database, but it is somebody's file.\n".utf8)
    try folder.write(bytes)
    #expect(
      throws: ConversationStoreError.unavailable(
        path: folder.file.path, reason: "the file is damaged or is no database")
    ) { try SQLiteStore(at: folder.file) }
    #expect(try Data(contentsOf: folder.file) == bytes)
  }

  @Test("a database with a damaged page is refused and stays as it is")
  func damagedPage() throws {
    try SQLiteStore(at: folder.file).save(.sample())
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(100..<4_000, with: Data(repeating: 0xFF, count: 3_900))
    try bytes.write(to: folder.file)
    #expect(
      throws: ConversationStoreError.unavailable(
        path: folder.file.path, reason: "the file is damaged or is no database")
    ) { _ = try SQLiteStore(at: folder.file).list() }
    #expect(try Data(contentsOf: folder.file) == bytes)
  }

  @Test("a database of a newer version is refused and stays as it is")
  func newer() throws {
    try SQLiteStore(at: folder.file).save(.sample())
    let queue = try DatabaseQueue(path: folder.file.path)
    try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the future')") }
    try queue.close()
    let bytes = try Data(contentsOf: folder.file)
    #expect(
      throws: ConversationStoreError.unavailable(
        path: folder.file.path, reason: "a newer version of the program wrote it")
    ) { try SQLiteStore(at: folder.file) }
    #expect(try Data(contentsOf: folder.file) == bytes)
  }

  @Test("a folder that cannot be made is said to be unavailable")
  func noFolder() throws {
    try folder.write(Data())
    let inside = folder.file.appending(path: "conversations.sqlite")
    #expect {
      try SQLiteStore(at: inside)
    } throws: { error in
      if case ConversationStoreError.unavailable(let path, _) = error { path == inside.path } else { false }
    }
  }

  @Test("a file that another process is writing is busy once patience is over")
  func locked() throws {
    let store = try SQLiteStore(at: folder.file, patience: 0.05)
    try store.save(.sample())
    let other = try DatabaseQueue(path: folder.file.path)
    try other.inDatabase { database in
      try database.execute(sql: "BEGIN EXCLUSIVE")
      #expect(throws: ConversationStoreError.busy(path: folder.file.path)) {
        try store.save(.sample(version: 2))
      }
      #expect(try store.load("s_1") == .sample(), "who reads does not wait")
      try database.execute(sql: "ROLLBACK")
    }
    try store.save(.sample(version: 2))
  }

  @Test(
    "errors say what to do in a sentence",
    arguments: [
      (ConversationStoreError.superseded, "somebody else went on with this conversation"),
      (
        .unavailable(path: "/data/c.sqlite", reason: "it is damaged"),
        "the conversations in /data/c.sqlite cannot be used: it is damaged"
      ), (.busy(path: "/data/c.sqlite"), "another process is using /data/c.sqlite; try again"),
    ])
  func words(_ error: ConversationStoreError, _ text: String) {
    #expect("\(error)" == text)
  }

  private func mode(of url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
