import Foundation
import GRDB
import SampleDatabase
import Testing

@testable import FoodDelivery

@Suite struct DatabaseFileTests {
  /// Runs `body` with the place of a file that does not exist yet, in a folder of its own.
  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("data/FoodDelivery.sqlite"))
  }

  private func write(_ bytes: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  @Test("What was written is there when the file is opened again")
  func reopening() async throws {
    try await withFile { file in
      _ = try await AppDatabase(.file(file), calendar: .seoul).placeOrder(.sample(), now: .at(19))
      let again = AppDatabase(.file(file), calendar: .seoul)
      #expect(try await again.recentOrders(limit: 5).map(\.order.number) == [1043])
      #expect(try await again.dishes(matching: "치킨").count == 11)
    }
  }

  @Test("Only its owner can read the file, also one that others could read before")
  func permissions() async throws {
    try await withFile { file in
      for before in [nil, 0o644] {
        if let before {
          try FileManager.default.setAttributes([.posixPermissions: before], ofItemAtPath: file.path)
        }
        _ = try await AppDatabase(.file(file), calendar: .seoul).dishes()
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
    }
  }

  @Test("A file that is no database is refused and left as it was")
  func corrupt() async throws {
    try await withFile { file in
      let garbage = Data(String(repeating: "이것은 데이터베이스가 아니에요. ", count: 100).utf8)
      try write(garbage, to: file)
      await #expect(
        throws: DatabaseFailure<FoodDelivery>.unavailable(path: file.path, reason: "file is not a database")
      ) { try await AppDatabase(.file(file)).dishes() }
      #expect(try Data(contentsOf: file) == garbage)
    }
  }

  @Test("A file in a place that cannot be a folder is unavailable")
  func noFolder() async throws {
    try await withFile { file in
      let plain = file.deletingLastPathComponent()
      try write(Data("x".utf8), to: plain)
      let error = await #expect(throws: DatabaseFailure<FoodDelivery>.self) {
        try await AppDatabase(.file(file)).dishes()
      }
      guard case .unavailable(file.path, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("A database that somebody else holds is busy, and works again afterwards")
  func locked() async throws {
    try await withFile { file in
      _ = try await AppDatabase(.file(file), calendar: .seoul).dishes()
      var holding = Configuration()
      holding.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: file.path, configuration: holding)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
      let database = AppDatabase(.file(file), calendar: .seoul, patience: 0)
      await #expect(throws: DatabaseFailure<FoodDelivery>.busy(path: file.path)) {
        try await database.dishes()
      }
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      #expect(try await !database.dishes().isEmpty)
    }
  }

  @Test("A database of a newer version is refused and left as it was")
  func newer() async throws {
    try await withFile { file in
      _ = try await AppDatabase(.file(file), calendar: .seoul).dishes()
      try await DatabaseQueue(path: file.path).write { db in
        try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('something of the future')")
      }
      let before = try Data(contentsOf: file)
      await #expect(throws: DatabaseFailure<FoodDelivery>.newer(path: file.path)) {
        try await AppDatabase(.file(file)).dishes()
      }
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test("A menu that changed since the file was written is replaced, and the orders stay")
  func newMenu() async throws {
    try await withFile { file in
      _ = try await AppDatabase(.file(file), calendar: .seoul).placeOrder(.sample(), now: .at(19))
      try await DatabaseQueue(path: file.path).write { db in
        try db.execute(sql: "UPDATE setting SET value = 'old' WHERE name = 'catalogue'")
        try db.execute(sql: "UPDATE dish SET price = 1")
      }
      let again = AppDatabase(.file(file), calendar: .seoul)
      #expect(try await again.dishes(ids: ["m17"]).map(\.price) == [19_000])
      #expect(try await again.orders([1043]).map(\.order.total) == [38_000])
    }
  }
}
