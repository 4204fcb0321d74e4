import Foundation
import GRDB
import SampleDatabase

extension TravelDatabase {
  /// Where distances are measured from; Seoul until the person says otherwise.
  func defaultPlace() async throws -> Region {
    let value = try await read { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'defaultPlace'")
    }
    return value.flatMap(Region.init) ?? .seoul
  }

  func setDefaultPlace(_ place: Region, key: String = UUID().uuidString) async throws {
    _ = try await write(once: key) { db in
      try db.execute(
        sql: """
          INSERT INTO setting (name, value) VALUES ('defaultPlace', ?)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """,
        arguments: [place.rawValue])
      return place.rawValue
    }
  }
}
