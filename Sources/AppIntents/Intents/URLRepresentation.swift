public import Foundation

/// An intent that is the same as opening an address.
///
/// ```swift
/// extension OpenTrail: URLRepresentableIntent {
///   static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(\.$target)" }
/// }
/// ```
public protocol URLRepresentableIntent: SystemIntent {
  typealias URLRepresentation = IntentURLRepresentation<Self>

  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// The address with this intent's values. Throws `AppIntentError.Unrecoverable.unknown` when it is none.
  public func representedURL() throws -> URL {
    try Self.urlRepresentation.url(for: self)
  }
}

/// An entity that has an address.
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>

  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  public func representedURL() throws -> URL { try Self.urlRepresentation.url(for: self) }
}

/// An enum whose cases have addresses.
public protocol URLRepresentableEnum: AppEnum {
  typealias URLRepresentation = EnumURLRepresentation<Self>

  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  public func representedURL() throws -> URL { try Self.urlRepresentation.url(for: self) }
}

/// An address with parameters of an intent in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  private let address: @Sendable (Intent) throws -> URL

  init(address: @escaping @Sendable (Intent) throws -> URL) { self.address = address }

  public init(stringLiteral value: String) {
    let parts = AddressParts<Intent>(value)
    self.init { try parts.url(for: $0) }
  }

  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    self.init { try parts.url(for: $0) }
  }

  func url(for intent: Intent) throws -> URL { try address(intent) }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts = AddressParts<Intent>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    public mutating func appendInterpolation<Value>(
      _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      parts.append { AddressParts<Intent>.text(of: $0[keyPath: parameter].current) }
    }
  }
}

/// An address with an entity's identifier or properties in it: `"https://example.com/trail/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  let parts: AddressParts<Entity>

  public init(stringLiteral value: String) { parts = AddressParts(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  func url(for entity: Entity) throws -> URL { try parts.url(for: entity) }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public enum Token: Hashable, Sendable { case id }

    var parts = AddressParts<Entity>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    public mutating func appendInterpolation(_ token: Token) {
      parts.append { AddressParts<Entity>.escaped($0.identifierText) }
    }

    public mutating func appendInterpolation<Value>(
      _ property: any KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      parts.append { AddressParts<Entity>.text(of: $0[keyPath: property].current) }
    }
  }
}

/// An address with a case's raw value in it, or an address for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral, Sendable
{
  let parts: AddressParts<Enum>

  public init(stringLiteral value: String) { parts = AddressParts(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public init(dictionaryLiteral elements: (Enum, String)...) {
    var parts = AddressParts<Enum>()
    let addresses = elements.map { ($0.0.rawText, $0.1) }
    parts.append { value in addresses.first { $0.0 == value.rawText }?.1 ?? "" }
    self.parts = parts
  }

  func url(for value: Enum) throws -> URL { try parts.url(for: value) }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public enum Token: Hashable, Sendable { case rawValue }

    var parts = AddressParts<Enum>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    public mutating func appendInterpolation(_ token: Token) {
      parts.append { AddressParts<Enum>.escaped($0.rawText) }
    }
  }
}

/// The parts of an address; those that are values are escaped.
struct AddressParts<Owner>: Sendable {
  private var parts: [@Sendable (Owner) -> String] = []

  init() {}

  init(_ address: String) {
    append { _ in address }
  }

  mutating func append(_ part: @escaping @Sendable (Owner) -> String) {
    parts.append(part)
  }

  func url(for owner: Owner) throws -> URL {
    guard let url = URL(string: parts.map { $0(owner) }.joined()) else {
      throw AppIntentError.Unrecoverable.unknown
    }
    return url
  }

  static func text(of value: (any Sendable)?) -> String {
    switch value {
    case nil: ""
    case let entity as any AppEntity: escaped(entity.identifierText)
    case let value as any AppEnum: escaped(value.rawText)
    case let value?: escaped(ValueText(language: "").text(of: value))
    }
  }

  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "/")))
      ?? text
  }
}
