import Foundation
import GRDB

/// Somebody who brings orders.
struct Driver: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  var phone: String
  /// Where the way leads past, in order.
  var places: [String]

  /// Where the driver of `order` is; nil before the dishes are picked up and after they are delivered.
  func place(bringing order: Order, at now: Date) -> String? {
    switch order.status(at: now) {
    case .pickedUp: return order.restaurantName
    case .delivering:
      let start = DeliveryClock.delivering * 60
      let way = Double(order.deliveryMinutes) * 60 - start
      let gone = now.timeIntervalSince(order.createdAt) - start
      let index = Int(gone / way * Double(places.count))
      return places.isEmpty ? nil : places[min(max(index, 0), places.count - 1)]
    case .waiting, .accepted, .cooking, .delivered, .cancelled: return nil
    }
  }
}

extension Driver: FetchableRecord, PersistableRecord {
  static let databaseTableName = "driver"
}
