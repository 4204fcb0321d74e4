import Foundation
import GRDB

/// Keeps the menu tables equal to the seed that this version of the app carries.
enum CatalogueTables {
  private static let setting = "catalogue"

  /// Replaces the menus when the seed has changed since they were written.
  @Sendable static func refresh(_ db: Database) throws {
    let bytes = PackageResources.restaurants_json
    let fingerprint = String(fnv1a(bytes), radix: 16)
    guard try Setting.value(setting, in: db) != fingerprint else { return }
    let catalogue = try Catalogue(json: Data(bytes))
    try Dish.deleteAll(db)
    try Restaurant.deleteAll(db)
    try Driver.deleteAll(db)
    for restaurant in catalogue.restaurants { try restaurant.insert(db) }
    for dish in catalogue.dishes { try dish.insert(db) }
    for driver in catalogue.drivers { try driver.insert(db) }
    try Setting.set(setting, to: fingerprint, in: db)
  }

  /// FNV-1a, 64 bits.
  private static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// One named setting, as text.
enum Setting {
  static func value(_ name: String, in db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
  }

  static func set(_ name: String, to value: String, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO setting (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """,
      arguments: [name, value])
  }
}
