import Foundation

/// Where the tool keeps things, after the XDG base directory specification.
struct ToolFolders {
  let data: URL
  let state: URL
  /// What can be made again.
  let cache: URL

  /// - Parameter data: replaces the folders of data and state, as `--data` does.
  init(environment: [String: String], data: String?) {
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

  var conversations: URL { data.appending(path: "conversations.sqlite") }
  /// The names of the apps' entities, which are the data's, not the person's: another data folder has others.
  var names: URL { data.appending(path: "names") }

  /// Phrases compiled by this executable from files of one place.
  func compiledPhrases(place: String) -> URL { cache.appending(path: "phrases-\(place)") }

  var history: URL { state.appending(path: "history") }

  /// Makes the folders, readable by nobody else.
  func make() throws {
    for folder in [data, state, names] {
      do {
        try make(folder)
      } catch {
        throw ToolFailure("the folder \(folder.path) cannot be made", exit: .notPermitted)
      }
    }
    // Without it everything works, only slower.
    try? make(cache)
  }

  private func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
