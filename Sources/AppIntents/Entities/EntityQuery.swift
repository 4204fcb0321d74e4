/// How the assistant finds entities of one type.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype _Matches: ResultsCollection = _TitleMatches<Entity>

  nonisolated init()

  /// The entities with these identifiers; those that do not exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// What to offer before anything was said. None unless implemented.
  func suggestedEntities() async throws -> Result

  /// The entities that `string` may mean. Declared by `EntityStringQuery`; here so that a plain query that
  /// has the method is not silently ignored. Without it, titles and synonyms are compared.
  func entities(matching string: String) async throws -> _Matches
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  public func entities(matching string: String) async throws -> _TitleMatches<Entity> { .empty }

  /// The app searches by itself.
  static var isSearchable: Bool { _Matches.self != _TitleMatches<Entity>.self }
}

/// A query that searches by words.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query whose entities are few enough to be listed.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
  /// What finding these entities does, for lists of what an app can do.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// The answer of a query that does not search: none, and the assistant compares names.
public struct _TitleMatches<Entity: AppEntity>: ResultsCollection {
  public var items: [Entity] { [] }
  public static var empty: Self { Self() }
}
