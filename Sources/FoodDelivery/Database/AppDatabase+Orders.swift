import Foundation
import GRDB
import SampleDatabase

/// What is wanted from one restaurant.
struct OrderRequest: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var dishID: String
    var quantity: Int
  }

  /// Placing twice with one key is one order.
  var key: String
  var restaurantID: String
  var lines: [Line]
  /// A label of the saved addresses; empty when the address is not saved.
  var addressLabel: String
  var addressText: String
  var specialInstructions: String?
  /// Whether the order is what lies in the cart, which is then empty.
  var isCart = false
  /// Whether the address is not known yet, and is the default one from then on.
  var savesAddress = false
}

/// Placing, finding and withdrawing orders. What is asked for again and again is written as SQL, which is compiled once.
extension AppDatabase {
  /// What `placeOrder` would take, or throws `OrderRefusal`: the restaurant exists and is open, it has every
  /// dish, every quantity is 1…99, and the total reaches the minimum order.
  func quote(
    _ restaurantID: String, lines: [OrderRequest.Line], wishes: String?, now: Date
  ) async throws -> OrderQuote {
    try await read { [calendar] db in
      try OrderQuote(
        restaurantID: restaurantID, lines: lines, wishes: wishes, now: now, calendar: calendar, in: db)
    }
  }

  /// Places the order, with everything that belongs to it, or returns the one that was placed with the same key.
  func placeOrder(_ request: OrderRequest, now: Date) async throws -> PlacedOrder {
    try await write { [calendar] db in
      if let placed = try Order.filter(Column("requestKey") == request.key).fetchOne(db) {
        return try placed.withItems(in: db)
      }
      let quote = try OrderQuote(
        restaurantID: request.restaurantID, lines: request.lines, wishes: request.specialInstructions,
        now: now, calendar: calendar, in: db)
      if request.isCart { try CartItem.deleteAll(db) }
      if request.savesAddress {
        _ = try Address.saveDefault(label: request.addressLabel, text: request.addressText, in: db)
      }
      return try quote.place(request, now: now, in: db)
    }
  }

  /// Takes an order back, or throws `OrderRefusal`: only until the kitchen begins.
  ///
  /// - Parameter key: here and elsewhere, what is done again with the same key is done once.
  func cancelOrder(
    _ number: Int64, now: Date, key: String = UUID().uuidString
  ) async throws -> PlacedOrder {
    try await write(once: key) { db in
      guard var order = try Order.fetchOne(db, key: number) else {
        throw OrderRefusal.unknownOrder(number: number)
      }
      let status = order.status(at: now)
      guard status != .cancelled else { throw OrderRefusal.alreadyCancelled(number: number) }
      guard status.isCancellable else { throw OrderRefusal.tooLateToCancel(number: number, status: status) }
      order.cancelledAt = now
      try order.update(db)
      return try order.withItems(in: db)
    }
  }

  /// The newest orders, newest first.
  func recentOrders(limit: Int) async throws -> [PlacedOrder] {
    try await read { db in
      try SQLRequest<Order>(
        literal: "SELECT * FROM foodOrder ORDER BY number DESC LIMIT \(limit)", cached: true
      ).fetchAll(db).withItems(in: db)
    }
  }

  /// The newest orders that were placed after `begin`, newest first.
  func recentOrders(limit: Int, after begin: Date) async throws -> [PlacedOrder] {
    try await read { db in
      try SQLRequest<Order>(
        literal: "SELECT * FROM foodOrder WHERE createdAt > \(begin) ORDER BY number DESC LIMIT \(limit)",
        cached: true
      ).fetchAll(db).withItems(in: db)
    }
  }

  /// What was ordered most often, as its latest order; of two, the one ordered last. Nil without orders.
  func usualOrder() async throws -> PlacedOrder? {
    let recent = try await recentOrders(limit: 100).filter { $0.order.cancelledAt == nil }
    let same = Dictionary(grouping: recent) { placed in
      Set(placed.items.map { "\($0.dishID) \($0.quantity)" })
    }
    return same.values.max { ($0.count, $0[0].order.number ?? 0) < ($1.count, $1[0].order.number ?? 0) }?
      .first
  }

  /// In the order of `numbers`; those that do not exist are left out.
  func orders(_ numbers: [Int64]) async throws -> [PlacedOrder] {
    let found = try await read { try Order.fetchAll($0, keys: numbers).withItems(in: $0) }
    return numbers.compactMap { number in found.first { $0.order.number == number } }
  }
}

extension Order {
  func withItems(in db: Database) throws -> PlacedOrder {
    let items = try OrderItem.filter(Column("orderNumber") == number).order(Column("position")).fetchAll(db)
    return PlacedOrder(order: self, items: items)
  }
}

extension [Order] {
  /// With one look at the lines, however many orders there are.
  func withItems(in db: Database) throws -> [PlacedOrder] {
    guard !isEmpty else { return [] }
    let items = try SQLRequest<OrderItem>(
      literal: """
        SELECT * FROM orderItem WHERE orderNumber IN \(compactMap(\.number)) ORDER BY orderNumber, position
        """, cached: true
    ).fetchAll(db)
    let lines = Dictionary(grouping: items, by: \.orderNumber)
    return map { PlacedOrder(order: $0, items: $0.number.flatMap { lines[$0] } ?? []) }
  }
}
