public import Foundation

/// A folder of hassil templates as Home Assistant's repository of intents has them, read whole or not at all.
///
///     let folder = try HassilFolder(at: URL(filePath: "intents"))
///     let korean = try HassilMatcher(folder.languages["ko"]!)
///     korean.recognize("타이머 취소")?.intent  // "HassCancelAllTimers"
///
/// Both layouts are read: `sentences/<language>/*.yaml` with `intents:`, where `_common.yaml` has lists and
/// rules, and `sentences/<language>/<Intent>/<combination>.yaml` with `intents.yaml`, `lists/` and `rules/`
/// beside it; also `custom_sentences/<language>/`. Test sentences come from `tests/<language>/`.
public struct HassilFolder: Sendable {
  public private(set) var languages: [String: HassilLanguage] = [:]

  private var errors: [PhraseFileError] = []
  private var schema = HassilSchema()
  private let root: URL

  /// Whether `root` looks like such a folder.
  public static func isOne(_ root: URL) -> Bool { sentences(in: root) != nil }

  /// Reads the folder.
  ///
  /// - Parameter languages: the languages to read; all when nil.
  /// - Throws: `PhraseFileErrors` with every mistake in every file.
  public init(at root: URL, languages: [String]? = nil) throws(PhraseFileErrors) {
    self.root = root
    guard let sentences = Self.sentences(in: root) else {
      let message = "there is no folder “sentences” or “custom_sentences” in it"
      throw PhraseFileErrors(errors: [PhraseFileError(file: root.path, message: message)])
    }
    with(root.appending(path: "intents.yaml")) { file, folder in folder.schema = HassilSchema(&file) }
    for name in Self.folders(in: sentences) where languages?.contains(name) ?? true {
      var language = HassilLanguage(language: name)
      read(sentences.appending(path: name), into: &language)
      language.tests = tests(of: name)
      self.languages[name] = language
    }
    guard errors.isEmpty else { throw PhraseFileErrors(errors: errors) }
  }

  private static func sentences(in root: URL) -> URL? {
    ["sentences", "custom_sentences"].map { root.appending(path: $0) }.first { isFolder($0) }
  }

  // MARK: Sentences

  private mutating func read(_ folder: URL, into language: inout HassilLanguage) {
    let beside = [
      root.appending(path: "rules/\(language.language)"), root.appending(path: "lists"),
      root.appending(path: "lists/\(language.language)"),
    ]
    for file in (beside + [folder]).flatMap({ Self.files(in: $0) }) {
      with(file) { file, _ in file.read(into: &language) }
    }
    for intent in Self.folders(in: folder) {
      for file in Self.files(in: folder.appending(path: intent)) {
        let name = file.deletingPathExtension().lastPathComponent
        let combination = schema[intent, name]
        with(file) { file, _ in
          file.readCombination(of: combination, intent: intent, named: name, into: &language)
        }
      }
    }
  }

  // MARK: Tests

  private mutating func tests(of language: String) -> [HassilTestFile] {
    let folder = root.appending(path: "tests/\(language)")
    var home: HassilHome?
    with(folder.appending(path: "_fixtures.yaml")) { file, _ in home = file.sharedHome() }
    var tests: [HassilTestFile] = []
    for file in Self.files(in: folder) where !file.lastPathComponent.hasPrefix("_") {
      with(file) { file, _ in tests.append(file.tests(in: home)) }
    }
    for intent in Self.folders(in: folder) {
      for file in Self.files(in: folder.appending(path: intent)) {
        let name = file.deletingPathExtension().lastPathComponent
        let combination = schema[intent, name]
        with(file) { file, _ in
          tests.append(file.tests(in: home, intent: intent, combination: name, combination))
        }
      }
    }
    return tests
  }

  // MARK: Files

  /// Reads a file, if there is one, and keeps its mistakes.
  private mutating func with(_ url: URL, _ read: (inout HassilFile, inout Self) -> Void) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    guard let data = try? Data(contentsOf: url) else {
      errors.append(PhraseFileError(file: url.path, message: "the file cannot be read"))
      return
    }
    var file = HassilFile(path: url.path, data: data)
    read(&file, &self)
    errors += file.errors
  }

  private static func files(in folder: URL) -> [URL] {
    entries(of: folder).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.map {
      folder.appending(path: $0)
    }
  }

  private static func folders(in folder: URL) -> [String] {
    entries(of: folder).filter { isFolder(folder.appending(path: $0)) }
  }

  private static func entries(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
