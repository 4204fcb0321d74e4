import GRDB

/// The shape of the database, version by version. A migration that was released is never changed.
enum Migrations {
  /// The number of the first order.
  static let firstOrderNumber = 1043

  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("menus", migrate: createMenus)
    migrator.registerMigration("orders", migrate: createOrders)
    migrator.registerMigration("preferences", migrate: createPreferences)
    migrator.registerMigration("effects", migrate: createEffects)
    migrator.registerMigration("activities") { db in
      try db.create(table: "orderActivity") { $0.primaryKey("number", .integer) }
    }
    return migrator
  }

  @Sendable private static func createMenus(_ db: Database) throws {
    try db.create(table: "restaurant") { table in
      table.primaryKey("id", .text)
      for text in ["name", "english", "also", "cuisine", "thumbnail"] { table.column(text, .text).notNull() }
      for number in ["rating", "latitude", "longitude"] { table.column(number, .double).notNull() }
      table.column("deliveryMinutes", .integer).notNull()
      table.column("minimumOrder", .integer).notNull()
      table.column("opensAt", .text)
      table.column("closesAt", .text)
    }
    try db.create(table: "dish") { table in
      table.primaryKey("id", .text)
      table.column("restaurantID", .text).notNull().indexed().references("restaurant")
      for text in ["name", "english", "also", "category", "details", "ingredients", "counter", "options"] {
        table.column(text, .text).notNull()
      }
      table.column("position", .integer).notNull()
      table.column("price", .integer).notNull()
    }
    try db.create(table: "driver") { table in
      table.primaryKey("id", .text)
      for text in ["name", "phone", "places"] { table.column(text, .text).notNull() }
    }
  }

  /// Orders carry the names and prices of their time, so they refer to no menu.
  @Sendable private static func createOrders(_ db: Database) throws {
    try db.create(table: Order.databaseTableName) { table in
      table.autoIncrementedPrimaryKey("number")
      table.column("requestKey", .text).notNull().unique()
      for text in [
        "restaurantID", "restaurantName", "restaurantEnglish", "addressLabel", "addressText", "driverID",
      ] {
        table.column(text, .text).notNull()
      }
      table.column("total", .integer).notNull()
      table.column("specialInstructions", .text)
      table.column("createdAt", .datetime).notNull()
      table.column("deliveryMinutes", .integer).notNull()
      table.column("cancelledAt", .datetime)
    }
    try db.execute(
      sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
      arguments: [Order.databaseTableName, firstOrderNumber - 1])
    try db.create(table: OrderItem.databaseTableName) { table in
      table.column("orderNumber", .integer).notNull().references(
        Order.databaseTableName, onDelete: .cascade)
      table.column("position", .integer).notNull()
      for text in ["dishID", "name", "english", "options", "counter"] { table.column(text, .text).notNull() }
      table.column("price", .integer).notNull()
      table.column("quantity", .integer).notNull()
      table.primaryKey(["orderNumber", "position"])
    }
  }

  @Sendable private static func createPreferences(_ db: Database) throws {
    try db.create(table: CartItem.databaseTableName) { table in
      table.primaryKey("dishID", .text)
      table.column("quantity", .integer).notNull().check { $0 > 0 }
    }
    try db.create(table: Address.databaseTableName) { table in
      table.primaryKey("id", .text)
      table.column("text", .text).notNull()
      table.column("isDefault", .boolean).notNull()
    }
    try db.create(table: "favourite") { table in
      table.primaryKey("restaurantID", .text)
      table.column("addedAt", .datetime).notNull()
    }
    try db.create(table: "setting") { table in
      table.primaryKey("name", .text)
      table.column("value", .text).notNull()
    }
  }

  @Sendable private static func createEffects(_ db: Database) throws {
    try db.create(table: "effect") { table in
      table.primaryKey("key", .text)
      table.column("result", .text).notNull()
    }
  }
}
