import Foundation
import GRDB

/// Why a row cannot be read.
struct DamagedRow: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Rows that cannot be read are kept aside: out of the way of the others, as they were, and never lost silently.
enum DamagedRows {
  /// Makes the table beside another one: the same columns without types, so that every value stays as it was, then why
  /// and when the row was put there.
  static func create(beside table: String, in database: Database) throws {
    let columns = try database.columns(in: table).map { "\"\($0.name)\"" }
    try database.execute(
      sql:
        "CREATE TABLE \(name(table)) (\((columns + ["reason TEXT", "found DOUBLE"]).joined(separator: ", ")))"
    )
  }

  /// Moves rows there, in the transaction that runs.
  static func move(_ rowIDs: [Int64], of table: String, because reason: String, in database: Database) throws
  {
    for rowID in rowIDs {
      try database.execute(
        sql: "INSERT INTO \(name(table)) SELECT *, ?, ? FROM \"\(table)\" WHERE rowid = ?",
        arguments: [reason, Date().timeIntervalSince1970, rowID])
      try database.execute(sql: "DELETE FROM \"\(table)\" WHERE rowid = ?", arguments: [rowID])
    }
  }

  static func name(_ table: String) -> String { "damaged\(table.prefix(1).uppercased())\(table.dropFirst())" }
}

extension Row {
  /// The value of a column.
  ///
  /// - Throws: `DamagedRow` when it is of another type or missing.
  func value<Value: DatabaseValueConvertible>(_ column: String, as type: Value.Type = Value.self)
    throws(DamagedRow) -> Value
  {
    let stored: DatabaseValue = self[column] ?? .null
    guard let value = Value.fromDatabaseValue(stored) else {
      throw DamagedRow("\(column) is no \(Value.self)")
    }
    return value
  }

  /// A whole number that is stored as one: others would be rounded.
  func integer(_ column: String) throws(DamagedRow) -> Int64 {
    guard case .int64(let number) = (self[column] as DatabaseValue?)?.storage else {
      throw DamagedRow("\(column) is no whole number")
    }
    return number
  }

  /// A moment in seconds since 1970, in a year of four digits.
  func moment(_ column: String) throws(DamagedRow) -> Date {
    let seconds: Double = try value(column)
    guard Self.moments.contains(seconds) else { throw DamagedRow("\(column) is no time of our calendar") }
    return Date(timeIntervalSince1970: seconds)
  }

  /// From the year 1 to the end of 9999.
  private static let moments = Date.distantPast.timeIntervalSince1970...253_402_300_799
}
