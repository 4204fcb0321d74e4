public import AppIntents
import GRDB
import SampleDatabase

extension FoodDelivery: ForgettingApp {
  public static func forgetEverything() async throws {
    try await AppDependency<AppDatabase>().wrappedValue.forgetEverything()
  }
}

extension AppDatabase {
  /// What comes with the app.
  static let catalogue: Set = ["restaurant", "dish", "driver"]

  /// Empties every table but the menus. Orders are numbered from the first number again.
  func forgetEverything() async throws {
    try await file.forgetEverything(but: Self.catalogue) { db in
      try db.execute(
        sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = ?",
        arguments: [Migrations.firstOrderNumber - 1, Order.databaseTableName])
    }
  }
}
