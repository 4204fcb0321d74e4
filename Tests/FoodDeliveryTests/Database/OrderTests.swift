import AppIntents
import Foundation
import GRDB
import SampleDatabase
import Testing

@testable import FoodDelivery

@Suite struct OrderTests {
  @Test("The first order is number 1043 and costs what its lines cost")
  func firstOrder() async throws {
    let placed = try await AppDatabase.fresh().placeOrder(.sample(), now: .at(19, 12))
    #expect(placed.order.number == 1043)
    #expect(placed.order.total == 38_000)
    #expect(placed.order.expectedAt == .at(19, 42))
    #expect(placed.items.map(\.name) == ["양념치킨"])
  }

  @Test("Placing twice with one key is one order")
  func onceForAKey() async throws {
    let database = AppDatabase.fresh()
    let first = try await database.placeOrder(.sample(), now: .at(19))
    let again = try await database.placeOrder(.sample(), now: .at(19, 5))
    #expect(first == again)
    let other = try await database.placeOrder(.sample(key: "k2"), now: .at(19, 5))
    #expect(other.order.number == 1044)
    let recent = try await database.recentOrders(limit: 5)
    #expect(recent.map(\.order.number) == [1044, 1043])
  }

  @Test("Lines with the same dish become one")
  func sameDish() async throws {
    let lines = [OrderRequest.Line](repeating: .init(dishID: "m17", quantity: 2), count: 2)
    let placed = try await AppDatabase.fresh().placeOrder(.sample(lines: lines), now: .at(19))
    #expect(placed.items.map(\.quantity) == [4])
  }

  static let refused: [(OrderRequest, String)] = [
    (.sample(lines: []), "주문할 메뉴가 없어요. 메뉴를 먼저 골라 주세요."),
    (.sample(restaurant: "r99"), "그런 가게를 찾지 못했어요."),
    (
      .sample(restaurant: "r12", lines: [.init(dishID: "m96", quantity: 1)]),
      "스시하루은(는) 지금 문을 닫았어요. 11:00에 열어요."
    ),
    (.sample(lines: [.init(dishID: "m1", quantity: 2)]), "한밤치킨에는 육개장이(가) 없어요."),
    (.sample(lines: [.init(dishID: "m999", quantity: 2)]), "한밤치킨에는 이제 그 메뉴가 없어요."),
    (.sample(lines: [.init(dishID: "m17", quantity: 0)]), "한 메뉴는 1개부터 99개까지 주문할 수 있어요."),
    (.sample(lines: [.init(dishID: "m17", quantity: 100)]), "한 메뉴는 1개부터 99개까지 주문할 수 있어요."),
    (
      .sample(lines: [.init(dishID: "m19", quantity: 2)]),
      "한밤치킨은(는) 15,000원부터 주문할 수 있어요. 지금은 10,000원이라 5,000원이 모자라요."
    ),
  ]

  @Test("An order that cannot be is refused, says why, and leaves nothing behind", arguments: refused)
  func refusals(request: OrderRequest, text: String) async throws {
    let database = AppDatabase.fresh()
    let refusal = await #expect(throws: OrderRefusal.self) {
      try await database.placeOrder(request, now: .at(9))
    }
    #expect(refusal.map { String(localized: $0.localizedStringResource) } == text)
    #expect(try await database.recentOrders(limit: 5).isEmpty)
  }

  @Test(
    "A price that no dish has is refused and not calculated with",
    arguments: [Int.max, Int.min, -1, 1_000_000_001])
  func hostilePrice(_ price: Int) async throws {
    let database = AppDatabase.fresh()
    _ = try await database.addToCart([OrderRequest.Line(dishID: "m17", quantity: 2)])
    try await database.write { db in
      try db.execute(sql: "UPDATE dish SET price = ? WHERE id = 'm17'", arguments: [price])
    }
    let refusal = await #expect(throws: OrderRefusal.self) {
      try await database.placeOrder(.sample(), now: .at(19))
    }
    #expect(
      refusal.map { String(localized: $0.localizedStringResource) }
        == "양념치킨의 가격 정보가 잘못되어 있어서 지금은 주문할 수 없어요.")
    await #expect(throws: OrderRefusal.self) { try await database.cart() }
  }

  @Test("Quantities whose sum no number holds are refused")
  func hostileQuantities() async throws {
    let lines = [OrderRequest.Line](repeating: .init(dishID: "m17", quantity: .max), count: 2)
    await #expect(throws: OrderRefusal.quantity(.max)) {
      try await AppDatabase.fresh().placeOrder(.sample(lines: lines), now: .at(19))
    }
  }

  @Test("The minimum itself is enough")
  func minimum() async throws {
    let lines = [OrderRequest.Line(dishID: "m19", quantity: 3)]
    let placed = try await AppDatabase.fresh().placeOrder(.sample(lines: lines), now: .at(9))
    #expect(placed.order.total == 15_000)
  }

  @Test(
    "The status moves on the clock",
    arguments: [
      (0, .waiting, 0), (1.9, .waiting, 0), (2, .accepted, 0.2), (9.9, .accepted, 0.2), (10, .cooking, 0.4),
      (19.9, .cooking, 0.4), (20, .pickedUp, 0.6), (22, .delivering, 0.8), (39.9, .delivering, 0.8),
      (40, .delivered, 1), (4000, .delivered, 1),
    ] as [(Double, OrderStatus, Double)])
  func clock(minutes: Double, status: OrderStatus, progress: Double) {
    let reached = DeliveryClock.status(minutes: minutes, deliveryMinutes: 40)
    #expect(reached == status)
    #expect(reached.progress == progress)
  }

  @Test("A fast restaurant has delivered when it said it would")
  func fast() async throws {
    let order = try await AppDatabase.fresh().placeOrder(.sample(), now: .at(19)).order
    #expect(order.status(at: .at(19, 29)) == .delivering)
    #expect(order.status(at: .at(19, 30)) == .delivered)
    #expect(order.deliveredAt(.at(19, 29)) == nil)
    #expect(order.deliveredAt(.at(20)) == .at(19, 30))
  }

  @Test("An order can be taken back until the kitchen begins", arguments: [0, 5, 9.9])
  func cancelInTime(minutes: Double) async throws {
    let database = AppDatabase.fresh()
    _ = try await database.placeOrder(.sample(), now: .at(19))
    let now = Date.at(19).after(minutes: minutes)
    let cancelled = try await database.cancelOrder(1043, now: now)
    #expect(cancelled.order.status(at: now) == .cancelled)
    #expect(cancelled.order.status(at: .at(23)) == .cancelled)
    await #expect(throws: OrderRefusal.alreadyCancelled(number: 1043)) {
      try await database.cancelOrder(1043, now: now)
    }
  }

  @Test(
    "An order cannot be taken back once the kitchen has begun",
    arguments: [(10, .cooking), (21, .pickedUp), (300, .delivered)] as [(Double, OrderStatus)])
  func cancelTooLate(minutes: Double, status: OrderStatus) async throws {
    let database = AppDatabase.fresh()
    _ = try await database.placeOrder(.sample(), now: .at(19))
    let now = Date.at(19).after(minutes: minutes)
    await #expect(throws: OrderRefusal.tooLateToCancel(number: 1043, status: status)) {
      try await database.cancelOrder(1043, now: now)
    }
    #expect(try await database.orders([1043]).first?.order.cancelledAt == nil)
  }

  @Test("An order that does not exist cannot be taken back")
  func cancelUnknown() async throws {
    await #expect(throws: OrderRefusal.unknownOrder(number: 7)) {
      try await AppDatabase.fresh().cancelOrder(7, now: .at(19))
    }
  }

  @Test("The driver has a place only between the restaurant and the door")
  func driver() async throws {
    let database = AppDatabase.fresh()
    let order = try await database.placeOrder(.sample(), now: .at(19)).order
    let driver = try #require(try await database.driver(order.driverID))
    let places = [9, 15, 20, 22, 25, 29, 30].map { driver.place(bringing: order, at: .at(19, $0)) }
    #expect(
      places == [nil, nil, "한밤치킨", "홍대입구역 사거리", "경의선숲길 끝", "집 앞 골목", nil])
  }
}
