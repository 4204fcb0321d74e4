import Foundation
import ConversationTesting

/// A daemon, started anew for each conversation with a data folder of its own.
struct DaemonTestEnvironment: TestEnvironment {
  private let program: URL

  /// - Throws: `ToolFailure` when there is no such program.
  init(_ path: String) throws {
    guard access(path, X_OK) == 0 else { throw ToolFailure("there is no program \(path)", exit: .usage) }
    program = URL(filePath: path)
  }

  func withDriver<Result: Sendable>(
    _ opening: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    // Where people are is said by the clock's offset.
    let environment = ToolSetup.current.environment.filter { $0.key != "TZ" }
    let door = DaemonDriver(opening, program: program, folder: folder, environment: environment)
    do {
      let result = try await body(door)
      await door.close()
      return result
    } catch {
      await door.close()
      throw error
    }
  }
}
