import Foundation

/// The files of a project that phrases are made of.
struct ProjectFiles {
  var phraseTables: [URL] = []
  /// `Localizable` and the like: what the app says, not what it hears.
  var outputTables: [URL] = []
  var nameTables: [URL] = []
  var infoPlists: [URL] = []
  var swiftFiles: [URL] = []
  /// Folders that have `<language>/<Intent>.yaml`, that is apps.
  var phraseFolders: [URL] = []

  /// Folders that hold what others made.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "SourcePackages", "Tests",
  ]

  init(in root: URL) {
    var apps: Set<URL> = []
    visit(root, depth: 0) { files, file in files.sort(file, &apps) }
    phraseFolders = apps.sorted { $0.path < $1.path }
  }

  /// A link may lead back up, so the depth is limited.
  private static let depthLimit = 16

  private mutating func visit(_ folder: URL, depth: Int, _ sort: (inout Self, URL) -> Void) {
    guard depth < Self.depthLimit else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      guard !name.hasPrefix("."), !Self.skipped.contains(name) else { continue }
      let url = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue { visit(url, depth: depth + 1, sort) } else { sort(&self, url) }
    }
  }

  private mutating func sort(_ file: URL, _ apps: inout Set<URL>) {
    let name = file.lastPathComponent
    switch name {
    case "AppShortcuts.xcstrings", "AppShortcuts.strings": phraseTables.append(file)
    case "InfoPlist.xcstrings", "InfoPlist.strings": nameTables.append(file)
    case "_app.yaml", "_app.yml": apps.insert(file.deletingLastPathComponent().deletingLastPathComponent())
    case _ where name.hasSuffix(".xcstrings") || name.hasSuffix(".strings"): outputTables.append(file)
    case _ where name.hasSuffix("Info.plist"): infoPlists.append(file)
    case _ where name.hasSuffix(".swift"): swiftFiles.append(file)
    case _ where name.hasSuffix(".yaml") || name.hasSuffix(".yml"):
      if Self.isPhraseFile(file) { apps.insert(file.deletingLastPathComponent().deletingLastPathComponent()) }
    default: break
    }
  }

  /// A file that names its intent in the first lines.
  private static func isPhraseFile(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let start = String(decoding: (try? handle.read(upToCount: 2_000)) ?? Data(), as: UTF8.self)
    return start.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("intent:") }
  }
}
