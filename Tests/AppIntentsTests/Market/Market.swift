import AppIntents
import Foundation

/// Towns with shops with goods: owners that have owners.
enum Market: AssistantApp {
  static let names = ["": AppNames(display: "Market")]
  static let intents: [any AppIntent.Type] = [BuyGood.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  /// Keeps no data.
  static func configure(dataFolder: URL) {}
}

struct Town: AppEntity {
  struct Query: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Town] { identifiers.map { Town(id: $0) } }
    func allEntities() async throws -> [Town] { [Town(id: "가"), Town(id: "나")] }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "동네"
  static let defaultQuery = Query()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)마을" }
}

struct Shop: AppEntity {
  struct Query: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Shop] {
      Shop.all.filter { identifiers.contains($0.id) }
    }
    func allEntities() async throws -> [Shop] { Shop.all }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "상점"
  static let defaultQuery = Query()
  static let all = [
    Shop(id: "가1", town: Town(id: "가")), Shop(id: "가2", town: Town(id: "가")),
    Shop(id: "나1", town: Town(id: "나")),
  ]

  let id: String
  /// No `@Property`: a plain one says as well whose the shop is.
  let town: Town
  var displayRepresentation: DisplayRepresentation { "\(id)상점" }
}

struct Good: AppEntity {
  struct Query: EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Good] {
      Good.all.filter { identifiers.contains($0.id) }
    }
    func allEntities() async throws -> [Good] { Good.all }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "물건"
  static let defaultQuery = Query()
  static let all = Shop.all.flatMap { shop in ["붓", "큰 붓"].map { Good(name: $0, shop: shop) } }

  let name: String
  @Property var shop: Shop
  var id: String { "\(shop.id)-\(name)" }
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(name: String, shop: Shop) {
    self.name = name
    self.shop = shop
  }
}

/// Declares what is owned before its owners.
struct BuyGood: AppIntent {
  static let title: LocalizedStringResource = "물건 사기"

  @Parameter(title: "물건") var good: Good
  @Parameter(title: "상점") var shop: Shop?
  @Parameter(title: "동네") var town: Town?

  func perform() async throws -> some IntentResult { .result(value: good.id) }
}
