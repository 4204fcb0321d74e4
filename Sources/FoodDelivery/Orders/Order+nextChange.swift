import Foundation

extension Order {
  /// When it moves on; nil when it has come to its end.
  func nextChange(after now: Date) -> Date? {
    guard status(at: now).isOpen else { return nil }
    let steps = [
      DeliveryClock.accepted, DeliveryClock.cooking, DeliveryClock.pickedUp, DeliveryClock.delivering,
      min(Double(deliveryMinutes), DeliveryClock.delivered),
    ]
    return steps.map { createdAt.addingTimeInterval($0 * 60) }.filter { $0 > now }.min()
  }
}
