import AppIntents

struct Dish: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "메뉴")
  static let defaultQuery = DishQuery()

  let id: Int
  @Property(title: "이름") var name: String
  @Property(title: "값") var price: Int
  @Property(title: "별점") var rating: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(price)원", image: .init(named: "dish-\(id)"))
  }

  init(id: Int, name: String, price: Int, rating: Double) {
    self.id = id
    self.name = name
    self.price = price
    self.rating = rating
  }
}

enum DishFilter {
  case name(String)
  case atLeast(Double)
  case cheaper(Int)
  case between(Int, Int)
}

struct DishQuery: EntityPropertyQuery {
  static let all = [
    Dish(id: 1, name: "김밥", price: 3_000, rating: 4.5), Dish(id: 2, name: "라면", price: 4_000, rating: 4.1),
  ]

  static var properties = QueryProperties {
    Property(\Dish.$name) {
      ContainsComparator { DishFilter.name($0) }
    }
    Property(\Dish.$rating) {
      GreaterThanOrEqualToComparator { DishFilter.atLeast($0) }
      EqualToComparator(
        withResolvers: { DoubleFromIntResolver() }, mappingTransform: { DishFilter.atLeast($0) })
    }
    Property(\Dish.$price) {
      LessThanComparator { DishFilter.cheaper($0) }
      IsBetweenComparator { DishFilter.between($0, $1) }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\Dish.$price)
    SortableBy(\Dish.$rating)
  }

  func entities(for identifiers: [Int]) async throws -> [Dish] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [DishFilter], mode: ComparatorMode, sortedBy: [Sort<Dish>], limit: Int?
  ) async throws -> [Dish] {
    let found = Self.all.filter { dish in
      comparators.allSatisfy { filter in
        switch filter {
        case .name(let name): dish.name.contains(name)
        case .atLeast(let rating): dish.rating >= rating
        case .cheaper(let price): dish.price < price
        case .between(let low, let high): (low...high).contains(dish.price)
        }
      }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}
