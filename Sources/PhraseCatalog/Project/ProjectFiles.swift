import Foundation

/// The files of a project that phrases are made of.
struct ProjectFiles {
  var phraseTables: [URL] = []
  /// `Localizable` and the like: what the app says, not what it hears.
  var outputTables: [URL] = []
  var nameTables: [URL] = []
  var infoPlists: [URL] = []
  var swiftFiles: [URL] = []
  /// What Xcode says of an app's intents in the app; the app's own first, those of its extensions after it.
  var actionsFiles: [URL] = []
  /// Folders that have `<language>/<Intent>.yaml`, that is apps.
  var phraseFolders: [URL] = []

  /// Folders that hold what others made.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "SourcePackages", "Tests",
  ]

  /// Nothing.
  init() {}

  static let actionsFile = "extract.actionsdata"

  init(in root: URL) {
    var apps: Set<URL> = []
    visit(root, Position(isInApp: root.pathExtension == "app")) { files, file in files.sort(file, &apps) }
    phraseFolders = apps.sorted { $0.path < $1.path }
    actionsFiles.sort { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
  }

  private static let depthLimit = 32
  /// Folders by their real paths: a link may lead back up.
  private var visited: Set<String> = []

  /// Where a folder lies.
  private struct Position {
    var depth = 0
    var isInApp: Bool
    /// In an extension or a framework of an app: its names and texts are not the app's, its intents are.
    var isInPart = false

    func inside(_ folder: URL) -> Position {
      let isPart = isInApp && ["app", "appex", "framework", "bundle"].contains(folder.pathExtension)
      return Position(
        depth: depth + 1, isInApp: isInApp || folder.pathExtension == "app", isInPart: isInPart || isPart)
    }
  }

  private mutating func visit(_ folder: URL, _ position: Position, _ sort: (inout Self, URL) -> Void) {
    guard position.depth < Self.depthLimit, visited.insert(folder.resolvingSymlinksInPath().path).inserted
    else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      guard !name.hasPrefix("."), !Self.skipped.contains(name) else { continue }
      let url = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        visit(url, position.inside(url), sort)
      } else if !position.isInPart || name == Self.actionsFile {
        sort(&self, url)
      }
    }
  }

  private mutating func sort(_ file: URL, _ apps: inout Set<URL>) {
    let name = file.lastPathComponent
    switch name {
    case "AppShortcuts.xcstrings", "AppShortcuts.strings": phraseTables.append(file)
    case Self.actionsFile: actionsFiles.append(file)
    case "InfoPlist.xcstrings", "InfoPlist.strings": nameTables.append(file)
    case "_app.yaml", "_app.yml": apps.insert(file.deletingLastPathComponent().deletingLastPathComponent())
    case _ where name.hasSuffix(".xcstrings") || name.hasSuffix(".strings"): outputTables.append(file)
    case _ where name.hasSuffix("Info.plist"): infoPlists.append(file)
    case _ where name.hasSuffix(".swift"): swiftFiles.append(file)
    case _ where name.hasSuffix(".yaml") || name.hasSuffix(".yml"):
      if PhraseFile.isOne(file) { apps.insert(file.deletingLastPathComponent().deletingLastPathComponent()) }
    default: break
    }
  }
}
