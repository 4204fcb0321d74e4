package import Foundation

/// Where things are kept, after the XDG base directory specification.
package struct StorageFolders {
  package let data: URL
  package let state: URL
  /// What can be made again.
  package let cache: URL

  /// - Parameter data: replaces the folders of data and state, as `--data` does.
  package init(environment: [String: String], data: String?) {
    let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory())
    func folder(_ variable: String, _ standard: String) -> URL {
      // Relative paths are to be ignored, says the specification.
      if let path = environment[variable], path.hasPrefix("/") { return URL(filePath: path) }
      return home.appending(path: standard)
    }
    cache = folder("XDG_CACHE_HOME", ".cache").appending(path: "malgil")
    if let data {
      self.data = URL(filePath: data)
      state = self.data
    } else {
      self.data = folder("XDG_DATA_HOME", ".local/share").appending(path: "malgil")
      state = folder("XDG_STATE_HOME", ".local/state").appending(path: "malgil")
    }
  }

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
  package func make() throws {
    for folder in [data, state, names] {
      do {
        try make(folder)
      } catch {
        throw HostFailure("the folder \(folder.path) cannot be made", .notPermitted)
      }
    }
    // Without it everything works, only slower.
    try? make(cache)
  }

  private func make(_ folder: URL) throws {
    var status = stat()
    if stat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
