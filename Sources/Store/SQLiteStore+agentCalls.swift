import Assistant
package import Foundation
import GRDB
package import KeptRecords

/// Calls of agents that wait for answers.
extension SQLiteStore: AgentCallRows {
  static func createAgentCalls(in database: Database) throws {
    try database.create(table: "agentCall") { table in
      table.autoIncrementedPrimaryKey("number")
      table.column("id", .text).notNull().unique()
      table.column("principal", .text).notNull().indexed()
      for name in ["method", "tool", "digest", "session", "question"] { table.column(name, .text).notNull() }
      table.column("rounds", .integer).notNull()
      table.column("expires", .double).notNull()
      table.column("used", .boolean).notNull().defaults(to: false)
    }
  }

  // What the loss of power takes of these writes, it takes of everything that was done after them, too.

  package func keep(_ call: AgentCallRecord, at now: Date) throws {
    try access { queue in
      try queue.write(waitingForDisk: false) { database in
        try database.execute(
          sql: "DELETE FROM agentCall WHERE expires < ?", arguments: [now.timeIntervalSince1970])
        try Self.insert(call, in: database)
        try Self.leaveNewest(AgentCallLimits.ofOne, of: call.claim.principal, in: database)
        try Self.leaveNewest(AgentCallLimits.ofAll, of: nil, in: database)
      }
    }
  }

  package func use(_ id: String, by claim: AgentCallRecord.Claim) throws -> AgentCallRecord? {
    try access { queue in
      var row: Row?
      try queue.write(waitingForDisk: false) { database in
        row = try Row.fetchOne(
          database,
          sql: """
            UPDATE agentCall SET used = 1
            WHERE id = ? AND NOT used AND principal = ? AND method = ? AND tool = ? AND digest = ?
            RETURNING *
            """, arguments: [id, claim.principal, claim.method, claim.tool, claim.digest])
      }
      return row
    }.flatMap { try? Self.call($0, claim) }
  }

  private static func insert(_ call: AgentCallRecord, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO agentCall (id, principal, method, tool, digest, session, question, rounds, expires)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        call.id, call.claim.principal, call.claim.method, call.claim.tool, call.claim.digest, call.session,
        call.question, call.rounds, call.expires.timeIntervalSince1970,
      ])
  }

  /// - Parameter principal: nil: of everybody.
  private static func leaveNewest(_ count: Int, of principal: String?, in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM agentCall WHERE number IN (
          SELECT number FROM agentCall WHERE principal = coalesce(?, principal)
          ORDER BY used, number DESC LIMIT -1 OFFSET ?)
        """, arguments: [principal, count])
  }

  private static func call(_ row: Row, _ claim: AgentCallRecord.Claim) throws(DamagedRow) -> AgentCallRecord {
    AgentCallRecord(
      id: try row.value("id"), claim: claim, session: try row.value("session"),
      question: try row.value("question"), rounds: Int(clamping: try row.integer("rounds")),
      expires: try row.moment("expires"))
  }
}
