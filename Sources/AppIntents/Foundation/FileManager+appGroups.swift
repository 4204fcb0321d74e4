import Synchronization

extension FileManager {
  /// A folder that all processes of an app share: the tool, the daemon, and whatever shows its widgets.
  ///
  /// It lies in the data folder of the assistant, and only its owner can read it.
  ///
  /// - Parameter groupIdentifier: letters, digits, points, hyphens and underscores: `group.com.example.kitchen`.
  /// - Returns: nil for another identifier, where the folder cannot be made, and outside an assistant.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard AppGroups.isIdentifier(groupIdentifier), let folder = AppGroups.folder else { return nil }
    let container = folder.appending(path: groupIdentifier)
    do {
      try createDirectory(
        at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return container
    } catch {
      return nil
    }
  }
}

/// Where the folders of app groups lie.
package enum AppGroups {
  private static let kept = Mutex<URL?>(nil)
  private static let longestIdentifier = 200

  /// Nil outside an assistant.
  package static var folder: URL? { kept.withLock(\.self) }

  /// - Parameter data: the data folder of the assistant.
  package static func use(data: URL) { kept.withLock { $0 = data.appending(path: "groups") } }

  /// Erases what all groups keep: their files, and the values of every suite. A process that is setting one waits or comes later.
  package static func forgetEverything() throws {
    guard let folder, FileManager.default.fileExists(atPath: folder.path) else { return }
    let files = FileManager.default
    for group in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let lock = FileLock(at: group.appending(path: DefaultsFile.lockName))
      defer { lock?.release() }
      for item in try files.contentsOfDirectory(at: group, includingPropertiesForKeys: nil)
      where item.lastPathComponent != DefaultsFile.lockName {
        try files.removeItem(at: item)
      }
    }
  }

  /// It is the name of one folder, and of none above it.
  static func isIdentifier(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= longestIdentifier, !text.hasPrefix(".") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
