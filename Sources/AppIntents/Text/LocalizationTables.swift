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
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries where entry.hasSuffix(".lproj") {
      let language = entry.dropLast(".lproj".count).replacing("_", with: "-")
      let file = folder.appending(path: entry).appending(path: "\(place.table).strings")
      guard let strings = strings(at: file) else { continue }
      table[String(language), default: [:]].merge(strings.mapValues { .text($0) }) { _, new in new }
    }
    return table
  }

  private static func strings(at file: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate var folder: URL {
    switch self {
    case .main: Bundle.main.resourceURL ?? Bundle.main.bundleURL
    case .atURL(let url): url
    }
  }
}
