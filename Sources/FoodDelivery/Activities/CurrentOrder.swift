import AppIntents
import Foundation

/// The newest order that is on its way, for every process of the app: in the folder of its group.
struct CurrentOrder: Codable, Hashable {
  var number: Int64?
  var restaurant: String
  var status: OrderStatus
  var expectedAt: Date

  static let group = "group.com.example.hanip"

  init(_ placed: PlacedOrder, at now: Date) {
    number = placed.order.number
    restaurant = placed.order.restaurantName
    (status, expectedAt) = (placed.order.status(at: now), placed.order.expectedAt)
  }

  /// Nil where the processes share nothing.
  private static var file: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?
      .appending(path: "currentOrder.json")
  }

  /// What was shared last.
  static func load() -> CurrentOrder? {
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(CurrentOrder.self, from: data)
  }

  /// Shares an order; nil: none is on its way. The file is replaced whole, so that no reader sees half of it.
  static func save(_ order: CurrentOrder?) throws {
    guard let file else { return }
    guard let order else {
      // It may not be there.
      try? FileManager.default.removeItem(at: file)
      return
    }
    if order == load() { return }
    try JSONEncoder().encode(order).write(to: file, options: .atomic)
  }
}
