import GRDB

/// One dish on the menu of one restaurant.
struct Dish: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var restaurantID: String
  /// Its place on the menu, from 0.
  var position: Int
  var name: String
  /// Its name in English.
  var english: String
  /// Other names that people call it by, in any language: the head noun (치킨), the short form (양념).
  var also: [String]
  var category: String
  var details: String
  var ingredients: [String]
  /// In won.
  var price: Int
  /// The word that counts it: 마리, 그릇, 판.
  var counter: String
  var options: [DishOption]
}

/// A wish that a dish provides for, such as 곱빼기로. It is chosen by being wished for.
struct DishOption: Codable, Hashable, Sendable {
  var name: String
  /// Its name in English.
  var english: String
  /// What it adds to the price, in won.
  var price: Int
}

extension Dish {
  /// The options that `wishes` name, in either language.
  func options(in wishes: String?) -> [DishOption] {
    guard let wishes else { return [] }
    return options.filter { option in
      [option.name, option.english].contains { NameSearch($0).isPart(of: wishes) }
    }
  }
}

extension Dish: FetchableRecord, PersistableRecord {
  static let databaseTableName = "dish"
}
