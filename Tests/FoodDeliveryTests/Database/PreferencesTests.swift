import Foundation
import Testing

@testable import FoodDelivery

@Suite struct PreferencesTests {
  @Test("The cart adds up and holds dishes of one restaurant")
  func cart() async throws {
    let database = AppDatabase.fresh()
    _ = try await database.addToCart([.init(dishID: "m17", quantity: 1)])
    let more = try await database.addToCart([
      .init(dishID: "m17", quantity: 2), .init(dishID: "m19", quantity: 1),
    ])
    #expect(more.replaced == nil)
    #expect(more.cart.lines.map(\.quantity) == [3, 1])
    #expect(more.cart.total == 62_000)

    let other = try await database.addToCart([.init(dishID: "m26", quantity: 1)])
    #expect(other.replaced?.name == "한밤치킨")
    #expect(other.cart.restaurant?.name == "만리향")
    #expect(other.cart.lines.map(\.dish.name) == ["짜장면"])

    try await database.emptyCart()
    #expect(try await database.cart() == Cart(restaurant: nil, lines: []))
  }

  static let refused: [([OrderRequest.Line], OrderRefusal)] = [
    ([], .nothingOrdered),
    ([.init(dishID: "m17", quantity: 0)], .quantity(0)),
    ([.init(dishID: "m17", quantity: 100)], .quantity(100)),
    (
      [.init(dishID: "m17", quantity: 1), .init(dishID: "m26", quantity: 1)],
      .severalRestaurants
    ),
  ]

  @Test("What cannot go into the cart leaves it as it was", arguments: refused)
  func cartRefusals(lines: [OrderRequest.Line], refusal: OrderRefusal) async throws {
    let database = AppDatabase.fresh()
    let before = try await database.addToCart([.init(dishID: "m7", quantity: 1)]).cart
    await #expect(throws: refusal) { try await database.addToCart(lines) }
    #expect(try await database.cart() == before)
  }

  @Test("The address saved last is the default, and a label has one address")
  func addresses() async throws {
    let database = AppDatabase.fresh()
    #expect(try await database.addresses().isEmpty)
    _ = try await database.saveAddress(label: "home", text: "서울 마포구 월드컵로 1")
    _ = try await database.saveAddress(label: "work", text: "서울 중구 을지로 2")
    _ = try await database.saveAddress(label: "home", text: "서울 마포구 월드컵로 3")
    let addresses = try await database.addresses()
    #expect(
      addresses == [
        Address(id: "home", text: "서울 마포구 월드컵로 3", isDefault: true),
        Address(id: "work", text: "서울 중구 을지로 2", isDefault: false),
      ])
  }

  @Test("A favourite is kept once, the newest first")
  func favourites() async throws {
    let database = AppDatabase.fresh()
    #expect(try await database.addFavourite("r3", now: .at(10)))
    #expect(try await database.addFavourite("r2", now: .at(11)))
    #expect(try await !database.addFavourite("r3", now: .at(12)))
    #expect(try await database.favourites().map(\.name) == ["교동통닭", "한밤치킨"])
    #expect(try await database.removeFavourite("r2"))
    #expect(try await !database.removeFavourite("r2"))
    #expect(try await database.favourites().map(\.name) == ["한밤치킨"])
  }

  @Test("Deliveries are announced until somebody says otherwise")
  func notifications() async throws {
    let database = AppDatabase.fresh()
    #expect(try await database.announcesDeliveries())
    try await database.setAnnouncesDeliveries(false)
    #expect(try await !database.announcesDeliveries())
    try await database.setAnnouncesDeliveries(true)
    #expect(try await database.announcesDeliveries())
  }
}
