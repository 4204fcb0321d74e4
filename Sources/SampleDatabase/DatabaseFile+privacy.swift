import Foundation

extension DatabaseFile {
  func makeFolder(of file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw DatabaseFailure<Owner>.unavailable(path: path, reason: error.localizedDescription)
    }
  }

  /// Only its owner reads the file; SQLite gives its journal the same mode.
  func keepPrivate(_ file: URL) throws {
    if chmod(file.path, 0o600) == 0 { return }
    guard errno == ENOENT else {
      throw DatabaseFailure<Owner>.unavailable(path: path, reason: String(cString: strerror(errno)))
    }
    _ = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
  }
}
