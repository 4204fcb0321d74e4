public import Foundation

/// What a folder says about phrases, whoever made it: tables of Apple's, app names, Swift sources that were
/// scanned before, slot values, and what `malgil.yaml` adds.
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
  /// Nil when no Swift source was scanned.
  public private(set) var catalog: SwiftCatalog?
  /// Folders of our own phrase files, one an app.
  public let phraseFolders: [URL]
  /// There are Swift sources, whether scanned or not.
  public let hasSwift: Bool
  public let shortcuts: [TableShortcut]
  let keys: ProjectKeys

  /// Reads what is in `root`, or one table.
  ///
  /// - Parameters:
  ///   - settings: what the command line says; goes before `malgil.yaml`.
  ///   - catalog: the scanned Swift sources; `.malgil/catalog.json` when nil.
  /// - Throws: `PhraseFileErrors` with every file that cannot be read.
  public init(at root: URL, settings: ProjectSettings = ProjectSettings(), catalog: SwiftCatalog? = nil)
    throws(PhraseFileErrors)
  {
    self.root = root
    self.settings = settings
    let isTable = root.pathExtension == "xcstrings" || root.pathExtension == "strings"
    let folder = isTable ? root.deletingLastPathComponent() : root
    var files = isTable ? nil : ProjectFiles(in: root)
    phraseFolders = files?.phraseFolders ?? []
    hasSwift = files?.swiftFiles.isEmpty == false
    self.catalog = catalog
    var errors: [PhraseFileError] = []
    if isTable {
      files = ProjectFiles(in: folder.appending(path: "."))
      files?.phraseTables = [root]
      files?.outputTables = []
    }
    var reading = ProjectReading()
    if let files { reading.read(files) }
    errors += reading.errors
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
    guard errors.isEmpty else { throw PhraseFileErrors(errors: errors) }
    (tables, outputTables, names) = (reading.tables, reading.outputTables, reading.names)
    for (language, own) in self.settings.names { for name in own { names.add(name, language: language) } }
    shortcuts = TableShortcut.all(tables, self.catalog)
    keys = ProjectKeys(tables, self.catalog)
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
