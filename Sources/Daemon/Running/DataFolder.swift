import ConversationProtocol
import Foundation
import Hosting

/// The data folder of a running daemon. If it is deleted, the daemon writes to files that no longer have a name.
struct DataFolder: Sendable {
  private let paths: [String]
  private let identities: [UInt64?]

  /// - Parameter files: files that exist in the folder from the start.
  init(_ folder: String, files: [String]) {
    paths = [folder] + files
    identities = paths.map { Self.identity(of: $0) }
  }

  /// - Throws: `AssistantFailure` if the folder was deleted or replaced since the start, or is not writable.
  func check() throws(AssistantFailure) {
    for (path, identity) in zip(paths, identities)
    where identity == nil || Self.identity(of: path) != identity {
      throw AssistantFailure(.unavailable, "\(path) is not there any more, or is another one")
    }
    guard access(paths[0], W_OK | X_OK) == 0 else {
      throw AssistantFailure(.unavailable, "the folder \(paths[0]) cannot be written to")
    }
  }

  private static func identity(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }
}
