import Foundation

@testable import ConversationTesting

/// The built `malgil`, with a data folder of its own for each conversation.
struct ToolEnvironment: TestEnvironment {
  /// Phrases are compiled once, and the names of the apps' entities read once.
  private static let seed = Task { try await Seed() }

  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let seed = try await Self.seed.value
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: seed.folder.url.appending(path: "names"), to: folder.url.appending(path: "names"))
    return try await body(
      ToolDriver(setup, tool: Seed.tool, folder: folder.url, environment: seed.environment))
  }

  private struct Seed {
    static let tool = Products.folder.appending(path: "malgil")
    let folder: TemporaryFolder
    let environment: [String: String]

    init() async throws {
      folder = try TemporaryFolder()
      environment = Products.environment(home: folder.url)
      let setup = ScenarioSetup(
        language: "ko", clock: Date(timeIntervalSince1970: 1_795_168_800), timeZone: .gmt)
      let driver = ToolDriver(setup, tool: Self.tool, folder: folder.url, environment: environment)
      _ = try await driver.say("도움말")
    }
  }
}
