public import AppIntents
import Foundation

/// Orders on their way, so that people are told when one moves on.
extension FoodDelivery: OngoingActivityProvider {
  public static func ongoingActivities() async throws -> [OngoingActivity] {
    try await OrderActivities().all()
  }
}

private struct OrderActivities {
  @AppDependency var database: AppDatabase

  /// Minutes for which a delivery that has come is still told of.
  private static let afterwards = 30.0

  /// None while delivery notifications are off. A withdrawn order moves no more: whoever withdrew it knows.
  func all() async throws -> [OngoingActivity] {
    guard try await database.announcesDeliveries() else { return [] }
    let now = try await IntentContext.now
    let longest = DeliveryClock.delivered + Self.afterwards
    let begin = now.addingTimeInterval(-longest * 60)
    return try await database.recentOrders(limit: 20, after: begin).compactMap { placed in
      let order = placed.order
      let minutes = now.timeIntervalSince(order.createdAt) / 60
      let status = order.status(at: now)
      guard status != .cancelled, minutes < Double(order.deliveryMinutes) + Self.afterwards else {
        return nil
      }
      return OngoingActivity(
        id: order.id, text: status.sentence(about: placed.title), progress: status.progress,
        nextChange: order.nextChange(after: now))
    }
  }
}

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
