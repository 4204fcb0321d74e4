public import Foundation

/// The Swift files of a project, without what others made.
public enum SwiftFiles {
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages", "build",
  ]
  /// A link may lead back up.
  private static let depthLimit = 16

  public static func all(in root: URL) -> [URL] { files(in: root, depth: 0) }

  private static func files(in folder: URL, depth: Int) -> [URL] {
    guard depth < depthLimit else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.flatMap { name -> [URL] in
      guard !name.hasPrefix("."), !skipped.contains(name) else { return [] }
      let url = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
      if isFolder.boolValue { return files(in: url, depth: depth + 1) }
      return name.hasSuffix(".swift") ? [url] : []
    }
  }
}
