/// What Swift sources declare for App Intents; `malgil` reads it as JSON.
public struct SwiftCatalog: Codable, Hashable, Sendable {
  public struct Place: Codable, Hashable, Sendable {
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int
  }

  public struct Phrase: Codable, Hashable, Sendable {
    /// With `${applicationName}` and `${parameter}`, as tables have it.
    public var text: String
    public var place: Place
  }

  public struct Shortcut: Codable, Hashable, Sendable {
    public var intent: String
    public var phrases: [Phrase]
    public var shortTitle: String?
    public var place: Place
  }

  public struct Provider: Codable, Hashable, Sendable {
    public var name: String
    public var shortcuts: [Shortcut]
    public var place: Place
  }

  public struct Parameter: Codable, Hashable, Sendable {
    public var name: String
    /// As written, without `?` and brackets.
    public var type: String
    public var isOptional: Bool
    public var isArray: Bool
    public var place: Place
  }

  public struct Intent: Codable, Hashable, Sendable {
    public var name: String
    public var title: String?
    public var parameters: [Parameter]
    public var place: Place
  }

  public struct Entity: Codable, Hashable, Sendable {
    public var name: String
    public var place: Place
  }

  public struct EnumCase: Codable, Hashable, Sendable {
    public var name: String
    /// Its title and synonyms, as far as they are literals.
    public var titles: [String]
  }

  public struct Enumeration: Codable, Hashable, Sendable {
    public var name: String
    public var cases: [EnumCase]
    public var place: Place
  }

  public struct Query: Codable, Hashable, Sendable {
    public var name: String
    public var conformances: [String]
    /// It has `entities(matching:)` for text.
    public var searches: Bool
    public var place: Place
  }

  public var version = 1
  public var providers: [Provider] = []
  public var intents: [Intent] = []
  public var entities: [Entity] = []
  public var enums: [Enumeration] = []
  public var queries: [Query] = []
}
