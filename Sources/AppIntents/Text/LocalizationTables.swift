import Foundation
import Synchronization

/// The string tables of an app: `<language>.lproj/<table>.strings` and `<table>.xcstrings`, read once.
final class LocalizationTables: Sendable {
  /// Language tag to key to format.
  typealias Table = [String: [String: TranslatedFormat]]

  static let app = LocalizationTables()

  private struct Place: Hashable {
    var bundle: LocalizedStringResource.BundleDescription
    var table: String
  }

  private let tables = Mutex<[Place: Table]>([:])

  func format(for resource: LocalizedStringResource, language: String) -> TranslatedFormat? {
    let table = table(of: resource)
    return table.isEmpty ? nil : table[language]?[resource.key]
  }

  func languages(of resource: LocalizedStringResource) -> Set<String> {
    Set(table(of: resource).filter { $0.value[resource.key] != nil }.keys)
  }

  private func table(of resource: LocalizedStringResource) -> Table {
    let place = Place(bundle: resource.bundle, table: resource.table ?? "Localizable")
    return tables.withLock { tables in
      if let known = tables[place] { return known }
      let read = Self.read(place)
      tables[place] = read
      return read
    }
  }

  /// A file that cannot be read holds nothing: the development text is used.
  private static func read(_ place: Place) -> Table {
    let folder = place.bundle.folder
    var table = StringCatalog.table(at: folder.appending(path: "\(place.table).xcstrings"))
    for entry in languageFolders(in: folder) {
      let language = entry.dropLast(suffix.count).replacing("_", with: "-")
      let file = folder.appending(path: entry).appending(path: "\(place.table).strings")
      guard let strings = strings(at: file) else { continue }
      table[String(language), default: [:]].merge(strings.mapValues { .text($0) }) { _, new in new }
    }
    return table
  }

  /// Names of the folders that hold one language each. Thousands of files may lie beside them where programs are built.
  private static func languageFolders(in folder: URL) -> [String] {
    guard let directory = opendir(folder.path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          let length = strlen(name)
          guard length > suffix.utf8.count, strcmp(name + length - suffix.utf8.count, suffix) == 0 else {
            return
          }
          names.append(String(cString: name))
        }
      }
    }
    return names.sorted()
  }

  private static let suffix = ".lproj"

  private static func strings(at file: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate var folder: URL {
    switch self {
    case .main: Self.mainFolder
    case .atURL(let url): url
    }
  }

  /// Where `Bundle.main` finds resources, found without making one, which takes several milliseconds: a folder
  /// named after the program, beside it or in `../share`, else the program's own folder.
  private static let mainFolder: URL = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: path ?? CommandLine.arguments[0])
    let own = program.deletingLastPathComponent()
    let name = program.lastPathComponent + ".resources"
    let named = [own.appending(path: name), own.deletingLastPathComponent().appending(path: "share/\(name)")]
    return named.first { access($0.path, F_OK) == 0 } ?? own
  }()
}
