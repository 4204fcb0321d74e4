import AppIntents
import Foundation

// A delivery app as it is written for phones: the model and the entities.

enum Kitchen {
  struct Store {
    var id: UUID
    var name: String
    var kind: String
    var rating: Double
  }

  static var stores = [
    Store(
      id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "새벽통닭", kind: "치킨", rating: 4.75),
    Store(
      id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, name: "달빛분식", kind: "분식", rating: 4.5),
  ]
  static var orders: [String] = []
  static var notifies = false
}

struct StoreEntity: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "가게")
  static var defaultQuery = StoreQuery()

  let id: UUID
  let name: String
  let kind: String
  let rating: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(kind) • ⭐ \(rating, specifier: "%.1f")"
    )
  }

  init(store: Kitchen.Store) {
    self.id = store.id
    self.name = store.name
    self.kind = store.kind
    self.rating = store.rating
  }
}

struct StoreQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [StoreEntity] {
    Kitchen.stores.filter { identifiers.contains($0.id) }.map(StoreEntity.init)
  }

  func suggestedEntities() async throws -> [StoreEntity] {
    return Kitchen.stores.map(StoreEntity.init)
  }

  func entities(matching query: String) async throws -> [StoreEntity] {
    return Kitchen.stores.filter { $0.name.contains(query) || $0.kind == query }.map(StoreEntity.init)
  }
}

enum StoreKind: String, AppEnum {
  case chicken
  case snack

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "음식 종류")
  static var caseDisplayRepresentations: [StoreKind: DisplayRepresentation] = [
    .chicken: "치킨",
    .snack: DisplayRepresentation(title: "분식", synonyms: ["떡볶이"]),
  ]
}

struct OrderEntity: TransientAppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "주문")

  @Property(title: "번호") var number: String
  @Property(title: "분") var minutes: Int

  var displayRepresentation: DisplayRepresentation { "주문 \(number)" }

  init() {}

  init(number: String, minutes: Int) {
    self.number = number
    self.minutes = minutes
  }
}

enum DeliveryError: Error, CustomLocalizedStringResourceConvertible {
  case noStore
  case closed

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noStore: return "어느 가게인지 알려 주세요."
    case .closed: return "지금은 쉬는 시간이에요."
    }
  }
}
