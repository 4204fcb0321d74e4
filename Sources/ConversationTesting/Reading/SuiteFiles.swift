package import AppIntents
import Foundation
import Matching
package import PhraseCatalog

/// The test files under some paths, read whole or not at all.
///
///     let files = try SuiteFiles(at: [folder], apps: descriptors)
///     for suite in files.suites { … }
package struct SuiteFiles: Sendable {
  package private(set) var suites: [Suite] = []
  private var errors: [PhraseFileError] = []

  /// How a test file ends.
  package static let ending = ".test.yaml"
  /// Conversations that several suites begin with: in the folder of a suite, or above it.
  static let fixturesName = "_fixtures.yaml"

  /// Reads files, and what lies in folders and their folders; hidden ones are left out.
  ///
  /// - Parameter apps: what the files may name; intents and slots of other names are mistakes.
  /// - Throws: `SuiteErrors` with every mistake in every file.
  package init(at paths: [URL], apps: [AppDescriptor]) throws {
    var visited: Set<String> = []
    for file in paths.flatMap({ Self.files(at: $0, &visited) }) { read(file, apps) }
    guard errors.isEmpty else { throw SuiteErrors(errors: errors) }
  }

  /// The conversations that prepare the apps' data for the examples of phrase files: those of `_fixtures.yaml` in
  /// the folder of each app, held before the first example is read.
  ///
  /// - Throws: `SuiteErrors` with every mistake in them.
  package static func fixtures(
    for files: [PhraseFile], apps: [AppDescriptor], clock: Date, timeZone: TimeZone
  ) throws -> [Suite] {
    let folders = files.compactMap { file in
      file.sentences.first.map { URL(filePath: $0.origin.file).deletingLastPathComponent() }
    }.map { $0.deletingLastPathComponent() }
    var suites: [Suite] = []
    var errors: [PhraseFileError] = []
    for place in Set(folders).map({ $0.appending(path: fixturesName) }).sorted(by: { $0.path < $1.path }) {
      guard let data = try? Data(contentsOf: place) else { continue }
      var reader = SuiteReader(path: place.path, data: data, apps: apps)
      let scenarios = reader.fixtures().values.sorted { $0.name < $1.name }.map {
        Scenario(
          name: $0.name, origin: $0.turns.first?.origin ?? PhraseOrigin(file: place.path), fixtures: [],
          turns: $0.turns)
      }
      errors += reader.errors
      let app = place.deletingLastPathComponent().lastPathComponent
      suites.append(
        Suite(
          name: "\(app) before its examples", file: place.path, language: "ko", clock: clock,
          timeZone: timeZone, apps: [], scenarios: scenarios))
    }
    guard errors.isEmpty else { throw SuiteErrors(errors: errors) }
    return suites
  }

  private mutating func read(_ file: URL, _ apps: [AppDescriptor]) {
    guard let data = try? Data(contentsOf: file) else {
      return errors.append(PhraseFileError(unreadable: file.path))
    }
    var shared: [String: Fixture] = [:]
    for place in Self.fixtureFiles(for: file) {
      guard let data = try? Data(contentsOf: place) else { continue }
      var reader = SuiteReader(path: place.path, data: data, apps: apps)
      shared.merge(reader.fixtures()) { near, _ in near }
      note(reader.errors)
    }
    var reader = SuiteReader(path: file.path, data: data, apps: apps)
    let suite = reader.suite(shared: shared)
    note(reader.errors)
    if let suite { suites.append(suite) }
  }

  /// A mistake in fixtures that several suites share is told once.
  private mutating func note(_ mistakes: [PhraseFileError]) {
    errors += mistakes.filter { !errors.contains($0) }
  }

  // MARK: Files

  /// - Parameter visited: folders by their real paths, for a link may lead back up.
  private static func files(at path: URL, _ visited: inout Set<String>) -> [URL] {
    guard isFolder(path) else { return isPhraseFile(path) ? [] : [path] }
    guard visited.insert(path.resolvingSymlinksInPath().path).inserted else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
      let entry = path.appending(path: name)
      return isFolder(entry) ? files(at: entry, &visited) : name.hasSuffix(ending) ? [entry] : []
    }
  }

  /// Phrases with examples, which are tests of another kind.
  private static func isPhraseFile(_ path: URL) -> Bool {
    !path.lastPathComponent.hasSuffix(ending) && PhraseFile.isOne(path)
  }

  /// The nearest first.
  private static func fixtureFiles(for file: URL) -> [URL] {
    var folder = file.absoluteURL.standardizedFileURL.deletingLastPathComponent()
    var found: [URL] = []
    for _ in 0..<4 where folder.path != "/" {
      let place = folder.appending(path: fixturesName)
      if FileManager.default.fileExists(atPath: place.path) { found.append(place) }
      folder.deleteLastPathComponent()
    }
    return found
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
