import GRDB

/// A dish in the cart.
struct CartItem: Codable, Hashable, Sendable {
  var dishID: String
  /// At least 1.
  var quantity: Int
}

/// What lies in the cart: dishes of one restaurant.
struct Cart: Codable, Hashable, Sendable {
  struct Line: Codable, Hashable, Sendable {
    var dish: Dish
    var quantity: Int
    var options: [DishOption] = []

    /// Of one, with its options, in won.
    var unitPrice: Int { options.reduce(dish.price) { $0 + $1.price } }
    /// In won.
    var price: Int { unitPrice * quantity }

    /// Prices and quantities that can be calculated with, whatever a row of the database holds.
    private static let prices = 0...1_000_000_000
    private static let quantities = -1_000_000...1_000_000

    /// The line itself.
    ///
    /// - Throws: when its price or its quantity is out of range.
    func checked() throws(OrderRefusal) -> Line {
      guard Self.quantities.contains(quantity) else { throw .quantity(quantity) }
      guard ([dish.price] + options.map(\.price)).allSatisfy(Self.prices.contains) else {
        throw .wrongPrice(dish)
      }
      return self
    }
  }

  /// Nil when the cart is empty.
  var restaurant: Restaurant?
  var lines: [Line]

  /// In won.
  var total: Int { lines.reduce(0) { $0 + $1.price } }
}

extension CartItem: FetchableRecord, PersistableRecord {
  static let databaseTableName = "cartItem"
}
