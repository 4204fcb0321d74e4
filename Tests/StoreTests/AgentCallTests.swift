import Foundation
import GRDB
import KeptRecords
import Testing

@testable import Store

/// Calls of agents that wait for answers, in memory and in a file.
@Suite("Calls of agents") struct AgentCallTests {
  private let now = Date(timeIntervalSince1970: 1_795_168_800)
  private let claim = AgentCallRecord.Claim(principal: "a", method: "tools/call", tool: "T", digest: "d")

  private func rows(_ kind: StoreCase, in folder: TemporaryFolder) throws -> any AgentCallRows {
    switch kind {
    case .memory: MemoryAgentCalls()
    case .file: try SQLiteStore(at: folder.file)
    }
  }

  private func call(_ id: String, by principal: String = "a", for seconds: Double = 600) -> AgentCallRecord {
    var claim = claim
    claim.principal = principal
    return AgentCallRecord(
      id: id, claim: claim, session: "s", question: "q", rounds: 2, expires: now.addingTimeInterval(seconds))
  }

  @Test("one counts once", arguments: StoreCase.allCases)
  func once(_ kind: StoreCase) throws {
    let folder = TemporaryFolder()
    let rows = try rows(kind, in: folder)
    try rows.keep(call("1"), at: now)
    #expect(try rows.use("1", by: claim) == call("1"))
    #expect(try rows.use("1", by: claim) == nil)
  }

  @Test("one stays for its own claim when another one is made", arguments: StoreCase.allCases)
  func claims(_ kind: StoreCase) throws {
    let folder = TemporaryFolder()
    let rows = try rows(kind, in: folder)
    try rows.keep(call("1"), at: now)
    let parts: [WritableKeyPath<AgentCallRecord.Claim, String>] = [\.principal, \.method, \.tool, \.digest]
    for part in parts {
      var other = claim
      other[keyPath: part] = "x"
      #expect(try rows.use("1", by: other) == nil)
    }
    #expect(try rows.use("2", by: claim) == nil)
    #expect(try rows.use("1", by: claim) != nil)
  }

  @Test("the oldest of one caller gives way, and no other caller's", arguments: StoreCase.allCases)
  func crowded(_ kind: StoreCase) throws {
    let folder = TemporaryFolder()
    let rows = try rows(kind, in: folder)
    try rows.keep(call("other", by: "b"), at: now)
    for number in 0...AgentCallLimits.ofOne { try rows.keep(call("\(number)"), at: now) }
    #expect(try rows.use("0", by: claim) == nil)
    #expect(try rows.use("1", by: claim) != nil)
    #expect(try rows.use("other", by: call("", by: "b").claim) != nil)
  }

  @Test("used ones give way before those that wait")
  func used() throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore(at: folder.file)
    try store.keep(call("waits"), at: now)
    for number in 0...AgentCallLimits.ofOne {
      try store.keep(call("\(number)"), at: now)
      _ = try store.use("\(number)", by: claim)
    }
    #expect(try store.use("waits", by: claim) != nil)
  }

  @Test("two processes share them, and they outlive both")
  func processes() throws {
    let folder = TemporaryFolder()
    var (one, other): (SQLiteStore?, SQLiteStore?) = (
      try SQLiteStore(at: folder.file), try SQLiteStore(at: folder.file)
    )
    for id in ["1", "2"] { try one?.keep(call(id), at: now) }
    #expect(try other?.use("1", by: claim) == call("1"))
    #expect(try one?.use("1", by: claim) == nil)
    (one, other) = (nil, nil)
    let later = try SQLiteStore(at: folder.file)
    #expect(try later.use("1", by: claim) == nil)
    #expect(try later.use("2", by: claim) == call("2"))
  }

  @Test("expired ones are not kept on")
  func expired() throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore(at: folder.file)
    try store.keep(call("old", for: -1), at: now.addingTimeInterval(-60))
    try store.keep(call("new"), at: now)
    #expect(
      try DatabaseQueue(path: folder.file.path).read { try Row.fetchAll($0, sql: "SELECT * FROM agentCall") }
        .count == 1)
  }

  @Test("one that cannot be read counts as none")
  func damaged() throws {
    let folder = TemporaryFolder()
    let store = try SQLiteStore(at: folder.file)
    try store.keep(call("1"), at: now)
    try DatabaseQueue(path: folder.file.path).write {
      try $0.execute(sql: "UPDATE agentCall SET expires = 'x', rounds = 1e300")
    }
    #expect(try store.use("1", by: claim) == nil)
  }
}
