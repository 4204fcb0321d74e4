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

  /// The cached names; nil if there is no usable file.
  public func read(_ id: DictionaryID) -> NameDictionary? {
    guard let file = MappedFile(path: path(of: id)), let blobs = BlobTable(file.bytes),
      let bytes = blobs[version]
    else { return nil }
    return try? NameDictionary(image: CompiledFormatBytes(bytes, owner: file))
  }

  /// Keeps `names`, beside those of other versions as long as they are the same: a tool and a daemon both find theirs.
  ///
  /// A disk that takes nothing is no mistake: the names are asked for again then.
  public func write(_ names: NameDictionary, for id: DictionaryID) {
    let file = MappedFile(path: path(of: id))
    let kept = file.flatMap { BlobTable($0.bytes) }
    if let own = kept?[version], own.elementsEqual(names.bytes) { return }
    let others = kept?.filter { $0.name != version && $0.bytes.elementsEqual(names.bytes) } ?? []
    let blobs = [(version, names.bytes)] + others.prefix(Self.otherLimit).map { ($0.name, Array($0.bytes)) }
    FileReplacement.write(BlobTable.bytes(of: blobs), to: path(of: id))
  }

  /// Versions that were replaced long ago leave nothing behind.
  private static let otherLimit = 3

  private func path(of id: DictionaryID) -> String {
    let name = id.text.replacing("/", with: "_")
    return folder.appending(path: "\(name).names").path
  }
}
