import Foundation
import GRDB

/// An order that was placed. Names and prices are those of the moment it was placed.
struct Order: Codable, Hashable, Identifiable, Sendable {
  /// The order number. The first one is 1043.
  var number: Int64?
  /// What makes a repeated placing the same order.
  var requestKey: String
  var restaurantID: String
  var restaurantName: String
  /// The restaurant's name in English.
  var restaurantEnglish: String
  /// In won.
  var total: Int
  /// Empty when the address was not a saved one.
  var addressLabel: String
  var addressText: String
  var specialInstructions: String?
  var driverID: String
  var createdAt: Date
  /// Minutes from `createdAt` to the door.
  var deliveryMinutes: Int
  var cancelledAt: Date?

  var id: String { String(number ?? 0) }

  /// When it is expected at the door.
  var expectedAt: Date { createdAt.addingTimeInterval(Double(deliveryMinutes) * 60) }

  func status(at now: Date) -> OrderStatus {
    if let cancelledAt, cancelledAt <= now { return .cancelled }
    let minutes = now.timeIntervalSince(createdAt) / 60
    return DeliveryClock.status(minutes: minutes, deliveryMinutes: deliveryMinutes)
  }

  /// When it was delivered, if it has been.
  func deliveredAt(_ now: Date) -> Date? { status(at: now) == .delivered ? expectedAt : nil }

  /// Whole minutes until it arrives, at least one while it is open.
  func minutesLeft(at now: Date) -> Int { max(1, Int((expectedAt.timeIntervalSince(now) / 60).rounded(.up))) }
}

/// One line of an order.
struct OrderItem: Codable, Hashable, Sendable {
  var orderNumber: Int64
  /// Its place in the order, from 0.
  var position: Int
  var dishID: String
  var name: String
  /// Its name in English.
  var english: String
  var options: [DishOption]
  var counter: String
  /// Of one, with its options, in won.
  var price: Int
  var quantity: Int
}

/// An order together with its lines.
struct PlacedOrder: Codable, Hashable, Sendable {
  var order: Order
  var items: [OrderItem]
}

extension Order: FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "foodOrder"

  mutating func didInsert(_ inserted: InsertionSuccess) { number = inserted.rowID }
}

extension OrderItem: FetchableRecord, PersistableRecord {
  static let databaseTableName = "orderItem"
}
