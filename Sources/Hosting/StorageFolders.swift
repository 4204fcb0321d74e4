import ConversationProtocol
package import Foundation

/// Where things are kept, after the XDG base directory specification.
package struct StorageFolders {
  /// The folder of data, without a slash at its end.
  package let dataPath: String
  private let statePath: String
  private let cachePath: String

  /// - Parameter data: replaces the folders of data and state, as `--data` does.
  package init(environment: [String: String], data: String?) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    func folder(_ variable: String, _ standard: String) -> String {
      // Relative paths are to be ignored, says the specification.
      if let path = environment[variable], path.hasPrefix("/") { return "\(path)/malgil" }
      return "\(home)/\(standard)/malgil"
    }
    cachePath = folder("XDG_CACHE_HOME", ".cache")
    dataPath = data.map(Self.absolute) ?? folder("XDG_DATA_HOME", ".local/share")
    statePath = data == nil ? folder("XDG_STATE_HOME", ".local/state") : dataPath
  }

  private static func absolute(_ path: String) -> String {
    var path = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  package var data: URL { Self.folder(dataPath) }
  package var state: URL { Self.folder(statePath) }
  /// What can be made again.
  package var cache: URL { Self.folder(cachePath) }

  private static func folder(_ path: String) -> URL { URL(filePath: path, directoryHint: .isDirectory) }

  package var conversations: URL { data.appending(path: "conversations.sqlite") }
  /// The names of the apps' entities, which are the data's, not the person's: another data folder has others.
  package var names: URL { data.appending(path: "names") }

  /// Phrases compiled by this executable from files of one place.
  package func compiledPhrases(place: String) -> URL { cache.appending(path: "phrases-\(place)") }

  package var history: URL { state.appending(path: "history") }

  /// Where `malgild.yaml` lies.
  package static func configuration(environment: [String: String]) -> URL {
    let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory())
    let path = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (path.map { URL(filePath: $0) } ?? home.appending(path: ".config")).appending(path: "malgil")
  }

  /// Makes the folders, readable by nobody else.
  ///
  /// - Throws: `AssistantFailure` for a folder that cannot be made, and for one that is there and that somebody else could
  ///   put a database of theirs into: what lies in it is believed.
  package func make() throws {
    for folder in [dataPath, statePath, "\(dataPath)/names"] {
      do {
        try make(folder)
      } catch {
        throw AssistantFailure(.notPermitted, "the folder \(folder) cannot be made")
      }
      try checkOwner(of: folder)
    }
    // Without it everything works, only slower.
    try? make(cachePath)
  }

  private func checkOwner(of folder: String) throws(AssistantFailure) {
    var status = stat()
    guard stat(folder, &status) == 0 else { return }
    guard status.st_uid == geteuid() else {
      throw AssistantFailure(.notPermitted, "the folder \(folder) belongs to somebody else")
    }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      throw AssistantFailure(
        .notPermitted, "others may write to the folder \(folder); “chmod go-w” ends that")
    }
  }

  private func make(_ folder: String) throws {
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
