public import Foundation
import Languages
public import Matching
public import NearestMeaning

/// Phrases that are ready to be matched, with what else came from the same files and apps.
public struct CompiledPhrases: Sendable {
  public var set: PhraseSet
  /// The lists of the phrase files, and the names of the apps' enums.
  public var lists: [DictionaryID: NameDictionary]
  /// Every name of each app, by the app's type name.
  public var applicationNames: [String: [String]]
  /// The entity types of each app, by the app's type name.
  public var entities: [String: [String]]
  /// What the examples of the files taught; nil where there are none.
  public var meaning: MeaningModel?
  /// The phrases to the assistant itself.
  public var conversation: PhraseSet?

  public init(
    set: PhraseSet, lists: [DictionaryID: NameDictionary], applicationNames: [String: [String]],
    entities: [String: [String]] = [:], meaning: MeaningModel? = nil,
    conversation: PhraseSet? = nil
  ) {
    self.conversation = conversation
    self.meaning = meaning
    self.set = set
    self.lists = lists
    self.applicationNames = applicationNames
    self.entities = entities
  }
}

/// One file that keeps compiled phrases between starts of the tool.
///
/// The file is only a shortcut: one that is missing, damaged, or made from something else is as good as none, and
/// whoever compiles anew puts a new one in its place. Several processes may do so at once.
public struct CompiledPhrasesFile: Sendable {
  public let path: String

  public init(at url: URL) { path = url.path }

  /// What was kept for `key`; nil if there is nothing that can be used.
  public func read(key: String) -> CompiledPhrases? {
    guard let file = MappedFile(path: path, isReadWhole: true), let blobs = BlobTable(file.bytes),
      let image = blobs["phrases"], let names = blobs["applicationNames"].flatMap(NameLines.read),
      let entities = blobs["entities"].flatMap(NameLines.read),
      let set = Self.set(image, in: file, key: key)
    else { return nil }
    var lists: [DictionaryID: NameDictionary] = [:]
    for (name, bytes) in blobs where name.hasPrefix(Self.listPrefix) {
      guard let list = try? NameDictionary(image: CompiledFormatBytes(bytes, owner: file)) else { return nil }
      lists[DictionaryID(String(name.dropFirst(Self.listPrefix.count)))] = list
    }
    var meaning: MeaningModel?
    if let bytes = blobs[Self.meaning] {
      guard let model = MeaningModel(bytes: bytes) else { return nil }
      meaning = model
    }
    return CompiledPhrases(
      set: set, lists: lists, applicationNames: names, entities: entities, meaning: meaning,
      conversation: blobs[Self.conversation].flatMap { Self.set($0, in: file, key: key) })
  }

  private static func set(_ image: UnsafeRawBufferPointer, in file: MappedFile, key: String) -> PhraseSet? {
    try? PhraseSet(
      image: CompiledFormatBytes(image, owner: file, isTrusted: file.isOurs), key: key,
      languages: PhraseLanguages.all)
  }

  /// Keeps `phrases` for `key`. A disk that takes nothing is no mistake: the phrases are compiled again then.
  public func write(_ phrases: CompiledPhrases, key: String) {
    var blobs = [("phrases", phrases.set.image(key: key))]
    blobs.append(("applicationNames", NameLines.bytes(of: phrases.applicationNames)))
    blobs.append(("entities", NameLines.bytes(of: phrases.entities)))
    if let meaning = phrases.meaning { blobs.append((Self.meaning, meaning.bytes)) }
    if let conversation = phrases.conversation {
      blobs.append((Self.conversation, conversation.image(key: key)))
    }
    for (id, list) in phrases.lists.sorted(by: { $0.key.text < $1.key.text }) {
      blobs.append((Self.listPrefix + id.text, list.bytes))
    }
    FileReplacement.write(BlobTable.bytes(of: blobs), to: path)
  }

  private static let listPrefix = "list:"
  private static let meaning = "meaning"
  private static let conversation = "conversation"
}

/// Names by app as text, guarded by a fingerprint.
private enum NameLines {
  static func bytes(of names: [String: [String]]) -> [UInt8] {
    let text = names.sorted { $0.key < $1.key }.map { app, names in
      ([app] + names).joined(separator: "\u{1}")
    }.joined(separator: "\u{2}")
    return Array((fingerprint(text) + text).utf8)
  }

  static func read(_ bytes: UnsafeRawBufferPointer) -> [String: [String]]? {
    let all = String(decoding: bytes, as: UTF8.self)
    let text = String(all.dropFirst(16))
    guard all.prefix(16) == fingerprint(text) else { return nil }
    let lines = text.split(separator: "\u{2}").map { $0.split(separator: "\u{1}").map(String.init) }
    return Dictionary(lines.map { ($0[0], Array($0.dropFirst())) }, uniquingKeysWith: { first, _ in first })
  }

  private static func fingerprint(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return fingerprint.text
  }
}
