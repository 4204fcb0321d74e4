public import Foundation

/// What a folder says about phrases, whoever made it: tables of Apple's, app names, Swift sources that were
/// scanned before or what Xcode built of them, slot values, and what `malgil.yaml` adds.
///
///     let project = try PhraseProject(at: URL(filePath: "Hermex"))
///     let phrases = project.phrases          // every language
///     let matcher = try project.matcher()    // which shortcut does a sentence reach?
public struct PhraseProject: Sendable {
  public let root: URL
  public private(set) var settings: ProjectSettings
  /// The tables of phrases; one for a catalogue, one for each `.lproj`.
  public private(set) var tables: [StringTable] = []
  /// Tables of what the app says.
  public private(set) var outputTables: [StringTable] = []
  public private(set) var names = ApplicationNames()
  /// Nil when no Swift source was scanned, and nothing that was built is here.
  public private(set) var catalog: SwiftCatalog?
  /// Folders of our own phrase files, one an app.
  public let phraseFolders: [URL]
  /// There are Swift sources, whether scanned or not.
  public let hasSwift: Bool
  public let shortcuts: [TableShortcut]
  /// The language that the phrases are written in.
  let sourceLanguage: String
  let keys: ProjectKeys

  /// Reads what is in `root`, which may be an app that Xcode built; or one table, or one `extract.actionsdata`.
  ///
  /// - Parameters:
  ///   - settings: what the command line says; goes before `malgil.yaml`.
  ///   - catalog: the scanned Swift sources; `.malgil/catalog.json` when nil, and what was built where neither tells
  ///     anything.
  /// - Throws: `PhraseFileErrors` with every file that cannot be read.
  public init(at root: URL, settings: ProjectSettings = ProjectSettings(), catalog: SwiftCatalog? = nil)
    throws(PhraseFileErrors)
  {
    self.root = root
    self.settings = settings
    let isTable = root.pathExtension == "xcstrings" || root.pathExtension == "strings"
    let isBuilt = root.pathExtension == "actionsdata"
    let folder = isTable || isBuilt ? root.deletingLastPathComponent() : root
    var files = isBuilt ? ProjectFiles() : ProjectFiles(in: isTable ? folder.appending(path: ".") : root)
    phraseFolders = isTable ? [] : files.phraseFolders
    hasSwift = !isTable && !files.swiftFiles.isEmpty
    self.catalog = catalog
    if isTable { (files.phraseTables, files.outputTables) = ([root], []) }
    if isBuilt { files.actionsFiles = [root] }
    var reading = ProjectReading()
    reading.read(files)
    var errors = reading.errors
    let settingsFile = folder.appending(path: "malgil.yaml")
    if FileManager.default.fileExists(atPath: settingsFile.path) {
      do throws(PhraseFileErrors) {
        self.settings.add(try ProjectSettings(settingsFile))
      } catch {
        errors += error.errors
      }
    }
    let kept = folder.appending(path: ".malgil/catalog.json")
    if catalog == nil, let data = try? Data(contentsOf: kept) {
      do throws(PhraseFileError) {
        self.catalog = try SwiftCatalog(data, path: kept.path)
      } catch {
        errors.append(error)
      }
    }
    if !isTable, self.catalog?.isEmpty ?? true {
      let built = Self.built(files.actionsFiles)
      self.catalog = built.catalog ?? self.catalog
      errors += built.errors
    }
    guard errors.isEmpty else { throw PhraseFileErrors(errors: errors) }
    (tables, outputTables, names) = (reading.tables, reading.outputTables, reading.names)
    for (language, own) in self.settings.names { for name in own { names.add(name, language: language) } }
    sourceLanguage =
      tables.first { !$0.sourceLanguage.isEmpty }?.sourceLanguage ?? names.developmentRegion ?? "en"
    shortcuts = TableShortcut.all(tables, self.catalog, source: sourceLanguage)
    keys = ProjectKeys(tables, self.catalog, source: sourceLanguage)
  }

  /// What the parts of an app declare together, the app's own first; nil where nothing that was built is here.
  private static func built(_ files: [URL]) -> (catalog: SwiftCatalog?, errors: [PhraseFileError]) {
    var catalog: SwiftCatalog?
    var errors: [PhraseFileError] = []
    for file in files {
      do throws(PhraseFileError) {
        let part = try ActionsDataReader(SourceText(file: file, limit: ActionsDataReader.sizeLimit)).catalog()
        if catalog == nil { catalog = part } else { catalog?.add(part) }
      } catch {
        errors.append(error)
      }
    }
    return (catalog, errors)
  }

  /// Whether there is anything to check or to match.
  public var isEmpty: Bool { shortcuts.isEmpty && phraseFolders.isEmpty }

  /// Every language of the tables, sorted; the source language first.
  public var languages: [String] { Set(shortcuts.flatMap(\.texts.keys)).sorted() }
}

extension ProjectSettings {
  /// Adds what is not said yet.
  mutating func add(_ other: ProjectSettings) {
    names.merge(other.names) { own, _ in own }
    values.merge(other.values) { own, _ in own }
    isApples = isApples || other.isApples
  }
}

/// Reads the tables of a project and keeps every mistake.
private struct ProjectReading {
  var tables: [StringTable] = []
  var outputTables: [StringTable] = []
  var names = ApplicationNames()
  var errors: [PhraseFileError] = []

  mutating func read(_ files: ProjectFiles) {
    tables = files.phraseTables.compactMap { table($0) }
    outputTables = files.outputTables.compactMap { table($0) }
    for file in files.nameTables { if let table = table(file) { names.add(table) } }
    for file in files.infoPlists {
      do throws(PhraseFileError) {
        try names.add(infoPlist: (try? Data(contentsOf: file)) ?? Data(), path: file.path)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func table(_ file: URL) -> StringTable? {
    do throws(PhraseFileError) {
      if file.pathExtension == "xcstrings" { return try StringCatalogReader(SourceText(file: file)).table() }
      let folder = file.deletingLastPathComponent()
      let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : ""
      let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
      guard size <= SourceText.sizeLimit, let data = try? Data(contentsOf: file) else {
        throw PhraseFileError(
          file: file.path, message: "the file cannot be read, or is larger than 32 megabytes")
      }
      return try StringsFileReader.table(data, path: file.path, language: language)
    } catch {
      errors.append(error)
      return nil
    }
  }
}
