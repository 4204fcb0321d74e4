import Foundation
public import LiveActivities
import Notifications

/// One activity for each order, from the moment at which it is placed until half an hour after it has come.
extension FoodDelivery: LiveActivityApp {
  public static func updateActivities() async throws -> Date? {
    try await OrderActivityUpdate(now: try await IntentContext.now).run()
  }
}

/// Brings the activities in line with the orders at one moment.
private struct OrderActivityUpdate {
  @AppDependency var database: AppDatabase
  let now: Date

  /// Minutes for which a delivery that has come is still seen.
  private static let afterwards = 30.0
  /// Seconds to wait for a change that was due before it is looked up again.
  private static let patience = 60.0

  init(now: Date) { self.now = now }

  func run() async throws -> Date? {
    if try await !database.announcesDeliveries() {
      UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }
    let longest = DeliveryClock.delivered + Self.afterwards
    let orders = try await database.recentOrders(limit: 20, after: now.addingTimeInterval(-longest * 60))
    let known = Activity<OrderAttributes>.activities
    for activity in known {
      let order = orders.first { $0.order.number == activity.attributes.order.number }
      if let order {
        try await update(activity, order)
      } else {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
    }
    try await begin(
      orders.filter { order in !known.contains { $0.attributes.order.number == order.order.number } })
    try await share(orders)
    let next = try await nextChange(of: orders)
    if next != nil { await OrderUpdateTask.schedule(from: now) }
    return next
  }

  /// The newest order that is on its way is known to every process of the app.
  private func share(_ orders: [PlacedOrder]) async throws {
    let open = orders.first { $0.order.status(at: now).isOpen }
    try CurrentOrder.save(open.map { CurrentOrder($0, at: now) })
    // Everything may have been forgotten since the orders were read: first the orders, then what is shared.
    guard let number = open?.order.number else { return }
    if try await database.orders([number]).isEmpty { try CurrentOrder.save(nil) }
  }

  /// What was begun once is not begun again, also when a person has put it away.
  private func begin(_ orders: [PlacedOrder]) async throws {
    for placed in orders.reversed() where placed.isFollowed(at: now, afterwards: Self.afterwards) {
      guard let number = placed.order.number, try await !database.hasActivity(number) else { continue }
      let content = try await content(of: placed)
      do {
        let activity = try Activity.request(
          attributes: OrderAttributes(placed), content: content, pushType: .token)
        try await database.noteActivity(number)
        await announce(placed)
        try await update(activity, placed)
      } catch is ActivityAuthorizationError {
        // There are enough, or none are wanted: it may begin later.
        return
      }
    }
  }

  /// An order that cannot be announced is seen all the same.
  private func announce(_ placed: PlacedOrder) async {
    guard (try? await database.announcesDeliveries()) == true,
      let request = ArrivalNotice(placed: placed).request(at: now)
    else { return }
    try? await UNUserNotificationCenter.current().add(request)
  }

  private func withdraw(_ placed: PlacedOrder) {
    UNUserNotificationCenter.current().removePendingNotificationRequests(
      withIdentifiers: [ArrivalNotice(placed: placed).identifier])
  }

  private func update(_ activity: Activity<OrderAttributes>, _ placed: PlacedOrder) async throws {
    let content = try await content(of: placed)
    switch content.state.status {
    case .cancelled:
      withdraw(placed)
      await activity.end(content, dismissalPolicy: .immediate)
    case .delivered:
      let removal = placed.order.expectedAt.addingTimeInterval(Self.afterwards * 60)
      await activity.end(content, dismissalPolicy: .after(removal))
    default: await activity.update(content)
    }
  }

  private func content(
    of placed: PlacedOrder
  ) async throws -> ActivityContent<OrderAttributes.ContentState> {
    let order = placed.order
    let status = order.status(at: now)
    let driver = status.hasDriver ? try await database.driver(order.driverID) : nil
    let state = OrderAttributes.ContentState(
      status: status, expectedAt: order.expectedAt, driver: driver?.name,
      place: driver?.place(bringing: order, at: now),
      isSilent: try await database.announcesDeliveries() ? nil : true)
    let next = order.nextChange(after: now, past: driver?.places.count ?? 0)
    return ActivityContent(
      state: state, staleDate: next?.addingTimeInterval(Self.patience),
      relevanceScore: status.activityRelevance)
  }

  private func nextChange(of orders: [PlacedOrder]) async throws -> Date? {
    var dates: [Date] = []
    for placed in orders where placed.order.status(at: now).isOpen {
      let places = try await database.driver(placed.order.driverID)?.places.count ?? 0
      if let next = placed.order.nextChange(after: now, past: places) { dates.append(next) }
    }
    return dates.min()
  }
}

extension PlacedOrder {
  /// It is on its way, or came a short while ago.
  fileprivate func isFollowed(at now: Date, afterwards minutes: Double) -> Bool {
    order.status(at: now) != .cancelled && now < order.expectedAt.addingTimeInterval(minutes * 60)
  }
}

extension Order {
  /// When it moves on, or its driver comes to another place.
  fileprivate func nextChange(after now: Date, past places: Int) -> Date? {
    let start = DeliveryClock.delivering * 60
    let way = Double(deliveryMinutes) * 60 - start
    let passed =
      way > 0 && places > 0 ? (1..<max(places, 1)).map { start + way * Double($0) / Double(places) } : []
    let dates = passed.map { createdAt.addingTimeInterval($0) }.filter { $0 > now }
    guard status(at: now).isOpen else { return nil }
    return (dates + [nextChange(after: now)].compactMap(\.self)).min()
  }
}
