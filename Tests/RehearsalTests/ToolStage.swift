import Foundation

@testable import Rehearsal

/// The built `malgil`, with a data folder of its own for each conversation.
struct ToolStage: Stage {
  /// Phrases are compiled once, and the names of the apps' entities read once.
  private static let seed = Task { try await Seed() }

  func withDoor<Result: Sendable>(
    _ opening: Opening, _ body: @Sendable (any Door) async throws -> Result
  ) async throws -> Result {
    let seed = try await Self.seed.value
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: seed.folder.url.appending(path: "names"), to: folder.url.appending(path: "names"))
    return try await body(
      ToolDoor(opening, tool: Seed.tool, folder: folder.url, environment: seed.environment))
  }

  private struct Seed {
    static let tool = Products.folder.appending(path: "malgil")
    let folder: TemporaryFolder
    let environment: [String: String]

    init() async throws {
      folder = try TemporaryFolder()
      environment = Products.environment(home: folder.url)
      let opening = Opening(language: "ko", clock: Date(timeIntervalSince1970: 1_795_168_800), timeZone: .gmt)
      let door = ToolDoor(opening, tool: Self.tool, folder: folder.url, environment: environment)
      _ = try await door.say("도움말")
    }
  }
}
