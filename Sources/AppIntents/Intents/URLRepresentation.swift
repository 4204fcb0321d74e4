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
  /// The texts of the parameters in an address, by name; nil for an address of something else.
  private let read: @Sendable (OpenedAddress) -> [String: String]?

  init(
    address: @escaping @Sendable (Intent) throws -> URL,
    read: @escaping @Sendable (OpenedAddress) -> [String: String]? = { _ in nil }
  ) {
    (self.address, self.read) = (address, read)
  }

  private init(_ parts: AddressParts<Intent>) {
    self.init {
      try parts.url(for: $0)
    } read: { opened in
      parts.values(in: opened, of: Intent())
    }
  }

  public init(stringLiteral value: String) { self.init(AddressParts(value)) }
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.parts) }

  func url(for intent: Intent) throws -> URL { try address(intent) }
  func values(in opened: OpenedAddress) -> [String: String]? { read(opened) }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts = AddressParts<Intent>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

    public mutating func appendInterpolation<Value>(
      _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      parts.append(called: { intent in
        intent.flatMap { NamedHolder.name(of: $0[keyPath: parameter], in: $0) }
      }) {
        AddressParts<Intent>.text(of: $0[keyPath: parameter].current)
      }
    }
  }
}

/// An address with an entity's identifier or properties in it: `"https://example.com/trail/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  let parts: AddressParts<Entity>

  public init(stringLiteral value: String) { parts = AddressParts(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  func url(for entity: Entity) throws -> URL { try parts.url(for: entity) }

  /// The identifier in an address. What has a property in it cannot be read.
  func identifier(in opened: OpenedAddress) -> String? { parts.values(in: opened)?["id"] }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public enum Token: Hashable, Sendable { case id }

    var parts = AddressParts<Entity>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

    public mutating func appendInterpolation(_ token: Token) {
      parts.append(called: { _ in "id" }) { AddressParts<Entity>.escaped($0.identifierText) }
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

    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

    public mutating func appendInterpolation(_ token: Token) {
      parts.append { AddressParts<Enum>.escaped($0.rawText) }
    }
  }
}
