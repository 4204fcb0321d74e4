/// Stores the pictures of notifications, one file each in the data folder, readable by their owner only.
package struct NotificationPictures: Sendable {
  private let folder: URL

  /// Of all pictures together, in bytes; the oldest go first.
  package static let mostBytes = 64 << 20

  /// - Parameter data: the folder in which notifications are kept.
  package init(in data: URL) {
    folder = data.appending(path: "pictures", directoryHint: .isDirectory)
  }

  /// - Parameter id: of a delivery.
  /// - Returns: nil when there is none.
  package func picture(of id: String) -> Data? { try? Data(contentsOf: file(id)) }

  package func isKept(_ id: String) -> Bool { FileManager.default.fileExists(atPath: file(id).path) }

  /// Keeps the picture of a delivery.
  package func keep(_ picture: Data, of id: String) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try picture.write(to: file(id), options: .atomic)
    try removeOldest()
  }

  /// Removes the pictures of deliveries that are gone.
  package func keepOnly(_ ids: Set<String>) {
    for name in names where !ids.contains(name) {
      try? FileManager.default.removeItem(at: file(name))
    }
  }

  package func removeAll() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.removeItem(at: folder)
  }

  private func file(_ id: String) -> URL { folder.appending(path: id) }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  private func removeOldest() throws {
    let kept = try names.map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: file(name).path)
      return (name, attributes[.size] as? Int ?? 0, attributes[.modificationDate] as? Date ?? .distantPast)
    }.sorted { $0.2 > $1.2 }
    var sum = 0
    for (name, size, _) in kept {
      sum += size
      if sum > Self.mostBytes { try FileManager.default.removeItem(at: file(name)) }
    }
  }
}
