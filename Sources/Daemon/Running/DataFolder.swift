import Foundation
import Hosting

/// The folder in which the data of a running daemon lies. When it is taken away, what is written goes into files that
/// nobody finds again.
struct DataFolder: Sendable {
  private let paths: [String]
  private let identities: [UInt64?]

  /// - Parameter files: lie in the folder from the start on.
  init(_ folder: String, files: [String]) {
    paths = [folder] + files
    identities = paths.map { Self.identity(of: $0) }
  }

  /// - Throws: `DaemonFailure` when it is not the one of the start any more, or cannot be written to.
  func check() throws(DaemonFailure) {
    for (path, identity) in zip(paths, identities)
    where identity == nil || Self.identity(of: path) != identity {
      throw DaemonFailure(.unavailable, "\(path) is not there any more, or is another one")
    }
    guard access(paths[0], W_OK | X_OK) == 0 else {
      throw DaemonFailure(.unavailable, "the folder \(paths[0]) cannot be written to")
    }
  }

  private static func identity(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }
}
