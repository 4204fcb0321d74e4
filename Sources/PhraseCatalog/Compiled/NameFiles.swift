public import Foundation
public import Matching

/// Names of entities, one file for each type.
///
/// A file is only a shortcut: one that is missing, damaged or of another version is as good as none.
public struct NameFiles: Sendable {
  private let folder: URL
  private let version: String

  /// - Parameter version: what wrote the names; those of another version are not read.
  public init(in folder: URL, version: String) {
    self.folder = folder
    self.version = version
  }

  /// The names that were kept, read where they lie; nil if there are none that can be used.
  public func read(_ id: DictionaryID) -> NameDictionary? {
    guard let file = MappedFile(path: path(of: id)), let blobs = BlobTable(file.bytes),
      let bytes = blobs[version]
    else { return nil }
    return try? NameDictionary(image: ImageBytes(bytes, owner: file))
  }

  /// Keeps `names`. A disk that takes nothing is no mistake: the names are asked for again then.
  public func write(_ names: NameDictionary, for id: DictionaryID) {
    let bytes = BlobTable.bytes(of: [(version, names.bytes)])
    if let file = MappedFile(path: path(of: id)), file.bytes.elementsEqual(bytes) { return }
    FileReplacement.write(bytes, to: path(of: id))
  }

  private func path(of id: DictionaryID) -> String {
    let name = id.text.replacing("/", with: "_")
    return folder.appending(path: "\(name).names").path
  }
}
