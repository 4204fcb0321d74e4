import Foundation

/// How far an order has come.
enum OrderStatus: String, Codable, CaseIterable, Hashable, Sendable {
  case waiting, accepted, cooking, pickedUp, delivering, delivered, cancelled

  /// 0…1; a cancelled order has none.
  var progress: Double? {
    switch self {
    case .waiting: 0
    case .accepted: 0.2
    case .cooking: 0.4
    case .pickedUp: 0.6
    case .delivering: 0.8
    case .delivered: 1
    case .cancelled: nil
    }
  }

  /// Whether the order can still be withdrawn: until the kitchen begins.
  var isCancellable: Bool { self == .waiting || self == .accepted }

  /// Whether the order is neither delivered nor cancelled.
  var isOpen: Bool { self != .delivered && self != .cancelled }

  /// Whether a driver has been found.
  var hasDriver: Bool { self == .cooking || self == .pickedUp || self == .delivering || self == .delivered }
}

/// The minutes after an order at which it moves on. The end, delivery, is the restaurant's own estimate.
enum DeliveryClock {
  static let accepted = 2.0
  static let cooking = 10.0
  static let pickedUp = 20.0
  static let delivering = 22.0
  /// The longest that any delivery takes.
  static let delivered = 40.0

  static func status(minutes: Double, deliveryMinutes: Int) -> OrderStatus {
    switch minutes {
    case min(Double(deliveryMinutes), delivered)...: .delivered
    case delivering...: .delivering
    case pickedUp...: .pickedUp
    case cooking...: .cooking
    case accepted...: .accepted
    default: .waiting
    }
  }
}
