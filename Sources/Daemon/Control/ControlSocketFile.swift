import ConversationProtocol
import Foundation
import Hosting

/// The socket in the file system: readable by nobody else, and held by one daemon at a time.
///
/// Whoever holds the lock beside it may remove what a dead daemon left behind.
final class ControlSocketFile: Sendable {
  let path: String
  /// Bound, and not listening yet.
  let descriptor: Int32
  private let lock: Int32
  private let identity: ino_t?

  /// - Throws: `AssistantFailure` that says why a socket cannot be opened at this path.
  init(at path: String) throws {
    self.path = path
    try Self.makeFolder(of: path)
    let lock = try Self.takeLock(beside: path)
    self.lock = lock
    do {
      try Self.removeLeftover(at: path)
      descriptor = try Self.bound(to: path)
    } catch {
      close(lock)
      throw error
    }
    identity = Self.status(of: path)?.st_ino
  }

  /// A socket that systemd listens at: it stays when the daemon ends.
  ///
  /// - Throws: `AssistantFailure` when another daemon serves at it already.
  init(inherited descriptor: Int32, path: String) throws {
    self.path = path
    self.descriptor = descriptor
    try Self.makeFolder(of: path)
    lock = try Self.takeLock(beside: path)
    identity = nil
  }

  deinit { close(lock) }

  /// Takes the file away, unless it is another daemon's by now.
  func remove() {
    guard let identity, let status = Self.status(of: path), status.st_ino == identity else { return }
    unlink(path)
  }

  // MARK: The folder

  /// A folder that is made is nobody else's; one that is there has to belong to nobody else, since whoever may write
  /// to it could put another socket in the place of ours.
  private static func makeFolder(of path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let status = status(of: folder), status.st_mode & S_IFMT == S_IFDIR else {
      throw AssistantFailure(.notPermitted, "the folder \(folder) cannot be made")
    }
    guard status.st_uid == getuid() else {
      throw AssistantFailure(.notPermitted, "the folder \(folder) of the socket belongs to somebody else")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw AssistantFailure(.notPermitted, "others may write to the folder \(folder) of the socket")
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  // MARK: The file

  private static func takeLock(beside path: String) throws -> Int32 {
    let file = path + ".lock"
    let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw AssistantFailure(.notPermitted, "\(file) cannot be made: \(reason())")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw AssistantFailure(.unavailable, "another daemon is listening at \(path)")
    }
    return descriptor
  }

  private static func removeLeftover(at path: String) throws {
    guard let status = status(of: path) else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw AssistantFailure(.configuration, "\(path) is there and is no socket")
    }
    guard !isListenedAt(path) else {
      throw AssistantFailure(.unavailable, "somebody else is listening at \(path)")
    }
    guard unlink(path) == 0 else {
      throw AssistantFailure(.notPermitted, "\(path) cannot be removed: \(reason())")
    }
  }

  /// systemd may be, for a daemon that it has not started yet.
  private static func isListenedAt(_ path: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return ControlSocket.withAddress(of: path) { connect(descriptor, $0, $1) } == 0
  }

  private static func bound(to path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw AssistantFailure(.unavailable, "there is no socket: \(reason())") }
    let result = ControlSocket.withAddress(of: path) { bind(descriptor, $0, $1) } ?? -1
    guard result == 0, chmod(path, 0o600) == 0 else {
      let why = reason()
      close(descriptor)
      throw AssistantFailure(.notPermitted, "nobody can listen at \(path): \(why)")
    }
    return descriptor
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
