import AppIntents
import Foundation

// A travel app with what came to phones in 2025: entities that are indexed, computed and deferred properties,
// snippets, choices, undo, modes.

final class Guidebook: @unchecked Sendable {
  var favorites: Set<String> = []
  var albums = ["봄", "가을"]
  var home = "서울"
}

struct PlaceEntity: IndexedEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "명소", numericFormat: "\(placeholder: .int)곳")
  static var defaultQuery = PlaceQuery()

  var id: String

  @Property(indexingKey: \.displayName)
  var name: String

  @Property(customIndexingKey: CSCustomAttributeKey(keyName: "sea")!)
  var continent: String

  @ComputedProperty
  var initial: String {
    String(name.prefix(1))
  }

  @DeferredProperty
  var crowd: Int {
    get async throws {
      try await Crowd.shared.count(of: id)
    }
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", image: .init(systemName: "mappin", isTemplate: true))
  }

  init(id: String, name: String, continent: String) {
    self.id = id
    self.name = name
    self.continent = continent
  }

  static var all: [PlaceEntity] {
    [
      PlaceEntity(id: "0", name: "해운대", continent: "바다가 있는 도시"),
      PlaceEntity(id: "1", name: "첨성대", continent: "오래된 도시"),
    ]
  }
}

actor Crowd {
  static let shared = Crowd()
  private(set) var requests = 0

  func count(of id: String) throws -> Int {
    requests += 1
    return 42
  }
}

/// Lists, but does not search: what is indexed is compared.
struct PlaceQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlaceEntity] {
    PlaceEntity.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [PlaceEntity] { PlaceEntity.all }
}

struct SettingsEntity: UniqueAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "설정"
  static var defaultQuery = SettingsQuery()

  @Dependency var guidebook: Guidebook

  @ComputedProperty
  var defaultPlace: String {
    guidebook.home
  }

  init() {}
}

struct SettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> SettingsEntity { SettingsEntity() }
}

enum Screen: String, AppEnum {
  case places
  case map
  case albums

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "화면"

  static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [
    .places: "명소",
    .map: DisplayRepresentation(title: "지도", subtitle: "전체", synonyms: ["약도"]),
    .albums: "모음",
  ]
}

struct AlbumEntity: AppEntity {
  struct Query: EntityStringQuery {
    @Dependency var guidebook: Guidebook

    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
      identifiers.filter(guidebook.albums.contains).map { AlbumEntity(id: $0) }
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
      guidebook.albums.filter { $0.contains(string) }.map { AlbumEntity(id: $0) }
    }

    func suggestedEntities() async throws -> [AlbumEntity] { guidebook.albums.map { AlbumEntity(id: $0) } }
  }

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "모음"
  static var defaultQuery = Query()

  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// What a search is for, as a value of its own.
struct TicketRequest: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "표 찾기"

  @Property(title: "명소") var place: PlaceEntity
  @Property(title: "사람", default: 1) var people: Int

  var displayRepresentation: DisplayRepresentation { "\(place) \(people)명" }

  init() {}

  init(place: PlaceEntity) {
    self.place = place
  }
}
