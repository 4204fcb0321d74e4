import Foundation
import GRDB

/// An order that the restaurant would take now, with today's prices and the options that were wished for.
struct OrderQuote: Hashable, Sendable {
  var restaurant: Restaurant
  var lines: [Cart.Line]

  /// In won.
  var total: Int { lines.reduce(0) { $0 + $1.price } }

  init(
    restaurantID: String, lines wanted: [OrderRequest.Line], wishes: String?, now: Date, calendar: Calendar,
    in db: Database
  ) throws {
    guard let restaurant = try Restaurant.fetchOne(db, key: restaurantID) else {
      throw OrderRefusal.unknownRestaurant
    }
    guard restaurant.isOpen(at: now, calendar: calendar) else {
      throw OrderRefusal.closed(restaurant)
    }
    guard !wanted.isEmpty else { throw OrderRefusal.nothingOrdered }
    self.restaurant = restaurant
    lines = try Self.lines(wanted, of: restaurant, wishes: wishes, in: db)
    guard total >= restaurant.minimumOrder else {
      throw OrderRefusal.belowMinimum(restaurant, total: total)
    }
  }

  /// Lines with the same dish become one.
  private static func lines(
    _ wanted: [OrderRequest.Line], of restaurant: Restaurant, wishes: String?, in db: Database
  ) throws -> [Cart.Line] {
    var lines: [Cart.Line] = []
    for line in wanted {
      guard (1...99).contains(line.quantity) else { throw OrderRefusal.quantity(line.quantity) }
      let found = try Dish.fetchOne(db, key: line.dishID)
      guard let dish = found, dish.restaurantID == restaurant.id else {
        throw OrderRefusal.dishNotThere(restaurant, dish: found)
      }
      if let same = lines.firstIndex(where: { $0.dish.id == dish.id }) {
        lines[same].quantity += line.quantity
      } else {
        lines.append(
          try Cart.Line(dish: dish, quantity: line.quantity, options: dish.options(in: wishes)).checked())
      }
    }
    if let wrong = lines.first(where: { !(1...99).contains($0.quantity) }) {
      throw OrderRefusal.quantity(wrong.quantity)
    }
    return lines
  }

  /// Writes the order. Drivers take turns.
  func place(_ request: OrderRequest, now: Date, in db: Database) throws -> PlacedOrder {
    let drivers = try String.fetchAll(db, sql: "SELECT id FROM driver ORDER BY id")
    let placed = try Order.fetchCount(db)
    var order = Order(
      number: nil, requestKey: request.key, restaurantID: restaurant.id, restaurantName: restaurant.name,
      restaurantEnglish: restaurant.english,
      total: total, addressLabel: request.addressLabel, addressText: request.addressText,
      specialInstructions: request.specialInstructions,
      driverID: drivers.isEmpty ? "" : drivers[placed % drivers.count], createdAt: now,
      deliveryMinutes: restaurant.deliveryMinutes, cancelledAt: nil)
    try order.insert(db)
    for (position, line) in lines.enumerated() {
      try OrderItem(
        orderNumber: order.number ?? 0, position: position, dishID: line.dish.id, name: line.dish.name,
        english: line.dish.english, options: line.options,
        counter: line.dish.counter, price: line.unitPrice, quantity: line.quantity
      ).insert(db)
    }
    return try order.withItems(in: db)
  }
}
