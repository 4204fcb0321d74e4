import Foundation

@testable import Rehearsal

/// The built `malgild`, with a process and a data folder of its own for each conversation.
struct DaemonStage: Stage {
  func withDoor<Result: Sendable>(
    _ opening: Opening, _ body: @Sendable (any Door) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let door = DaemonDoor(
      opening, program: Products.folder.appending(path: "malgild"), folder: folder.url,
      environment: Products.environment(home: folder.url))
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
