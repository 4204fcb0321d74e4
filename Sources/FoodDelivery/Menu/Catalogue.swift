import Foundation

/// The restaurants, dishes and drivers that come with the app.
struct Catalogue: Sendable {
  var restaurants: [Restaurant]
  var dishes: [Dish]
  var drivers: [Driver]

  /// Reads the seed, whose dishes lie inside their restaurants.
  init(json: Data) throws {
    let seed = try JSONDecoder().decode(Seed.self, from: json)
    drivers = seed.drivers
    restaurants = seed.restaurants.map(\.restaurant)
    dishes = seed.restaurants.flatMap { entry in
      entry.dishes.enumerated().map { $1.dish(of: entry.restaurant, position: $0) }
    }
  }
}

private struct Seed: Decodable {
  var drivers: [Driver]
  var restaurants: [SeedRestaurant]
}

private struct SeedRestaurant: Decodable {
  enum Key: String, CodingKey { case dishes }

  var restaurant: Restaurant
  var dishes: [SeedDish]

  init(from decoder: any Decoder) throws {
    restaurant = try Restaurant(from: decoder)
    dishes = try decoder.container(keyedBy: Key.self).decode([SeedDish].self, forKey: .dishes)
  }
}

private struct SeedDish: Decodable {
  var id: String
  var name: String
  var english: String
  var also: [String]
  var category: String
  var description: String
  var ingredients: [String]
  var price: Int
  var counter: String
  var options: [DishOption]?

  func dish(of restaurant: Restaurant, position: Int) -> Dish {
    Dish(
      id: id, restaurantID: restaurant.id, position: position, name: name, english: english, also: also,
      category: category, details: description, ingredients: ingredients, price: price, counter: counter,
      options: options ?? [])
  }
}
