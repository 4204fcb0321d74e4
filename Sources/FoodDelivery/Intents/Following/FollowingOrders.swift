import AppIntents
import Foundation

extension AppDatabase {
  /// The order that was named, else the newest one that is still open. Throws `NothingToShow`.
  func followed(_ named: OrderEntity?, now: Date) async throws -> PlacedOrder {
    if let named { return named.placed }
    let recent = try await recentOrders(limit: 20)
    guard !recent.isEmpty else { throw NothingToShow.noOrders }
    guard let open = recent.first(where: { $0.order.status(at: now).isOpen }) else {
      throw NothingToShow.nothingOnItsWay
    }
    return open
  }

  /// The driver of an order. Throws `NothingToShow` while there is none.
  func driver(of order: Order, now: Date) async throws -> Driver {
    let status = order.status(at: now)
    guard status != .cancelled else { throw NothingToShow.nothingOnItsWay }
    guard status.hasDriver, let driver = try await driver(order.driverID) else {
      throw NothingToShow.noDriverYet(status)
    }
    return driver
  }
}

extension PlacedOrder {
  /// `주문 1043`.
  var title: LocalizedStringResource {
    LocalizedStringResource(ko: "주문 \(order.id)", en: "Order \(order.id)")
  }

  /// What has become of it, and when it is expected while it is open.
  func report(at now: Date, calendar: Calendar) -> LocalizedStringResource {
    let status = order.status(at: now)
    let sentence = status.sentence(about: title)
    guard status.isOpen else { return sentence }
    let time = LocalizedStringResource.clockTime(order.expectedAt, calendar: calendar)
    let minutes = order.minutesLeft(at: now)
    return LocalizedStringResource(
      ko: "\(sentence) \(time)쯤, \(minutes)분 뒤에 도착할 예정이에요.",
      en: "\(sentence) It should arrive at about \(time), in \(minutes) min.")
  }
}
