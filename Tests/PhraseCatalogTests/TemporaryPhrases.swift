import Foundation
import Language
import Matching

@testable import PhraseCatalog

/// A folder of phrase files that lives as long as a test needs it.
final class TemporaryPhrases {
  let root: URL

  /// - Parameter files: what each file says, by its path below the folder.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "phrases-\(UUID().uuidString)")
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ data: Data, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read() throws -> PhraseFolder { try PhraseFolder(at: root, apps: [Self.schema]) }

  /// The folder as a project of somebody else's.
  func project(
    _ settings: ProjectSettings = ProjectSettings(), _ catalog: SwiftCatalog? = nil
  ) throws -> PhraseProject { try PhraseProject(at: root, settings: settings, catalog: catalog) }

  /// What is wrong with the files, each path shortened to what lies below the folder.
  func mistakes() -> String {
    do {
      _ = try read()
      return ""
    } catch {
      return "\(error)".replacing(root.path + "/", with: "")
    }
  }

  static let schema = AppSchema(app: "Food", intents: ["OrderFood", "CancelOrder"]) { intent, _ in
    switch intent {
    case "OrderFood":
      [
        "menuItem": .names(DictionaryID("dish"), acceptsOtherText: false), "quantity": .number(nil),
        "wish": .text,
      ]
    case "CancelOrder": [:]
    default: nil
    }
  }
}
