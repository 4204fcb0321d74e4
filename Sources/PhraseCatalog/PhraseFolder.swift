public import Foundation
public import Matching

/// An app as the phrase files need it: its intents and how their parameters are read.
public struct AppSchema: Sendable {
  public var app: String
  public var intents: [String]
  /// The readers of an intent's parameters by name, in one language; nil for an unknown intent.
  public var parameters: @Sendable (_ intent: String, _ language: String) -> [String: SlotReader]?

  public init(
    app: String, intents: [String],
    parameters: @escaping @Sendable (_ intent: String, _ language: String) -> [String: SlotReader]?
  ) {
    self.app = app
    self.intents = intents
    self.parameters = parameters
  }
}

/// The phrase files of some apps, read whole or not at all.
///
///     let folder = try PhraseFolder(at: phrases, apps: [schema])
///     let set = try PhraseSet(phrases: folder.phrases, languages: PhraseLanguages.all, applicationNames: …)
public struct PhraseFolder: Sendable {
  public private(set) var files: [PhraseFile] = []
  /// `_app.yaml` by app and language.
  public private(set) var appFiles: [String: [String: AppFile]] = [:]
  public private(set) var phrases: [Phrase] = []
  /// The dictionaries of the lists that phrases name.
  public private(set) var listDictionaries: [DictionaryID: NameDictionary] = [:]

  private var errors: [PhraseFileError] = []
  private var flawedFiles: Set<String> = []
  /// Folders whose `_app.yaml` has mistakes.
  private var flawedFolders: Set<String> = []
  private let schemas: [String: AppSchema]

  /// Reads `root/<App>/<language>/*.yaml` for each of `apps`; a missing folder means no phrases there.
  ///
  /// - Throws: `PhraseFileErrors` with every mistake in every file.
  public init(at root: URL, apps: [AppSchema]) throws {
    schemas = Dictionary(apps.map { ($0.app, $0) }, uniquingKeysWith: { first, _ in first })
    for app in apps {
      let folder = root.appending(path: app.app).path
      for language in Self.entries(of: folder) where Self.isFolder("\(folder)/\(language)") {
        read("\(folder)/\(language)", app: app.app, language: language)
      }
    }
    for file in files { makePhrases(of: file) }
    checkPhrases()
    guard errors.isEmpty else { throw PhraseFileErrors(errors: errors) }
  }

  /// All names of each app in every language, by app.
  public var applicationNames: [String: [String]] {
    appFiles.mapValues { Array(Set($0.values.flatMap(\.names))).sorted() }
  }

  /// The phrase files of an app, in the order in which they are read.
  static func paths(of app: String, in root: URL) -> [String] {
    let folder = root.appending(path: app).path
    return entries(of: folder).filter { isFolder("\(folder)/\($0)") }.flatMap { language in
      entries(of: "\(folder)/\(language)").filter(isPhraseFile).map { "\(folder)/\(language)/\($0)" }
    }
  }

  private static func isPhraseFile(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && !name.hasSuffix(".test.yaml")
  }

  /// The rules that the phrases of a file may name: its own and its app's.
  public func rules(of file: PhraseFile) -> [String: PhraseRule] {
    (appFiles[file.app]?[file.language]?.rules ?? [:]).merging(file.rules) { _, own in own }
  }

  /// The same by the path of the phrases' file.
  public var rulesByPath: [String: [String: PhraseRule]] {
    Dictionary(
      files.compactMap { file in file.sentences.first.map { ($0.origin.file, rules(of: file)) } },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Reading

  private mutating func read(_ folder: String, app: String, language: String) {
    for name in Self.entries(of: folder) where Self.isPhraseFile(name) {
      let path = "\(folder)/\(name)"
      guard let data = try? Data(contentsOf: URL(filePath: path)) else {
        errors.append(PhraseFileError(file: path, message: "the file cannot be read"))
        continue
      }
      var reader = PhraseFileReader(path: path, data: data)
      if ["_app.yaml", "_app.yml"].contains(name) {
        appFiles[app, default: [:]][language] = reader.appFile()
        if !reader.errors.isEmpty { flawedFolders.insert(folder) }
      } else if let file = reader.phraseFile(app: app, language: language, intents: schemas[app]?.intents) {
        files.append(file)
        if !reader.errors.isEmpty { flawedFiles.insert(path) }
      }
      errors += reader.errors
    }
  }

  /// Mistakes that only the whole shows: rules, lists and parameters that are not there.
  ///
  /// A file with mistakes of its own is not looked at, for what follows from them would hide them.
  private mutating func checkPhrases() {
    for phrase in phrases where !flawedFiles.contains(phrase.origin.file) {
      let folder = URL(filePath: phrase.origin.file).deletingLastPathComponent().path
      guard !flawedFolders.contains(folder), let mistake = phrase.mistake else { continue }
      errors.append(PhraseFileError(mistake))
    }
  }

  private mutating func makePhrases(of file: PhraseFile) {
    let shared = appFiles[file.app]?[file.language]
    let rules = rules(of: file).mapValues(\.template)
    let lists = (shared?.lists ?? [:]).merging(file.lists) { _, own in own }
    let readers = Dictionary(
      uniqueKeysWithValues: lists.map { name, list in (name, reader(of: list, named: name, in: file)) })
    for sentence in file.sentences {
      phrases.append(
        Phrase(
          app: file.app, intent: file.intent, language: file.language, template: sentence.template,
          rules: rules,
          parameters: schemas[file.app]?.parameters(file.intent, file.language) ?? [:], lists: readers,
          isExact: sentence.isExact,
          origin: sentence.origin))
    }
  }

  private mutating func reader(of list: PhraseList, named name: String, in file: PhraseFile) -> SlotReader {
    let scope = file.lists[name] == nil ? "" : ".\(file.intent)"
    let id = DictionaryID("\(file.app).\(file.language)\(scope).list.\(name)")
    listDictionaries[id] = NameDictionary(list.values.map { .init(id: $0.value, names: $0.said) })
    return .names(id, acceptsOtherText: false)
  }

  /// Read as the C library gives them: Foundation asks for more about each than a start has time for.
  private static func entries(of folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
