public import Assistant
import Foundation
import GRDB

extension SQLiteStore: DonationStore {
  public func donations(of user: String) throws -> [DonationRecord] {
    let rows = try access { queue in
      try queue.inDatabase {
        try Row.fetchAll(
          $0.cachedStatement(sql: "SELECT rowid, * FROM donation WHERE user = ? ORDER BY date, rowid"),
          arguments: [user])
      }
    }
    return try readable(rows, of: "donation") { row throws(DamagedRow) in
      DonationRecord(
        id: try row.value("id"), user: try row.value("user"), date: try row.moment("date"),
        content: try row.value("content"))
    }
  }

  /// A habit that the loss of power takes is no loss.
  public func keep(_ record: DonationRecord) throws {
    try access { try $0.write(waitingForDisk: false) { try Self.keep(record, in: $0) } }
  }

  private static func keep(_ record: DonationRecord, in database: Database) throws {
    try database.cachedStatement(sql: "INSERT OR REPLACE INTO donation VALUES (?, ?, ?, ?)")
      .execute(arguments: [
        record.id, record.user, record.date.timeIntervalSince1970, record.content,
      ])
    try database.cachedStatement(
      sql: """
        DELETE FROM donation WHERE rowid IN
        (SELECT rowid FROM donation WHERE user = ? ORDER BY date DESC, rowid DESC LIMIT -1 OFFSET ?)
        """
    ).execute(arguments: [record.user, DonationRecord.capacity])
  }

  public func deleteAllDonations() throws {
    try access { queue in
      try queue.write { try $0.execute(sql: "DELETE FROM donation") }
    }
  }

  public func deleteDonations(_ ids: Set<String>, of user: String) throws {
    try access { queue in
      try queue.write { database in
        for id in ids {
          try database.execute(
            sql: "DELETE FROM donation WHERE id = ? AND user = ?", arguments: [id, user])
        }
      }
    }
  }
}
