import Foundation

@testable import Rehearsal

/// The built `malgild`, with a process and a data folder of its own for each conversation.
struct DaemonStage: Stage {
  func withDoor<Result: Sendable>(
    _ opening: Opening, _ body: @Sendable (any Door) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let environment = [
      "TZ": "Asia/Seoul", "HOME": folder.url.path, "PATH": "/usr/bin:/bin",
      "XDG_CACHE_HOME": Products.folder.appending(path: "malgil-tests-cache").path,
    ]
    let door = DaemonDoor(
      opening, program: Products.folder.appending(path: "malgild"), folder: folder.url,
      environment: environment)
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
