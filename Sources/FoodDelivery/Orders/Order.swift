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

// Read column by column: `Codable` makes a decoder for every row, and asks of every type whether it is a value of the
// database.

extension Order: FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "foodOrder"

  init(row: Row) throws {
    number = try row.decode(forColumn: "number")
    requestKey = try row.decode(forColumn: "requestKey")
    restaurantID = try row.decode(forColumn: "restaurantID")
    restaurantName = try row.decode(forColumn: "restaurantName")
    restaurantEnglish = try row.decode(forColumn: "restaurantEnglish")
    total = try row.decode(forColumn: "total")
    addressLabel = try row.decode(forColumn: "addressLabel")
    addressText = try row.decode(forColumn: "addressText")
    specialInstructions = try row.decode(forColumn: "specialInstructions")
    driverID = try row.decode(forColumn: "driverID")
    createdAt = try row.decode(forColumn: "createdAt")
    deliveryMinutes = try row.decode(forColumn: "deliveryMinutes")
    cancelledAt = try row.decode(forColumn: "cancelledAt")
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { number = inserted.rowID }
}

extension OrderItem: FetchableRecord, PersistableRecord {
  static let databaseTableName = "orderItem"

  init(row: Row) throws {
    orderNumber = try row.decode(forColumn: "orderNumber")
    position = try row.decode(forColumn: "position")
    dishID = try row.decode(forColumn: "dishID")
    name = try row.decode(forColumn: "name")
    english = try row.decode(forColumn: "english")
    // Most lines have no options, and for them no JSON is read.
    let json: String = try row.decode(forColumn: "options")
    options = json == "[]" ? [] : try JSONDecoder().decode([DishOption].self, from: Data(json.utf8))
    counter = try row.decode(forColumn: "counter")
    price = try row.decode(forColumn: "price")
    quantity = try row.decode(forColumn: "quantity")
  }
}
