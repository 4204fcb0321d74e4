import Foundation

@testable import ConversationTesting

/// The built `malgild`, with a process and a data folder of its own for each conversation.
struct DaemonEnvironment: TestEnvironment {
  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let driver = DaemonDriver(
      setup, program: Products.folder.appending(path: "malgild"), folder: folder.url,
      environment: Products.environment(home: folder.url))
    do {
      let result = try await body(driver)
      await driver.close()
      return result
    } catch {
      await driver.close()
      throw error
    }
  }
}
