import Assistant
import Foundation
import Matching
import PhraseCatalog

/// Keeps the names of entities in files.
struct EntityNameCache: NameKeeping {
  private let files: NameFiles

  init(folder: URL) { files = NameFiles(in: folder, version: Executable.running.version) }

  func names(_ id: DictionaryID) -> NameDictionary? { files.read(id) }

  func keep(_ names: NameDictionary, for id: DictionaryID) { files.write(names, for: id) }
}
