import AppIntents
import Testing

@testable import FoodDelivery

@Suite struct OptionTests {
  static let wished: [(String?, Int, String)] = [
    (nil, 14_000, "짜장면 2그릇"), ("곱빼기로", 17_000, "짜장면 2그릇 (곱빼기로)"),
    ("곱빼기로, 양파 빼고", 17_000, "짜장면 2그릇 (곱빼기로)"), ("large", 17_000, "짜장면 2그릇 (곱빼기로)"),
    ("양파 빼고", 14_000, "짜장면 2그릇"), ("순살로", 14_000, "짜장면 2그릇"),
  ]

  @Test("A wish that a dish provides for is an option and has its price", arguments: wished)
  func options(wishes: String?, total: Int, shown: String) async throws {
    let request = OrderRequest.sample(
      restaurant: "r4", lines: [.init(dishID: "m26", quantity: 2)], instructions: wishes)
    let placed = try await AppDatabase.fresh().placeOrder(request, now: .at(19))
    #expect(placed.order.total == total)
    #expect(placed.itemNames.text(in: "ko") == shown)
  }

  @Test("Only the dishes that have the option get it")
  func someDishes() async throws {
    let request = OrderRequest.sample(
      restaurant: "r4", lines: [.init(dishID: "m26", quantity: 1), .init(dishID: "m32", quantity: 1)],
      instructions: "소스 따로 곱빼기로")
    let placed = try await AppDatabase.fresh().placeOrder(request, now: .at(19))
    #expect(
      placed.itemNames.text(in: "en")
        == "Jajangmyeon × 1 (large), Sweet and sour pork × 1 (sauce on the side)")
    #expect(placed.order.total == 7_000 + 1_500 + 18_000)
  }
}
