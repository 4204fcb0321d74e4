import AppIntents

struct Restaurant: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "가게"
  static let defaultQuery = RestaurantQuery()

  let id: String
  @Property(title: "이름") var name: String
  let rating: Double

  init(id: String, name: String, rating: Double) {
    self.id = id
    self.rating = rating
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(rating, specifier: "%.1f")점")
  }

  static let all = [
    Restaurant(id: "kyodong", name: "교동통닭", rating: 4.8),
    Restaurant(id: "hanbam", name: "한밤치킨", rating: 4.5),
    Restaurant(id: "bunsik", name: "골목분식", rating: 4.25),
  ]

  static func named(_ id: String) -> Restaurant {
    all.first { $0.id == id } ?? Restaurant(id: id, name: id, rating: 0)
  }
}

/// Has no string search of its own: names are compared.
struct RestaurantQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Restaurant] {
    Restaurant.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Restaurant] { Restaurant.all }
}

struct Dish: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("메뉴", translations: ["en": "dish"]))
  static let defaultQuery = DishQuery()

  let id: Int
  let name: String
  let price: Int
  @Property(title: "가게") var restaurant: Restaurant

  init(_ id: Int, _ name: String, _ price: Int, at restaurant: String) {
    self.id = id
    self.name = name
    self.price = price
    self.restaurant = .named(restaurant)
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(price)원", synonyms: name == "콜라" ? ["코크"] : [])
  }

  static let all = [
    Dish(1, "후라이드치킨", 18_000, at: "kyodong"), Dish(2, "마늘치킨", 20_000, at: "kyodong"),
    Dish(3, "후라이드치킨", 18_000, at: "hanbam"), Dish(4, "양념치킨", 19_000, at: "hanbam"),
    Dish(5, "콜라", 2_000, at: "hanbam"), Dish(6, "콜라", 1_500, at: "bunsik"),
    Dish(7, "떡볶이", 5_000, at: "bunsik"),
  ]
}

struct DishQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Dish] {
    Dish.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Dish] {
    Dish.all.filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [Dish] { Dish.all }
}

/// Searches by words although it is no `EntityStringQuery`: as code on phones often does.
struct Coupon: AppEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Coupon] { identifiers.map { Coupon(id: $0) } }
    func entities(matching string: String) async throws -> [Coupon] { [Coupon(id: "found-\(string)")] }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "쿠폰"
  static let defaultQuery = Query()

  let id: String

  var displayRepresentation: DisplayRepresentation { "쿠폰 \(id)" }
}

struct Line: SpokenComposite {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "주문 항목"
  static let spokenForms = ["ko": ["{dish} [{quantity}]"]]

  @Property(title: "메뉴") var dish: Dish
  @Property(title: "수량", default: 1, inclusiveRange: (1, 20)) var quantity: Int

  var displayRepresentation: DisplayRepresentation { "\(dish) \(quantity)개" }
}

enum Spice: String, AppEnum {
  case mild, hot, hottest

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "맵기"
  static let caseDisplayRepresentations: [Spice: DisplayRepresentation] = [
    .mild: DisplayRepresentation(
      title: LocalizedStringResource("순한맛", translations: ["en": "mild"]), synonyms: ["안 맵게"]),
    .hot: "매운맛",
    .hottest: "아주 매운맛",
  ]
}
