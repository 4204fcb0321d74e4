import AppIntents
import FoodDelivery
import Foundation
import GRDB
import Landmarks
import Testing

/// What is left of a person after `malgil forget`.
@Suite struct ForgetCommandTests {
  /// Tables that come with an app, and say nothing of anybody.
  private static let catalogue: Set = ["restaurant", "dish", "driver", "grdb_migrations", "sqlite_sequence"]
  /// Files that stay: databases, which are emptied, and what processes take turns by.
  private static let staying = [
    "conversations.sqlite", "conversations.sqlite-wal", "conversations.sqlite-shm",
    "conversations.sqlite-turns", "FoodDelivery.sqlite", "Landmarks.sqlite",
  ]

  private func files(of tool: Tool) -> [URL] {
    let all = FileManager.default.enumerator(at: tool.data, includingPropertiesForKeys: [.isRegularFileKey])
    return (all?.compactMap { $0 as? URL } ?? []).filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
  }

  private func tables(of file: URL) throws -> [String] {
    try DatabaseQueue(path: file.path).read { database in
      try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    }.filter { !Self.catalogue.contains($0) }
  }

  /// A row about the person in each table that there is, whatever it is.
  private func fill(_ file: URL) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    for table in try tables(of: file) {
      try queue.write { database in
        let values = try database.columns(in: table).map { $0.type.uppercased() == "TEXT" ? "'비밀'" : "77" }
        try database.execute(sql: "INSERT INTO \"\(table)\" VALUES (\(values.joined(separator: ", ")))")
      }
    }
  }

  private func live(_ tool: Tool) async throws {
    let order = ["--no-daemon", "--answer", "confirm=yes", "--answer", "address=서울 마포구 비밀로 1", "--say"]
    #expect(try await tool.run(order + ["한밤치킨에서 양념치킨 두 마리 주문해줘"]).status == 0)
    _ = try await tool.run("widgets", "place", "Food", "cuisine=피자", "--no-daemon")
    _ = try await tool.run("--no-daemon", "--say", "내일 경복궁 갈 계획 적어 줘")
    _ = try await tool.run("activities", "--no-daemon")
    let groups = tool.data.appending(path: "groups/group.비밀")
    try FileManager.default.createDirectory(at: groups, withIntermediateDirectories: true)
    try Data("비밀".utf8).write(to: groups.appending(path: "shared.json"))
  }

  @Test("Both sample apps erase what they keep themselves")
  func apps() {
    let apps: [any AssistantApp.Type] = [FoodDelivery.self, Landmarks.self]
    #expect(apps.allSatisfy { $0 is any ForgettingApp.Type })
  }

  @Test("nothing: every table is empty and every file known, whatever was added to them")
  func nothing() async throws {
    let tool = try Tool()
    try await live(tool)
    for file in files(of: tool) where file.pathExtension == "sqlite" { try fill(file) }
    let before = files(of: tool).map { $0.path.dropFirst(tool.data.path.count + 1) }
    #expect(
      before.contains { $0.hasPrefix("groups/") && $0.hasSuffix("defaults.lock") || $0.contains("json") })
    #expect(try await tool.run("forget", "--yes", "--no-daemon").status == 0)
    for file in files(of: tool) {
      let name = String(file.path.dropFirst(tool.data.path.count + 1))
      let isLock = name.hasPrefix("groups/") && file.lastPathComponent == "defaults.lock"
      #expect(isLock || Self.staying.contains(name), "\(name) is new: is it forgotten?")
      let bytes = try Data(contentsOf: file)
      #expect(!isLock || bytes.isEmpty)
      for words in ["한밤치킨에서", "비밀", "피자"] where !name.hasPrefix("FoodDelivery") || words == "비밀" {
        #expect(bytes.range(of: Data(words.utf8)) == nil, "\(words) in \(name)")
      }
      guard file.pathExtension == "sqlite" else { continue }
      let queue = try DatabaseQueue(path: file.path)
      for table in try tables(of: file) {
        let count = try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \"\(table)\"") }
        #expect(count == 0, "\(table) of \(name)")
      }
    }
  }

  @Test("without a yes everything; with it a board, menus and orders begin anew")
  func anew() async throws {
    let tool = try Tool()
    try await live(tool)
    #expect(try await tool.run("forget", "--no-daemon").status == 5)
    #expect(try await tool.run("--no-daemon", "--say", "주문 어떻게 됐어?").output.contains("주문 1043"))
    #expect(try await tool.run("forget", "--yes", "--no-daemon").status == 0)
    #expect(try await !tool.run("--no-daemon", "--say", "주문 어떻게 됐어?").output.contains("1043"))
    let order = ["--no-daemon", "--answer", "confirm=yes", "--answer", "address=서울 마포구 월드컵로 1", "--say"]
    let run = try await tool.run(order + ["한밤치킨에서 양념치킨 두 마리 주문해줘"])
    #expect(run.status == 0 && run.output.contains("1043"), "\(run)")
  }
}
