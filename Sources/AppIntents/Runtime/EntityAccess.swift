/// Entities of any type, through the type's own query.
enum EntityAccess {
  /// The entities with these identifiers, in their order; those that do not exist are left out.
  static func fetch(_ type: any AppEntity.Type, ids: [String]) async throws -> [any AppEntity] {
    try await fetched(type, ids: ids)
  }

  /// All entities if the query can list them, else those it suggests.
  static func all(_ type: any AppEntity.Type) async throws -> [any AppEntity] {
    try await listed(type)
  }

  static func suggested(_ type: any AppEntity.Type) async throws -> [any AppEntity] {
    try await suggestions(type)
  }

  /// What the app finds for `text`; if it does not search, the entities with that name, spaces ignored.
  static func search(
    _ type: any AppEntity.Type, for text: String, language: String
  ) async throws -> [any AppEntity] {
    if let found = try await searched(type, for: text) { return found }
    return NameMatch(text).matches(in: try await all(type)) { entity in
      let description = entity.displayRepresentation
      return ([description.title] + description.synonyms).map { $0.text(in: language) }
    }
  }

  static func isSearchable(_ type: any AppEntity.Type) -> Bool {
    func open<Entity: AppEntity>(_ type: Entity.Type) -> Bool { Entity.DefaultQuery.isSearchable }
    return open(type)
  }

  private static func query<Entity: AppEntity>(of type: Entity.Type) throws -> Entity.DefaultQuery {
    let query = Entity.defaultQuery
    try DependencyMissing.check(query)
    return query
  }

  private static func fetched<Entity: AppEntity>(
    _ type: Entity.Type, ids: [String]
  ) async throws -> [any AppEntity] {
    let identifiers = ids.compactMap { Entity.ID.entityIdentifier(for: $0) }
    guard !identifiers.isEmpty else { return [] }
    let found = try await query(of: type).entities(for: identifiers)
    return ids.compactMap { id in found.first { $0.identifierText == id } }
  }

  private static func listed<Entity: AppEntity>(_ type: Entity.Type) async throws -> [any AppEntity] {
    if let query = try query(of: type) as? any EnumerableEntityQuery { return try await everything(query) }
    return try await suggestions(type)
  }

  private static func everything(_ query: some EnumerableEntityQuery) async throws -> [any AppEntity] {
    entities(in: try await query.allEntities())
  }

  private static func suggestions<Entity: AppEntity>(_ type: Entity.Type) async throws -> [any AppEntity] {
    entities(in: try await query(of: type).suggestedEntities())
  }

  private static func searched<Entity: AppEntity>(
    _ type: Entity.Type, for text: String
  ) async throws -> [any AppEntity]? {
    guard Entity.DefaultQuery.isSearchable else { return nil }
    return entities(in: try await matches(of: query(of: type), for: text))
  }

  /// Generic over `EntityQuery` alone, so that the one requirement all queries have is called.
  private static func matches<Query: EntityQuery>(of query: Query, for text: String) async throws
    -> Query._Matches
  {
    try await query.entities(matching: text)
  }

  private static func entities(in results: some ResultsCollection) -> [any AppEntity] {
    results._items.compactMap { $0.value as? any AppEntity }
  }
}

/// Comparing what was said with names, without regard to spaces and case.
struct NameMatch {
  private let wanted: String

  init(_ text: String) {
    wanted = Self.folded(text)
  }

  /// The elements with exactly this name; if there are none, those whose name contains it.
  func matches<Element>(in elements: [Element], names: (Element) -> [String]) -> [Element] {
    guard !wanted.isEmpty else { return [] }
    let named = elements.map { ($0, names($0).map(Self.folded)) }
    let exact = named.filter { $0.1.contains(wanted) }
    return (exact.isEmpty ? named.filter { $0.1.contains { $0.contains(wanted) } } : exact).map(\.0)
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
