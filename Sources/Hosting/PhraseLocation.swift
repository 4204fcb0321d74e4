import ConversationProtocol
import Foundation

/// Finds the phrase files: where `--phrases` says, beside an installed tool, in the build folder.
struct PhraseLocation {
  /// Given by the person, in order; an app's phrases are taken from the first folder that has them.
  let given: [String]
  private let executable: URL

  init(given: [String], executable: URL = Self.runningExecutable) {
    self.given = given
    self.executable = executable.resolvingSymlinksInPath()
  }

  /// The folder whose subfolder is named like the app; nil when there is none.
  ///
  /// - Throws: `AssistantFailure` when a folder that was given does not exist.
  func root(of app: String) throws -> URL? {
    for path in given where !Self.isFolder(URL(filePath: path)) {
      throw AssistantFailure(.configuration, "there is no folder \(path)")
    }
    return roots.first { Self.isFolder($0.appending(path: app)) }
  }

  private var roots: [URL] {
    let beside = executable.deletingLastPathComponent()
    let installed = beside.deletingLastPathComponent().appending(path: "share/malgil")
    return given.map { URL(filePath: $0) } + [installed, beside.appending(path: "malgil_Phrases.resources")]
  }

  private static var runningExecutable: URL {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: path ?? CommandLine.arguments[0])
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
