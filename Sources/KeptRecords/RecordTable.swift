import Foundation

/// Values that are kept as rows of one table.
package struct RecordTable<Record: Codable & Identifiable & Sendable>: Sendable where Record.ID == String {
  package let rows: any KeptRows
  private let table: KeptTable
  private let app: @Sendable (Record) -> String

  /// - Parameter app: the app to which a record belongs.
  package init(_ table: KeptTable, in rows: any KeptRows, app: @escaping @Sendable (Record) -> String) {
    (self.table, self.rows, self.app) = (table, rows, app)
  }

  /// The records in the order in which they were added; what cannot be read is passed over.
  package func records(only id: String? = nil) throws -> [Record] {
    try rows.rows(in: table, only: id).compactMap(Self.record)
  }

  /// Changes the records in one transaction. Rows that cannot be read stay as they are.
  package func change<Result>(
    only id: String? = nil, _ body: (inout [Record]) throws -> Result
  ) throws -> Result {
    try rows.change(table, only: id) { rows in
      let read = rows.map { ($0, Self.record($0)) }
      var records = read.compactMap(\.1)
      let result = try body(&records)
      rows = read.compactMap { $0.1 == nil ? $0.0 : nil } + (try records.map(row))
      return result
    }
  }

  private func row(of record: Record) throws -> KeptRow {
    let content = String(decoding: try Self.encoder.encode(record), as: UTF8.self)
    return KeptRow(id: record.id, app: app(record), content: content)
  }

  private static func record(_ row: KeptRow) -> Record? {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(row.content.utf8)),
      record.id == row.id
    else { return nil }
    return record
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
