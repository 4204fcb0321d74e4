/// An entity of which there is exactly one, such as the settings of an app.
///
/// ```swift
/// struct Settings: UniqueAppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "설정"
///   static let defaultQuery = UniqueAppEntityProvider { Settings() }
/// }
/// ```
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var id: String { Self.persistentIdentifier }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// A query that finds its one entity.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  // Said again so that they are found by looking at `uniqueEntity` alone.
  associatedtype Entity
  associatedtype Result = [Entity]

  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    return identifiers.contains { $0.entityIdentifierString == entity.identifierText } ? [entity] : []
  }
}

/// The query of a unique entity from a closure.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  private let provide: @Sendable () async throws -> Entity

  public init(_ provide: @escaping @Sendable () async throws -> Entity) {
    self.provide = provide
  }

  /// Required of every query; a provider without a closure has no entity and throws.
  public init() {
    provide = { throw IntentFailure(code: .failed, detail: "\(Entity.self) has no closure to make it") }
  }

  public func uniqueEntity() async throws -> Entity { try await provide() }
}
