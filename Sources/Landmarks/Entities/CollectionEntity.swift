import AppIntents

/// A collection as people name it.
struct CollectionEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "모음", en: "Collection"))
  static let defaultQuery = CollectionQuery()

  let filled: FilledCollection

  @Property(title: LocalizedStringResource(ko: "이름", en: "Name"))
  var name: String

  @Property(title: LocalizedStringResource(ko: "보관됨", en: "Archived"))
  var isArchived: Bool

  init(_ filled: FilledCollection) {
    self.filled = filled
    name = filled.collection.name
    isArchived = filled.collection.isArchived
  }

  var id: String { filled.collection.id }

  var displayRepresentation: DisplayRepresentation {
    let count = filled.places.count
    let places = LocalizedStringResource(ko: "\(count)곳", en: "^[\(count) place](inflect: true)")
    let archived = LocalizedStringResource(ko: "보관됨", en: "archived")
    return DisplayRepresentation(
      title: "\(name)", subtitle: isArchived ? .list([places, archived]) : places,
      synonyms: [LocalizedStringResource(ko: "\(name) 모음", en: "\(name) collection")])
  }
}

/// Every collection, also those that are archived; offered are those in use.
struct CollectionQuery: EnumerableEntityQuery {
  @Dependency var database: TravelDatabase

  func entities(for identifiers: [String]) async throws -> [CollectionEntity] {
    // What an intent deletes it must know again in a process that takes it back.
    let named = try await IntentContext.query("collections") {
      try await database.collections().filter { identifiers.contains($0.collection.id) }
    }
    return named.map(CollectionEntity.init)
  }

  func suggestedEntities() async throws -> [CollectionEntity] {
    try await allEntities().filter { !$0.isArchived }
  }

  func allEntities() async throws -> [CollectionEntity] {
    try await database.collections().map(CollectionEntity.init)
  }
}

/// The collections that are archived.
struct ArchivedCollections: DynamicOptionsProvider {
  @Dependency var database: TravelDatabase

  func results() async throws -> [CollectionEntity] {
    try await database.collections().map(CollectionEntity.init).filter(\.isArchived)
  }
}

/// The collections in use.
struct CollectionsInUse: DynamicOptionsProvider {
  @Dependency var database: TravelDatabase

  func results() async throws -> [CollectionEntity] {
    try await database.collections().map(CollectionEntity.init).filter { !$0.isArchived }
  }
}
