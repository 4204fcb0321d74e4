public import Foundation
import Yams

/// What a project says about itself in `malgil.yaml`, or on the command line.
///
///     names: {ko: [한입배달, 한입], en: Hanip}
///     values: {profile: [업무, 음성]}
///     profile: apple
public struct ProjectSettings: Sendable {
  /// The app's names by language; those for every language under the empty tag.
  public var names: [String: [String]] = [:]
  /// What may be said for a slot.
  public var values: [String: [String]] = [:]
  /// Apple's rules hold for our own files too.
  public var isApples = false

  public init() {}

  /// - Throws: `PhraseFileErrors` with every mistake in the file.
  public init(_ file: URL) throws(PhraseFileErrors) {
    guard let data = try? Data(contentsOf: file) else {
      throw PhraseFileErrors(errors: [PhraseFileError(file: file.path, message: "the file cannot be read")])
    }
    var source = YAMLSource(path: file.path, data: data)
    if let root = source.mapping() {
      source.check(root, allowed: ["names", "values", "profile"], place: "malgil.yaml")
      names = Self.lists(root["names"], &source, plain: "")
      values = Self.lists(root["values"], &source, plain: nil)
      if let profile = root["profile"] {
        isApples = profile.string == "apple"
        if !isApples { source.report(profile, "there is one profile, “apple”") }
      }
    }
    guard source.errors.isEmpty else { throw PhraseFileErrors(errors: source.errors) }
  }

  /// Texts by name; where a plain list or text may stand, it is found under `plain`.
  private static func lists(_ node: Node?, _ source: inout YAMLSource, plain: String?) -> [String: [String]] {
    guard let node else { return [:] }
    if let plain, node.mapping == nil { return [plain: texts(node, &source)] }
    guard let mapping = node.mapping else {
      source.report(node, "this must be a mapping of names to lists of texts")
      return [:]
    }
    var lists: [String: [String]] = [:]
    for (key, value) in mapping { lists[key.string ?? ""] = texts(value, &source) }
    return lists
  }

  private static func texts(_ node: Node, _ source: inout YAMLSource) -> [String] {
    node.string.map { [$0] } ?? source.strings(node)
  }
}
