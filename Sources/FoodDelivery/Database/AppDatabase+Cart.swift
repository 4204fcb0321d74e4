import Foundation
import GRDB
import SampleDatabase

/// What putting dishes into the cart did.
struct CartChange: Codable, Hashable, Sendable {
  var cart: Cart
  /// The restaurant whose dishes had to make room, because a cart holds dishes of one restaurant.
  var replaced: Restaurant?
}

extension AppDatabase {
  func cart() async throws -> Cart {
    try await read(Self.cart)
  }

  /// Adds to what is there. Dishes of another restaurant leave the cart. Throws `OrderRefusal` if a dish
  /// does not exist, if the dishes are of two restaurants, or if there would be more than 99 of one.
  func addToCart(
    _ lines: [OrderRequest.Line], key: String = UUID().uuidString
  ) async throws -> CartChange {
    try await write(once: key) { db in
      let dishes = try lines.map { line in
        guard let dish = try Dish.fetchOne(db, key: line.dishID) else { throw OrderRefusal.unknownRestaurant }
        return dish
      }
      guard let first = dishes.first, let restaurant = try Restaurant.fetchOne(db, key: first.restaurantID)
      else { throw OrderRefusal.nothingOrdered }
      guard dishes.allSatisfy({ $0.restaurantID == restaurant.id }) else {
        throw OrderRefusal.severalRestaurants
      }
      let before = try Self.cart(in: db).restaurant
      let replaced = before?.id == restaurant.id ? nil : before
      if replaced != nil { try CartItem.deleteAll(db) }
      for line in lines { try Self.add(line, in: db) }
      return CartChange(cart: try Self.cart(in: db), replaced: replaced)
    }
  }

  /// Takes back that dishes were added: no more than was added leaves, and dishes of another restaurant that had to make room for
  /// them return where nothing else has taken their place. What has been ordered since stays out of the cart.
  func takeOutOfCart(_ lines: [OrderRequest.Line], before earlier: Cart) async throws {
    _ = try await write(once: UUID().uuidString) { db in
      let restaurant = try Self.cart(in: db).restaurant
      for line in lines { try Self.take(line, in: db) }
      let isEmpty = try CartItem.fetchCount(db) == 0
      guard isEmpty, let restaurant, restaurant.id != earlier.restaurant?.id else { return false }
      for line in earlier.lines { try CartItem(dishID: line.dish.id, quantity: line.quantity).save(db) }
      return true
    }
  }

  private static func take(_ line: OrderRequest.Line, in db: Database) throws {
    guard let item = try CartItem.fetchOne(db, key: line.dishID) else { return }
    guard item.quantity > line.quantity else {
      try item.delete(db)
      return
    }
    try CartItem(dishID: line.dishID, quantity: item.quantity - line.quantity).save(db)
  }

  func emptyCart(key: String = UUID().uuidString) async throws {
    _ = try await write(once: key) { try CartItem.deleteAll($0) }
  }

  private static func add(_ line: OrderRequest.Line, in db: Database) throws {
    let there = try CartItem.fetchOne(db, key: line.dishID)?.quantity ?? 0
    guard (1...99).contains(line.quantity), (0...99).contains(there) else {
      throw OrderRefusal.quantity(line.quantity)
    }
    let quantity = there + line.quantity
    guard quantity <= 99 else { throw OrderRefusal.quantity(quantity) }
    try CartItem(dishID: line.dishID, quantity: quantity).save(db)
  }

  /// Dishes that are on no menu any more are passed over.
  @Sendable private static func cart(in db: Database) throws -> Cart {
    let items = try CartItem.order(Column.rowID).fetchAll(db)
    let lines = try items.compactMap { item in
      try Dish.fetchOne(db, key: item.dishID).map {
        try Cart.Line(dish: $0, quantity: item.quantity).checked()
      }
    }
    let restaurant = try lines.first.flatMap { try Restaurant.fetchOne(db, key: $0.dish.restaurantID) }
    return Cart(restaurant: restaurant, lines: lines)
  }
}
