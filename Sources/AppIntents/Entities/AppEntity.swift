public import struct Foundation.UUID

/// A type that is known to the assistant by name: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A thing of the app that people can name: a restaurant, a dish, an order.
///
/// The assistant reads its `displayRepresentation` (title and synonyms) and finds it through `defaultQuery`.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ValueType == Self, UnwrappedType == Self, ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  static var defaultQuery: DefaultQuery { get }

  typealias Property = EntityProperty
}

extension AppEntity {
  public static var _shape: _ValueShape { _ValueShape(shape: .entity(Self.self)) }

  /// The identifier as it is written in journals and options.
  var identifierText: String { id.entityIdentifierString }
}

/// A value made of several values, without a life of its own: an order line of a dish and a quantity.
///
/// Give its parts `@Property`; a property may have a default. To be said in one go it conforms to
/// `SpokenComposite`.
public protocol TransientAppEntity: AppEntity {
  nonisolated init()
}

extension TransientAppEntity {
  public static var _shape: _ValueShape { _ValueShape(shape: .composite(Self.self)) }

  /// The same for every value: nothing can be found by it.
  public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// The query of a type whose values cannot be looked up.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// A type that can stand for an entity in text: `String`, `Int`, `UUID`, or the app's own.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  /// The identifier that `entityIdentifierString` was made from; nil when it cannot be one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Int64: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int64? {
    Int64(entityIdentifierString)
  }
}

extension Double: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Double? {
    Double(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
