import Foundation
import GRDB
import SampleDatabase

/// Addresses, favourites, notifications.
extension AppDatabase {
  /// The default address first.
  func addresses() async throws -> [Address] {
    try await read { try Address.order(Column("isDefault").desc, Column("id")).fetchAll($0) }
  }

  /// Writes the address down under its label and makes it the default.
  func saveAddress(
    label: String, text: String, key: String = UUID().uuidString
  ) async throws -> Address {
    try await write(once: key) { try Address.saveDefault(label: label, text: text, in: $0) }
  }

  /// Puts one label and the default back to what they were.
  func takeBackAddress(label: String, to earlier: [Address]) async throws {
    _ = try await write(once: UUID().uuidString) { db in
      if let address = earlier.first(where: { $0.id == label }) {
        try address.save(db)
      } else {
        _ = try Address.deleteOne(db, key: label)
      }
      let wasDefault = earlier.first(where: \.isDefault)?.id
      for address in try Address.fetchAll(db) {
        try Address(id: address.id, text: address.text, isDefault: address.id == wasDefault).save(db)
      }
      return label
    }
  }

  /// Favourites, the newest first.
  func favourites() async throws -> [Restaurant] {
    try await read { db in
      try Restaurant.fetchAll(
        db,
        sql: """
          SELECT restaurant.* FROM restaurant JOIN favourite ON favourite.restaurantID = restaurant.id
          ORDER BY favourite.addedAt DESC, restaurant.id
          """)
    }
  }

  /// Returns whether that changed anything.
  func addFavourite(
    _ restaurantID: String, now: Date, key: String = UUID().uuidString
  ) async throws -> Bool {
    try await write(once: key) { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO favourite (restaurantID, addedAt) VALUES (?, ?)",
        arguments: [restaurantID, now])
      return db.changesCount > 0
    }
  }

  /// Returns whether that changed anything.
  func removeFavourite(_ restaurantID: String, key: String = UUID().uuidString) async throws -> Bool {
    try await write(once: key) { db in
      try db.execute(sql: "DELETE FROM favourite WHERE restaurantID = ?", arguments: [restaurantID])
      return db.changesCount > 0
    }
  }

  /// Whether deliveries are announced; they are until somebody says otherwise.
  func announcesDeliveries() async throws -> Bool {
    try await read { try Setting.value("announcesDeliveries", in: $0) != "no" }
  }

  func setAnnouncesDeliveries(_ isOn: Bool, key: String = UUID().uuidString) async throws {
    _ = try await write(once: key) { db in
      try Setting.set("announcesDeliveries", to: isOn ? "yes" : "no", in: db)
      return isOn
    }
  }
}

extension Address {
  static func saveDefault(label: String, text: String, in db: Database) throws -> Address {
    try updateAll(db, Column("isDefault").set(to: false))
    let address = Address(id: label, text: text, isDefault: true)
    try address.save(db)
    return address
  }
}
