import AppIntents

struct Shop: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("가게", translations: ["en": "shop"]))
  static let defaultQuery = ShopQuery()

  let id: String
  let name: String
  let english: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name),
      synonyms: [LocalizedStringResource(stringLiteral: english)])
  }

  static let all = [
    Shop(id: "s1", name: "달빛다방", english: "Moonlight"), Shop(id: "s2", name: "별빛찻집", english: "Starlight"),
    Shop(id: "s3", name: "구름카페", english: "Cloud"),
  ]
}

struct ShopQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Shop] {
    Shop.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Shop] { Shop.all }
}

/// A drink belongs to a shop; 밀크티 stands for two drinks, 라떼 for three.
struct Drink: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("음료", translations: ["en": "drink"]))
  static let defaultQuery = DrinkQuery()

  let id: String
  let name: String
  let also: [String]
  let price: Int
  @Property(title: "가게") var shop: Shop

  init(_ id: String, _ name: String, _ also: [String], _ price: Int, at shop: Shop) {
    self.id = id
    self.name = name
    self.also = also
    self.price = price
    self.shop = shop
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name), subtitle: "\(price)원",
      synonyms: also.map { LocalizedStringResource(stringLiteral: $0) })
  }

  static let all = [
    Drink("d1", "밀크티", ["milk tea"], 4_000, at: Shop.all[0]),
    Drink("d2", "밀크티", ["milk tea"], 4_500, at: Shop.all[1]),
    Drink("d3", "녹차", ["green tea"], 3_000, at: Shop.all[0]),
    Drink("d4", "딸기라떼", ["라떼"], 5_000, at: Shop.all[1]),
    Drink("d5", "딸기초코라떼", ["라떼"], 5_500, at: Shop.all[1]),
    Drink("d6", "말차라떼", ["라떼"], 5_000, at: Shop.all[1]),
    Drink("d7", "유자차", ["citron tea"], 3_500, at: Shop.all[2]),
  ]
}

struct DrinkQuery: EnumerableEntityQuery, EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Drink] {
    Drink.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Drink] { Drink.all }

  func entities(matching string: String) async throws -> [Drink] {
    Drink.all.filter { $0.name.contains(string) }
  }
}

struct Topping: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "토핑"
  static let defaultQuery = ToppingQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }

  static let all = [
    Topping(id: "t1", name: "펄"), Topping(id: "t2", name: "젤리"), Topping(id: "t3", name: "휘핑크림"),
  ]
}

struct ToppingQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Topping] {
    Topping.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Topping] { Topping.all }
}

enum CupSize: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "컵 크기"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "작은 컵", synonyms: ["작은 거"]),
    .large: DisplayRepresentation(title: "큰 컵", synonyms: ["큰 거"]),
  ]
}
