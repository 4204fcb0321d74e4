import Foundation
import Synchronization

/// The property list in which a suite is kept. Processes take turns at writing it, and replace it whole.
final class DefaultsFile: Sendable {
  /// Tells one state of the file from another.
  struct Stamp: Hashable, Sendable {
    var inode: UInt64
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  // Unchecked: the values of a property list are never changed.
  private struct Known: @unchecked Sendable {
    var stamp: Stamp?
    var values: [String: Any] = [:]
  }

  /// Empty: processes take turns by it.
  static let lockName = "defaults.lock"
  private static let mostBytes = 4 << 20
  private let name: String
  private let home: URL?
  private let known = Mutex(Known())

  /// - Parameter home: of all suites; nil: the folder of the assistant's groups.
  init(_ name: String, in home: URL? = nil) { (self.name, self.home) = (name, home) }

  /// What stands in the file now. A file that is damaged holds nothing.
  var values: [String: Any] {
    let stamp = stamp
    return known.withLock { known in
      if known.stamp != stamp { known = Known(stamp: stamp, values: stamp == nil ? [:] : read()) }
      return known
    }.values
  }

  var stamp: Stamp? {
    var info = stat()
    guard let path = folder?.appending(path: "defaults.plist").path, stat(path, &info) == 0 else {
      return nil
    }
    return Stamp(
      inode: UInt64(info.st_ino), seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec,
      size: Int(info.st_size))
  }

  /// Changes the values, one process after the other.
  ///
  /// - Returns: whether the change was kept.
  func change(_ body: (inout [String: Any]) -> Void) -> Bool {
    guard let folder, let lock = FileLock(at: folder.appending(path: Self.lockName)) else { return false }
    defer { lock.release() }
    var values = read()
    body(&values)
    guard PropertyListSerialization.propertyList(values, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0),
      data.count <= Self.mostBytes
    else { return false }
    return (try? data.write(to: folder.appending(path: "defaults.plist"), options: .atomic)) != nil
  }

  /// Nil outside an assistant.
  private var folder: URL? {
    guard let home else {
      return FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    }
    let folder = home.appending(path: name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func read() -> [String: Any] {
    guard let url = folder?.appending(path: "defaults.plist"), let data = try? Data(contentsOf: url) else {
      return [:]
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }
}

/// A lock that the kernel takes away when the process dies.
struct FileLock {
  private let descriptor: Int32

  /// Waits until it is free. Nil where the file cannot be made.
  init?(at url: URL) {
    descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        return nil
      }
    }
  }

  func release() { close(descriptor) }
}
