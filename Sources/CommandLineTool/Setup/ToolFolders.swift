import Foundation

/// Where the tool keeps things, after the XDG base directory specification.
struct ToolFolders {
  let data: URL
  let state: URL

  /// - Parameter data: replaces both folders, as `--data` does.
  init(environment: [String: String], data: String?) {
    let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory())
    func folder(_ variable: String, _ standard: String) -> URL {
      // Relative paths are to be ignored, says the specification.
      if let path = environment[variable], path.hasPrefix("/") { return URL(filePath: path) }
      return home.appending(path: standard)
    }
    if let data {
      self.data = URL(filePath: data)
      state = self.data
    } else {
      self.data = folder("XDG_DATA_HOME", ".local/share").appending(path: "malgil")
      state = folder("XDG_STATE_HOME", ".local/state").appending(path: "malgil")
    }
  }

  var conversations: URL { data.appending(path: "conversations.sqlite") }
  var history: URL { state.appending(path: "history") }

  /// Makes the folders, readable by nobody else.
  func make() throws {
    for folder in [data, state] {
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw ToolFailure("the folder \(folder.path) cannot be made", exit: .notPermitted)
      }
    }
  }
}
