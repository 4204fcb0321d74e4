import AppIntents
import Foundation
import Matching
import PhraseCatalog

/// The phrase files that lie under some paths.
struct TestPhrases {
  /// The folders whose subfolders are named like the apps.
  private(set) var roots: [URL] = []
  private let places: [String]
  private let folders: [String]

  init(under paths: [URL], apps: [any AssistantApp.Type]) {
    folders = apps.map { $0.phrasesFolder ?? String(describing: $0) }
    places = paths.map { $0.absoluteURL.standardizedFileURL.path }
    for path in paths.map({ $0.absoluteURL.standardizedFileURL }) {
      find(in: path, depth: 6)
      // The path may be an app's own folder, one of its languages, or a single file.
      var above = path
      for _ in 0..<3 {
        above.deleteLastPathComponent()
        if isRoot(above) { add(above) }
      }
    }
  }

  func contains(_ file: PhraseFile) -> Bool {
    let utterances = file.examples.flatMap { $0.say + $0.not }
    guard let origin = file.sentences.first?.origin ?? utterances.first?.origin else { return false }
    let path = URL(filePath: origin.file).absoluteURL.standardizedFileURL.path
    return places.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  private mutating func add(_ root: URL) {
    if !roots.contains(root) { roots.append(root) }
  }

  private mutating func find(in folder: URL, depth: Int) {
    if isRoot(folder) { add(folder) }
    guard depth > 0 else { return }
    for name in Self.folders(in: folder) { find(in: folder.appending(path: name), depth: depth - 1) }
  }

  private func isRoot(_ folder: URL) -> Bool {
    folders.contains { app in
      let home = folder.appending(path: app)
      return Self.folders(in: home).contains { Self.hasPhrases(home.appending(path: $0)) }
    }
  }

  private static func hasPhrases(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && !name.hasSuffix(".test.yaml")
        && name != "_fixtures.yaml"
    }
  }

  private static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      return !name.hasPrefix(".") && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}
