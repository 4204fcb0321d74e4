public import Foundation

/// What an app declares for App Intents: as `malgil-swift-scan` reads it from Swift sources and writes it to
/// `.malgil/catalog.json`, or as `ActionsDataReader` reads it from what Xcode built.
public struct SwiftCatalog: Codable, Sendable {
  public struct Place: Codable, Sendable, Hashable {
    public var file: String
    public var line: Int
    public var column: Int

    var place: FindingPlace { FindingPlace(file: file, line: line, column: column) }

    init(_ place: FindingPlace) { (file, line, column) = (place.file, place.line, place.column) }
  }

  public struct Phrase: Codable, Sendable {
    /// With `${applicationName}` and `${parameter}`.
    public var text: String
    public var place: Place
  }

  public struct Shortcut: Codable, Sendable {
    public var intent: String
    public var phrases: [Phrase]
    public var shortTitle: String?
    public var place: Place
  }

  public struct Provider: Codable, Sendable {
    public var name: String
    public var shortcuts: [Shortcut]
    public var place: Place
  }

  public struct Parameter: Codable, Sendable {
    public var name: String
    /// As written, without `?`.
    public var type: String
    public var isOptional: Bool
    public var isArray: Bool
    /// Whether its values have names that can be said; nil where only the type's name is known.
    public var isNameable: Bool?
    public var place: Place
  }

  public struct Intent: Codable, Sendable {
    public var name: String
    public var title: String?
    public var parameters: [Parameter]
    public var place: Place
  }

  public struct Entity: Codable, Sendable {
    public var name: String
    public var place: Place
  }

  public struct EnumCase: Codable, Sendable {
    public var name: String
    /// Its title and synonyms, as far as they are literals.
    public var titles: [String]
  }

  public struct Enumeration: Codable, Sendable {
    public var name: String
    public var cases: [EnumCase]
    public var place: Place
  }

  public struct Query: Codable, Sendable {
    public var name: String
    public var conformances: [String]
    /// It has `entities(matching:)`.
    public var searches: Bool
    public var place: Place
  }

  public var version: Int
  public var providers: [Provider]
  public var intents: [Intent]
  public var entities: [Entity]
  public var enums: [Enumeration]
  public var queries: [Query]

  init(
    providers: [Provider], intents: [Intent], entities: [Entity], enums: [Enumeration], queries: [Query]
  ) {
    version = 1
    (self.providers, self.intents, self.entities) = (providers, intents, entities)
    (self.enums, self.queries) = (enums, queries)
  }

  /// - Throws: `PhraseFileError` for what is no such catalogue.
  public init(_ data: Data, path: String) throws(PhraseFileError) {
    guard data.count <= SourceText.sizeLimit else {
      throw PhraseFileError(file: path, message: "the file is larger than 32 megabytes")
    }
    do {
      self = try JSONDecoder().decode(SwiftCatalog.self, from: data)
    } catch {
      throw PhraseFileError(file: path, message: "this is no catalogue of Swift sources; make it anew")
    }
    guard version == 1 else {
      throw PhraseFileError(file: path, message: "this catalogue has version \(version), not 1; make it anew")
    }
  }

  /// Adds what an extension or a framework of the app declares and the app does not. An app has one provider of shortcuts.
  mutating func add(_ other: SwiftCatalog) {
    if providers.isEmpty { providers = other.providers }
    let names = Set(intents.map(\.name))
    intents += other.intents.filter { !names.contains($0.name) }
    let types = Set(entities.map(\.name) + enums.map(\.name))
    entities += other.entities.filter { !types.contains($0.name) }
    enums += other.enums.filter { !types.contains($0.name) }
    let known = Set(queries.map(\.name))
    queries += other.queries.filter { !known.contains($0.name) }
  }

  func intent(_ name: String) -> Intent? { intents.first { $0.name == name } }

  /// Nothing of App Intents is declared.
  var isEmpty: Bool { providers.isEmpty && intents.isEmpty && entities.isEmpty && enums.isEmpty }

  /// Every shortcut of every provider.
  var shortcuts: [Shortcut] { providers.flatMap(\.shortcuts) }
}
