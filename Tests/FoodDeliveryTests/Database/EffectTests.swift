import AppIntents
import Foundation
import SampleDatabase
import Synchronization
import Testing

@testable import FoodDelivery

/// What the app promises of its effects: each is one transaction, and done once for its key.
@Suite struct EffectTests {
  private struct Broken: Error {}

  /// An order of what lies in the cart, to an address that is not known yet.
  private var request: OrderRequest {
    var request = OrderRequest.sample(lines: [.init(dishID: "m17", quantity: 1)])
    request.isCart = true
    request.savesAddress = true
    return request
  }

  @Test("An order that fails at any write leaves no order, no address and the cart as it was")
  func orderIsOneTransaction() async throws {
    var failing = 0
    while true {
      failing += 1
      let (database, steps) = try await filled(failingAt: failing)
      let placed = try? await database.placeOrder(request, now: .at(19))
      let isPlaced = placed != nil
      #expect(try await database.recentOrders(limit: 5).count == (isPlaced ? 1 : 0))
      #expect(try await database.addresses().count == (isPlaced ? 1 : 0))
      #expect(try await database.cart().lines.isEmpty == isPlaced)
      if isPlaced { break }
      #expect(steps.taken == failing)
    }
    // Once before the write, once before its commit.
    #expect(failing == 3)
  }

  /// - Parameter step: which step of a write fails, counted from when the cart is filled.
  private func filled(failingAt step: Int) async throws -> (AppDatabase, Steps) {
    let steps = Steps(-1_000)
    let database = AppDatabase(.memory, calendar: .seoul) {
      if steps.take() == step { throw Broken() }
    }
    _ = try await database.addToCart([.init(dishID: "m17", quantity: 1)])
    steps.begin()
    return (database, steps)
  }

  @Test("What is done again with its key is done once, and gives what it gave")
  func onceForAKey() async throws {
    let database = AppDatabase.fresh()
    for _ in 1...2 {
      #expect(
        try await database.addToCart([.init(dishID: "m17", quantity: 2)], key: "a").cart.total == 38_000)
      #expect(try await database.addFavourite("r3", now: .at(19), key: "b"))
    }
    #expect(try await database.cart().lines.map(\.quantity) == [2])
    _ = try await database.placeOrder(.sample(), now: .at(19))
    for _ in 1...2 {
      #expect(try await database.cancelOrder(1043, now: .at(19), key: "c").order.cancelledAt == .at(19))
    }
    await #expect(throws: OrderRefusal.alreadyCancelled(number: 1043)) {
      try await database.cancelOrder(1043, now: .at(19), key: "d")
    }
  }

  @Test("What fails is not done, and may be done with the same key later")
  func failed() async throws {
    let database = AppDatabase.fresh()
    await #expect(throws: OrderRefusal.quantity(100)) {
      try await database.addToCart([.init(dishID: "m17", quantity: 100)], key: "a")
    }
    #expect(try await database.addToCart([.init(dishID: "m17", quantity: 1)], key: "a").cart.lines.count == 1)
  }
}

/// Steps that a database and a test count together.
private final class Steps: Sendable {
  private let count: Mutex<Int>

  init(_ count: Int) { self.count = Mutex(count) }

  var taken: Int { count.withLock(\.self) }

  func begin() { count.withLock { $0 = 0 } }

  func take() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
