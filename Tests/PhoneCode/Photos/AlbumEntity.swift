import AppIntents
import CoreLocation
import CoreSpotlight
import UniformTypeIdentifiers
import VisualIntelligence

struct AlbumEntity: AppEntity, IndexedEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  static let defaultQuery = AlbumQuery()

  let id: String
  let name: String
  let point: CLLocationCoordinate2D?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: nil, image: .init(systemName: "photo", displayStyle: .circular))
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet(contentType: .image)
    set.displayName = name
    set.thumbnailURL = URL(string: "https://example.com/\(id).png")
    if let point {
      set.latitude = NSNumber(value: point.latitude)
      set.longitude = NSNumber(value: point.longitude)
    }
    return set
  }
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
    identifiers.map { AlbumEntity(id: $0, name: $0.capitalized, point: nil) }
  }
}

enum AlbumIndex {
  static func update(_ albums: [AlbumEntity]) async {
    do {
      let index = CSSearchableIndex(name: "albums")
      try await index.indexAppEntities(albums)
      try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: ["old"], ofType: AlbumEntity.self)
      let item = CSSearchableItem(
        uniqueIdentifier: "1", domainIdentifier: "albums", attributeSet: .init(contentType: UTType.image))
      item.associateAppEntity(albums[0], priority: 1)
      try await CSSearchableIndex.default().indexSearchableItems([item])
    } catch {
      print(error)
    }
  }
}

struct AlbumSearch: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [AlbumEntity] {
    input.labels.map { AlbumEntity(id: $0, name: $0, point: nil) }
  }
}
