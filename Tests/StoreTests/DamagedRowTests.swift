import Assistant
import Foundation
import GRDB
import Store
import Synchronization
import Testing

/// Rows that cannot be read: they hold nobody up, end nothing, and are not lost.
@Suite struct DamagedRowTests {
  private let folder = TemporaryFolder()
  private let reports = Reports()

  private final class Reports: Sendable {
    let all = Mutex<[String]>([])
    func add(_ report: String) { all.withLock { $0.append(report) } }
    var count: Int { all.withLock(\.count) }
  }

  private func opened() throws -> SQLiteStore {
    let reports = reports
    return try SQLiteStore(at: folder.file) { reports.add($0) }
  }

  private func database<Result>(_ body: (Database) throws -> Result) throws -> Result {
    let queue = try DatabaseQueue(path: folder.file.path)
    defer { try? queue.close() }
    return try queue.writeWithoutTransaction(body)
  }

  private static let damage = [
    "version = 'three'", "version = 9223372036854775807", "version = -1", "version = 1.5", "owner = x'FF00'",
    "updated = 'yesterday'", "updated = 9e999", "updated = 1e300", "isParked = x'01'", "state = x'FFFE'",
  ]

  @Test(
    "a row that cannot be read is put aside as it was, told of, and the others are read", arguments: damage)
  func putAside(_ damage: String) throws {
    let store = try opened()
    for id in ["a", "b", "c"] { try store.save(.sample(id)) }
    try database { try $0.execute(sql: "UPDATE conversation SET \(damage) WHERE id = 'b'") }
    #expect(try store.list().map(\.id) == ["c", "a"])
    #expect(try store.load("b") == nil)
    #expect(reports.count == 1)
    let column = try #require(damage.split(separator: " ").first)
    let isKept = try database {
      try Bool.fetchOne(
        $0,
        sql:
          "SELECT \(column) IS \(damage.dropFirst(column.count + 3)) FROM damagedConversation WHERE id = 'b'")
    }
    #expect(isKept == true)
  }

  @Test(
    "the latest conversation is the latest that can be read",
    arguments: ["isParked = x'01'", "state = x'FF'"])
  func latest(_ damage: String) throws {
    let store = try opened()
    for (id, seconds) in [("a", 1.0), ("b", 2), ("c", 3)] { try store.save(.sample(id, at: seconds)) }
    try database { try $0.execute(sql: "UPDATE conversation SET \(damage) WHERE id <> 'a'") }
    #expect(try store.latest(of: "guest")?.id == "a")
    #expect(reports.count == 2)
  }

  @Test("the latest conversation is found also while nothing can be put aside")
  func latestWhileLocked() throws {
    let reports = reports
    let store = try SQLiteStore(at: folder.file, patience: 0.01) { reports.add($0) }
    for (id, seconds) in [("a", 1.0), ("b", 2)] { try store.save(.sample(id, at: seconds)) }
    try database { database in
      try database.execute(sql: "UPDATE conversation SET version = 'x' WHERE id = 'b'; BEGIN IMMEDIATE")
      #expect(try store.latest(of: "guest")?.id == "a")
      try database.execute(sql: "ROLLBACK")
    }
  }

  @Test(
    "a conversation is not begun over one that cannot be read", arguments: ["version = 'x'", "version = -1"])
  func notOverwritten(_ damage: String) throws {
    let store = try opened()
    try store.save(.sample("a"))
    try database { try $0.execute(sql: "UPDATE conversation SET \(damage)") }
    #expect(throws: ConversationStoreError.superseded) { try store.save(.sample("a", version: 1)) }
    #expect(try store.load("a") == nil)
    try store.save(.sample("a", version: 1, state: "new"))
    #expect(try store.load("a")?.state == "new")
  }

  @Test(
    "a donation that cannot be read is put aside and the others are read",
    arguments: ["date = 'x'", "date = 9e999", "content = x'FF'", "id = x'FF'"])
  func donations(_ damage: String) throws {
    let store = try opened()
    for id in ["a", "b"] {
      try store.keep(DonationRecord(id: id, user: "1", date: .distantPast, content: "{}"))
    }
    try database { try $0.execute(sql: "UPDATE donation SET \(damage) WHERE id = 'a'") }
    #expect(try store.donations(of: "1").map(\.id) == ["b"])
    #expect(try database { try Int.fetchOne($0, sql: "SELECT count(*) FROM damagedDonation") } == 1)
    #expect(reports.count == 1)
  }

  @Test("a conversation that only the assistant cannot read is put aside by its name")
  func byName() throws {
    let store = try opened()
    for id in ["a", "b"] { try store.save(.sample(id)) }
    try store.setAside("a", because: "it is not understood")
    #expect(try store.list().map(\.id) == ["b"])
    let reason = try database { try String.fetchOne($0, sql: "SELECT reason FROM damagedConversation") }
    #expect(reason == "it is not understood")
  }

  @Test("the latest conversation of an owner is found by an index")
  func index() throws {
    _ = try opened()
    let plan = try database {
      try Row.fetchAll(
        $0,
        sql: """
          EXPLAIN QUERY PLAN
          SELECT rowid, * FROM conversation WHERE owner = 'x' ORDER BY updated DESC, id DESC LIMIT 1 OFFSET 0
          """
      ).map { $0["detail"] as String }
    }
    #expect(plan.count == 1)
    #expect(plan[0].contains("conversationByOwner"))
  }
}
