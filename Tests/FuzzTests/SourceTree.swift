import Foundation

/// Files of this source tree that inputs are made from.
enum SourceTree {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The contents of the files of a folder, in the order of their names; those in folders of the folder, too.
  ///
  /// - Parameter ending: of the names of the files; empty for all.
  /// - Throws: when there is no such folder.
  static func files(in folder: String, ending: String = "") throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.subpathsOfDirectory(atPath: url(folder).path).sorted()
      .filter { $0.hasSuffix(ending) && !isFolder("\(folder)/\($0)") }
      .map { ($0, Array(try Data(contentsOf: url("\(folder)/\($0)")))) }
  }

  /// The same, if there is such a folder.
  static func filesIfAny(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
    isFolder(folder) ? try files(in: folder) : []
  }

  static func url(_ path: String) -> URL { root.appending(path: path) }

  private static func isFolder(_ path: String) -> Bool {
    (try? url(path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
