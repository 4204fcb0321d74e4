import Foundation
package import GRDB

/// What was done for which key, written down together with what was done: an effect that is run again after the death
/// of the process does nothing more, and gives what it gave.
extension DatabaseFile {
  /// Runs `body` in a transaction, once for `key`.
  package func write<T: Codable & Sendable>(
    once key: String, _ body: @Sendable (Database) throws -> T
  ) async throws -> T {
    try await write { db in
      if let known = try Self.result(of: key, in: db) { return try Self.decode(known) }
      let result = try body(db)
      try Self.keep(result, of: key, in: db)
      return result
    }
  }

  private static func result(of key: String, in db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT result FROM effect WHERE key = ?", arguments: [key])
  }

  /// A key comes again soon or never, so the latest are enough.
  private static func keep(_ result: some Encodable, of key: String, in db: Database) throws {
    // In an array because not every JSON reader takes a lone value.
    let text = String(decoding: try JSONEncoder().encode([result]), as: UTF8.self)
    try db.execute(sql: "INSERT INTO effect (key, result) VALUES (?, ?)", arguments: [key, text])
    try db.execute(sql: "DELETE FROM effect WHERE rowid <= (SELECT MAX(rowid) FROM effect) - 1000")
  }

  private static func decode<T: Decodable>(_ text: String) throws -> T {
    guard let result = try JSONDecoder().decode([T].self, from: Data(text.utf8)).first else {
      throw DecodingError.valueNotFound(T.self, .init(codingPath: [], debugDescription: "no result"))
    }
    return result
  }
}
