/// Entities of any type, through the type's own query.
enum EntityAccess {
  /// The entities with these identifiers, in their order; those that do not exist are left out.
  ///
  /// Here and below, `query` finds them in place of the type's own.
  static func fetch(
    _ type: any AppEntity.Type, ids: [String], by query: (any EntityQuery)? = nil
  ) async throws -> [any AppEntity] {
    let query: any EntityQuery = query ?? type.defaultQuery
    return try await fetched(by: query, ids: ids)
  }

  /// All entities if the query can list them, else those it suggests.
  static func all(
    _ type: any AppEntity.Type, by query: (any EntityQuery)? = nil
  ) async throws -> [any AppEntity] {
    let query: any EntityQuery = query ?? type.defaultQuery
    try await DependencyMissing.check(query)
    if let query = query as? any EnumerableEntityQuery { return try await everything(query) }
    if let query = query as? any EntityPropertyQuery { return try await everything(query) }
    return try await suggestions(by: query)
  }

  static func suggested(
    _ type: any AppEntity.Type, by query: (any EntityQuery)? = nil
  ) async throws -> [any AppEntity] {
    let query: any EntityQuery = query ?? type.defaultQuery
    try await DependencyMissing.check(query)
    return try await suggestions(by: query)
  }

  /// What the query suggests, with its sections and what it wants asked.
  static func suggestions(
    of type: any AppEntity.Type, by query: (any EntityQuery)? = nil
  ) async throws -> OptionsSource.Offer {
    let query: any EntityQuery = query ?? type.defaultQuery
    try await DependencyMissing.check(query)
    return try await offer(by: query)
  }

  private static func offer(by query: some EntityQuery) async throws -> OptionsSource.Offer {
    OptionsSource.Offer(try await query.suggestedEntities())
  }

  /// What the app finds for `text`; if it does not search, the entities with that name, spaces ignored.
  static func search(
    _ type: any AppEntity.Type, for text: String, language: String, by query: (any EntityQuery)? = nil
  ) async throws -> [any AppEntity] {
    let searching: any EntityQuery = query ?? type.defaultQuery
    if let found = try await searched(by: searching, for: text) { return found }
    let everything = try await all(type, by: query)
    let named = NameMatch(text).matches(in: everything) { entity in
      let description = entity.displayRepresentation
      return ([description.title] + description.synonyms).map { $0.text(in: language) }
    }
    guard named.isEmpty else { return named }
    return NameMatch(text).matches(in: everything) { ($0 as? any IndexedEntity)?.indexedWords ?? [] }
  }

  /// Whether words lead to entities in another way than by their names.
  static func isSearchable(_ type: any AppEntity.Type) -> Bool {
    func open<Entity: AppEntity>(_ type: Entity.Type) -> Bool {
      Entity.DefaultQuery.isSearchable
        || (Entity.DefaultQuery.self as? any EntityPropertyQuery.Type)?.comparesTexts ?? false
    }
    return open(type) || type is any IndexedEntity.Type
  }

  private static func fetched<Query: EntityQuery>(
    by query: Query, ids: [String]
  ) async throws -> [any AppEntity] {
    try await DependencyMissing.check(query)
    let identifiers = ids.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
    guard !identifiers.isEmpty else { return [] }
    let found = try await query.entities(for: identifiers)
    return ids.compactMap { id in found.first { $0.identifierText == id } }
  }

  private static func everything(_ query: some EnumerableEntityQuery) async throws -> [any AppEntity] {
    entities(in: try await query.allEntities())
  }

  private static func everything(_ query: some EntityPropertyQuery) async throws -> [any AppEntity] {
    entities(in: try await query.everything())
  }

  private static func suggestions(by query: some EntityQuery) async throws -> [any AppEntity] {
    entities(in: try await query.suggestedEntities())
  }

  /// Nil when the query does not search by words.
  private static func searched<Query: EntityQuery>(
    by query: Query, for text: String
  ) async throws -> [any AppEntity]? {
    try await DependencyMissing.check(query)
    guard Query.isSearchable else {
      guard let query = query as? any EntityPropertyQuery else { return nil }
      return try await containing(text, by: query)
    }
    return entities(in: try await matches(of: query, for: text))
  }

  private static func containing(
    _ text: String, by query: some EntityPropertyQuery
  ) async throws -> [any AppEntity]? {
    try await query.entities(containing: text).map { entities(in: $0) }
  }

  /// Generic over `EntityQuery` alone, so that the one requirement all queries have is called.
  private static func matches<Query: EntityQuery>(of query: Query, for text: String) async throws
    -> Query._Matches
  {
    try await query.entities(matching: text)
  }

  static func entities(in results: some ResultsCollection) -> [any AppEntity] {
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

  func isExactly(_ name: String) -> Bool { !wanted.isEmpty && Self.folded(name) == wanted }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
