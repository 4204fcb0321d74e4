import AppIntents
import Assistant
import Foundation
import Language
import Matching
import PhraseCatalog

/// Runs the checks over what paths hold, and collects what they find.
struct Linting {
  private(set) var findings: [Finding] = []
  /// What was left out, and what was not looked through to the end.
  private(set) var remarks: [String] = []
  private(set) var foundAnything = false

  private var waiting: [CheckedPhrases] = []
  private let options: GlobalOptions
  private let settings: ProjectSettings
  private let swiftScan: String?

  init(_ options: GlobalOptions, _ settings: ProjectSettings, swiftScan: String?) {
    self.options = options
    self.settings = settings
    self.swiftScan = swiftScan
  }

  /// - Throws: `ToolFailure` for a path that is not there, `PhraseFileErrors` for files that cannot be read.
  mutating func lint(_ path: String) async throws {
    let root = URL(filePath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: root.path) else {
      throw ToolFailure("there is no \(path)", exit: .badData)
    }
    if HassilFolder.isOne(root) {
      try lintHassil(root)
      return
    }
    if ["yaml", "yml"].contains(root.pathExtension), !isFolder(root) {
      try await lint(phraseFile: root)
      return
    }
    let scan = try SwiftScanning(program: swiftScan).catalog(of: root)
    let project = try PhraseProject(at: root, settings: settings, catalog: scan)
    if project.hasSwift, project.catalog == nil {
      remarks.append("Swift sources were not read: malgil-swift-scan is not here (--swift-scan names it)")
    }
    if !project.shortcuts.isEmpty || project.catalog != nil {
      foundAnything = true
      let checks = try ProjectChecks(project)
      findings += checks.findings
      remarks += checks.unfinished.map { "\($0): there is too much to look through all of it" }
    }
    try await lint(folders: project.phraseFolders, project.settings)
    try await checkWaiting()
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The phrases of the apps of this tool, as they are loaded.
  mutating func lintOwnApps() async throws {
    let workplace = try await ToolContext(options, keepsConversations: false)
    let apps = workplace.assistant.catalog.apps.map(\.descriptor.name)
    await lint(apps, in: workplace, settings)
    try await checkWaiting()
  }

  // MARK: Phrase files

  /// One file among all of its app, because what is wrong with it may follow from another one.
  private mutating func lint(phraseFile file: URL) async throws {
    let before = findings
    findings = []
    let app = file.deletingLastPathComponent().deletingLastPathComponent()
    let project = try PhraseProject(at: app, settings: settings)
    try await lint(folders: [app], project.settings)
    try await checkWaiting()
    findings = before + findings.filter { $0.file == file.path || $0.related?.hasPrefix(file.path) ?? false }
  }

  private mutating func lint(folders: [URL], _ settings: ProjectSettings) async throws {
    for (root, apps) in Dictionary(grouping: folders, by: { $0.deletingLastPathComponent() })
      .sorted(by: { $0.key.path < $1.key.path })
    {
      let names = apps.map(\.lastPathComponent)
      let known = Set(ToolSetup.current.apps.map { $0.phrasesFolder ?? String(describing: $0) })
      let own = names.filter(known.contains)
      if !own.isEmpty {
        var options = options
        options.phrases = [root.path]
        let workplace = try await ToolContext(options, keepsConversations: false)
        await lint(own, in: workplace, settings)
      }
      for app in names where !known.contains(app) { try add(unknown: app, in: root, settings) }
    }
  }

  private mutating func lint(_ apps: [String], in workplace: ToolContext, _ settings: ProjectSettings)
    async
  {
    let matcher = workplace.assistant.catalog.matcher
    let catalog = workplace.assistant.catalog
    for app in catalog.apps where apps.contains(app.type.phrasesFolder ?? app.descriptor.name) {
      let names = app.descriptor.names.values.flatMap {
        [$0.display, $0.spoken].compactMap(\.self) + $0.alternatives
      }
      add(
        app.descriptor.name, matcher.phrases.phrases,
        matcher.dictionaries.filter { $0.key.text.hasPrefix(app.descriptor.name + ".") },
        names, settings)
    }
  }

  private mutating func add(unknown app: String, in root: URL, _ settings: ProjectSettings) throws {
    let folder = try PhraseFolder(at: root, apps: [UnknownApp.schema(app, in: root)])
    let dictionaries = folder.listDictionaries.merging(
      UnknownApp.dictionaries(app, values: settings.values)
    ) { own, _ in own }
    let names = (folder.applicationNames[app] ?? []) + settings.names.values.flatMap(\.self)
    add(app, folder.phrases, dictionaries, names, settings)
  }

  /// To be checked at the end, together with the others.
  private mutating func add(
    _ app: String, _ phrases: [Phrase], _ dictionaries: [DictionaryID: NameDictionary], _ names: [String],
    _ settings: ProjectSettings
  ) {
    let own = phrases.filter { $0.app == app }
    guard !own.isEmpty else { return }
    foundAnything = true
    for language in Set(own.map(\.language)).sorted() {
      waiting.append(
        CheckedPhrases(
          app: app, language: language, phrases: own, dictionaries: dictionaries, applicationNames: names,
          isApples: settings.isApples))
    }
    findings += OwnPhraseFileChecks.findings(in: own, isApples: settings.isApples)
  }

  private mutating func checkWaiting() async throws {
    for (checked, checks) in zip(waiting, try await PhraseChecks.all(waiting)) {
      findings += checks.findings
      let what = "\(checked.app) (\(checked.language))"
      if let overlaps = checks.overlaps { note(overlaps, what) }
      if let end = checks.end {
        remarks.append("\(what): there is too much to look through all of it, from \(end.text) on")
      }
    }
    waiting = []
  }

  private mutating func note(_ overlaps: PhraseOverlaps, _ what: String) {
    if !overlaps.knowsAll {
      remarks.append("\(what): there is too much to look through all of it")
    } else if !overlaps.isComplete {
      remarks.append("\(what): sentences with words that only text slots take were not all looked through")
    }
  }

  // MARK: Home Assistant

  private mutating func lintHassil(_ root: URL) throws {
    let folder = try HassilFolder(at: root, languages: options.lang.map { [$0] })
    for (tag, language) in folder.languages.sorted(by: { $0.key < $1.key }) {
      foundAnything = true
      let phrases = try HassilPhrases(language)
      let checked = CheckedPhrases(
        app: "homeassistant", language: tag, phrases: phrases.phrases, dictionaries: phrases.dictionaries)
      findings += try ForeignPhraseChecks.findings(in: checked)
    }
  }
}
